import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { useActions } from '@liftwatch/core/hooks/action'
import type { FormRow, FormView } from '@liftwatch/core/views/forms/form-view'
import { rowInput } from '@liftwatch/core/views/forms/row-input'
import type { Commands } from '../../input/key-router'
import type { BindingId } from '../../input/keys'
import { useNavigation } from '../../navigation/navigation'
import { useProgram } from '../../program/program'
import { useAct } from '../alarms/use-act'

interface Subject {
  /** What the record is called in messages. */
  readonly name: string
  /** Where it is: its list and itself. */
  readonly trail: readonly string[]
  /** Said above the fields of a form. */
  readonly lead?: string
}

/**
 * The keys for what people do with a record, each by its form's name: at once, or in a form where something is to be asked. What has
 * no key is left to the other front-ends.
 * @param row undefined while there is none
 */
export function useActionCommands(
  views: readonly FormView[],
  row: FormRow | undefined,
  subject: Subject | undefined,
): Commands {
  const { translate } = useProgram()
  const { open } = useNavigation()
  const act = useAct()
  const actionOf = useActions()
  if (!row || !subject) return {}
  const { name, trail, lead } = subject
  const offered = views.filter(({ key }) => key !== undefined)
  const commands = offered.map(view => {
    const { refusal, run, takeBack } = actionOf<Endpoint>(view, row)
    const { id } = row
    const start = () =>
      view.fields.length > 0
        ? open({
            name: 'form',
            opened: { view, row, subject: name, trail: [...trail, translate(view.title)], ...(lead && { lead }) },
          })
        : act({ id, name, view, run: () => run(rowInput(view, [row])), ...(takeBack && { takeBack }) })
    return [view.name as BindingId, { run: start, refusal }] as const
  })
  return Object.fromEntries(commands)
}
