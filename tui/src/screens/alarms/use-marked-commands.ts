import { useAction } from '@liftwatch/core/hooks/action'
import type { FormView } from '@liftwatch/core/views/forms/form-view'
import type { RecordList } from '../../components/record-list/use-record-list'
import type { Commands } from '../../input/key-router'
import { useNavigation, type Marked } from '../../navigation/navigation'
import { useProgram } from '../../program/program'

/** The key that acknowledges what is marked, there from the first mark on. */
export function useMarkedCommands<Row extends { readonly id: string }>(
  view: FormView,
  list: RecordList<Row> | undefined,
): Commands {
  const { translate } = useProgram()
  const { open } = useNavigation()
  const { refusal } = useAction(view)
  if (!list || list.view.marks.size === 0) return {}
  const { become, kind } = list
  const done = () => become(current => ({ ...current, marks: new Map() }))
  const marked: Marked[] = [...list.view.marks].map(([id, name]) => ({ id, name }))
  const run = () => open({ name: 'acknowledge-marked', view, list: translate(kind.title), marked, done })
  return { 'list.acknowledgeMarked': { run, refusal } }
}
