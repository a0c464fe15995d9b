import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { useActions } from '@liftwatch/core/hooks/action'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import type { Commands } from '../../input/key-router'
import { useNavigation, type Screen } from '../../navigation/navigation'
import { useProgram } from '../../program/program'

/**
 * The key that makes a new record, in a form; then the record is shown, where it has a detail.
 * @param isList whether the screen is that of the list: in a detail the key could be meant for the record
 */
export function useCreateCommand<Row extends { readonly id: string }>(
  view: ResourceView<Row>,
  isList: boolean,
): Commands {
  const { translate } = useProgram()
  const { open } = useNavigation()
  const actionOf = useActions()
  const { name: of, title, calls, creates } = view
  if (!isList || creates?.key === undefined) return {}
  const subject = translate(creates.title)
  const next = (row: unknown) => ({ name: 'record', of, row }) as unknown as Screen
  const opened = { view: creates, subject, trail: [translate(title), subject], ...(calls.detail && { next }) }
  return {
    [creates.name]: {
      run: () => open({ name: 'form', opened }),
      refusal: actionOf<Endpoint>(creates).refusal,
    },
  }
}
