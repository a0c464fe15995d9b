import { isPermitted, type Endpoint } from '@liftwatch/core/contract/endpoint'
import { usePermissions } from '@liftwatch/core/hooks/session'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import { entryFact } from '../components/facts/entry'
import type { Fact } from '../components/facts/facts'
import { useNavigation, type ListScope, type ListScreen } from '../navigation/navigation'
import { useProgram } from '../program/program'
import type { RecordKind } from './records/record-kind'
import { listScreen } from './records/records-screen'

interface Shown {
  /** Of the record whose list it is. */
  readonly id: string
  /** How many rows it has, where that is known. */
  readonly number?: number | undefined
  /** Instead of the list's title, where that says too little beside the other facts. */
  readonly label?: TextKey
}

interface ListEntry extends Shown {
  readonly list: string
  readonly label: TextKey
  readonly page: Endpoint
  readonly screen: () => ListScreen
}

/** A list of one record, of this kind, as an entry of the record's detail. */
export function listEntry<Row extends { readonly id: string }>(kind: RecordKind<Row>, shown: Shown): ListEntry {
  const { name, title, calls } = kind
  return { list: name, label: title, page: calls.page, screen: () => listScreen(kind), ...shown }
}

/** The lists that a record leads to, as entries of its detail: those that one may see. */
export function useListEntries(trail: ListScope['trail'], entries: readonly ListEntry[]): Fact[] {
  const { translate } = useProgram()
  const { open } = useNavigation()
  const permissions = usePermissions()
  return entries
    .filter(({ page }) => isPermitted(page, permissions))
    .map(({ list, screen, id, number, label }) =>
      entryFact(
        {
          key: list,
          label: translate(label),
          number,
          open: () => open({ name: 'list-of', list, List: screen(), scope: { id, trail } }),
        },
        translate,
      ),
    )
}
