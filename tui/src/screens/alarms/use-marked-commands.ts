import type { Refusal } from '@liftwatch/core/errors'
import type { RecordList } from '../../components/record-list/use-record-list'
import type { Commands } from '../../input/key-router'
import { useNavigation, type Marked } from '../../navigation'

/** The key that acknowledges what is marked, there from the first mark on. */
export function useMarkedCommands<Row extends { readonly id: string }>(
  of: 'liftFaults' | 'passengerTraps',
  list: RecordList<Row> | undefined,
  refusal: Refusal | undefined,
): Commands {
  const { open } = useNavigation()
  if (!list || list.view.marks.size === 0) return {}
  const { become, view } = list
  const done = () => become(current => ({ ...current, marks: new Map() }))
  const marked: Marked[] = [...view.marks].map(([id, name]) => ({ id, name }))
  return { 'list.acknowledgeMarked': { run: () => open({ name: 'acknowledge-marked', of, marked, done }), refusal } }
}
