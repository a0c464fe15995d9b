import { isPermitted } from '@liftwatch/core/contract/endpoint'
import { usePermissions } from '@liftwatch/core/hooks/session'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import { entryFact } from '../components/facts/entry'
import type { Fact } from '../components/facts/facts'
import type { ListScope } from '../components/record-list/list-kind'
import { useNavigation, type ScopedListName } from '../workplace/navigation'
import { useProgram } from '../program/program'

interface ListEntry {
  readonly list: ScopedListName
  readonly view: Pick<ResourceView<{ readonly id: string }>, 'calls' | 'title'>
  readonly id: string
  /** How many rows it has, where that is known. */
  readonly number?: number | undefined
  /** Instead of the list's title, where that says too little beside the other facts. */
  readonly label?: TextKey
}

/** The lists that a record leads to, as entries of its detail: those that one may see. */
export function useListEntries(trail: ListScope['trail'], entries: readonly ListEntry[]): Fact[] {
  const { translate } = useProgram()
  const { open } = useNavigation()
  const permissions = usePermissions()
  return entries
    .filter(({ view }) => isPermitted(view.calls.page, permissions))
    .map(({ list, view, id, number, label = view.title }) =>
      entryFact(
        {
          key: list,
          label: translate(label),
          number,
          open: () => open({ name: 'list-of', list, scope: { id, trail } }),
        },
        translate,
      ),
    )
}
