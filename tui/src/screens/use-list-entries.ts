import { permissionsOf } from '@liftwatch/core/contract/endpoint'
import { listCalls, type ListedResource } from '@liftwatch/core/hooks/list-calls'
import { usePermissions } from '@liftwatch/core/hooks/session'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import { entryFact } from '../components/facts/entry'
import type { Fact } from '../components/facts/facts'
import type { ListScope } from '../components/record-list/list-kind'
import { useNavigation, type ScopedListName } from '../navigation'
import { useProgram } from '../program'

const titles: Readonly<Record<ScopedListName, TextKey>> = {
  faultsOfLift: 'monitor.faultsOfLift',
  relatedFaults: 'traps.related',
  deviceAlarms: 'monitor.allAlarms',
  maintenance: 'estate.tabs.maintenance',
  complaints: 'console.detail.complaints',
  liftsOfBuilding: 'tables.titles.lifts',
  liftsOfLmd: 'tables.titles.lifts',
}

const resources: Readonly<Record<ScopedListName, ListedResource>> = {
  faultsOfLift: 'liftFaults',
  relatedFaults: 'relatedFaults',
  deviceAlarms: 'deviceAlarms',
  maintenance: 'maintenance',
  complaints: 'complaints',
  liftsOfBuilding: 'liftsOfBuilding',
  liftsOfLmd: 'liftsOfLmd',
}

interface ListEntry {
  readonly list: ScopedListName
  readonly id: string
  readonly input: ListScope['input']
  /** How many rows it has, where that is known. */
  readonly number?: number | undefined
}

/** The lists that a record leads to, as entries of its detail: those that one may see. */
export function useListEntries(trail: ListScope['trail'], entries: readonly ListEntry[]): Fact[] {
  const { translate } = useProgram()
  const { open } = useNavigation()
  const permissions = usePermissions()
  const maySee = ({ list }: ListEntry) =>
    permissionsOf(listCalls[resources[list]].endpoint.access).some(permission => permissions.has(permission))
  return entries.filter(maySee).map(({ list, id, input, number }) =>
    entryFact(
      {
        key: list,
        label: translate(titles[list]),
        number,
        open: () => open({ name: 'list-of', list, scope: { id, trail, input } }),
      },
      translate,
    ),
  )
}
