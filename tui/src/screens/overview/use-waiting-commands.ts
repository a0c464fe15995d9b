import { lmds } from '@liftwatch/core/contract/estate/lmds'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { waitingLists, type HomeList } from '@liftwatch/core/views/home/home-lists'
import type { WaitingRow } from '@liftwatch/core/views/home/waiting-rows'
import { withoutTabs } from '@liftwatch/core/views/resources/list-tabs'
import { rootListNames, rootLists, type RootListName } from '@liftwatch/core/views/resources/lists'
import { resourceViews } from '@liftwatch/core/views/resources/resource-views'
import type { Commands } from '../../input/key-router'
import { useNavigation, type Screen } from '../../navigation/navigation'
import type { FilterValues } from '../../program/filter-values'
import { useFaultCommands } from '../lift-faults/use-fault-commands'
import { useTrapCommands } from '../passenger-traps/use-trap-commands'
import { useRecordCommands } from '../use-record-commands'
import { isMore, type OverviewRow } from './waiting-list'

interface FilteredRoot {
  readonly name: RootListName
  readonly values: FilterValues
}

/** The screen of a list, and its filter as the form has it: the tab, in which lists start, is none of its lines. */
function filteredRoot({ screen, filter }: HomeList): FilteredRoot | undefined {
  const listed = rootListNames.find(name => rootLists[name].screen === screen)
  // The console has a screen of it, and the monitor has none yet.
  if (listed === undefined) return undefined
  const { tabs } = resourceViews[listed]
  const lines = tabs ? withoutTabs(tabs, filter) : filter
  return {
    name: listed,
    values: Object.fromEntries(Object.entries(lines).map(([name, value]) => [name, [value].flat().join(',')])),
  }
}

/** Of a device, as it now is: more is shown of it than the overview has. */
function useScreenOf(): ({ part, row }: WaitingRow) => Screen | Promise<Screen> {
  const { client } = useFrontEnd()
  return ({ part, row }) => {
    switch (part) {
      case 'passengerTraps':
        return { name: 'record', of: 'passenger-traps', row }
      case 'liftFaults':
        return { name: 'record', of: 'lift-faults', row }
      case 'complaints':
        return { name: 'record', of: 'cases', row }
      case 'switchOffs':
        return { name: 'lift', id: row.liftId, title: row.liftName }
      default:
        return client.call(lmds.detail, { id: row.id }).then(lmd => ({ name: 'record', of: 'lmds', row: lmd }))
    }
  }
}

/** The keys for what is under the cursor: those that it has in its own list. */
export function useWaitingCommands(row: OverviewRow | undefined): Commands {
  const { open, go } = useNavigation()
  const screenOf = useScreenOf()
  const waiting = row && !isMore(row) ? row : undefined
  const fault = useFaultCommands(waiting?.part === 'liftFaults' ? waiting.row : undefined)
  const trap = useTrapCommands(waiting?.part === 'passengerTraps' ? waiting.row : undefined)
  const lmd = waiting?.part === 'lmds' ? waiting.row : undefined
  const device = useRecordCommands(lmd && { name: lmd.clientId, path: detailPath('lmd', lmd.id) })
  const more = row && isMore(row) ? waitingLists[row.part] : undefined
  const list = more && filteredRoot(more)

  return {
    ...fault,
    ...trap,
    ...device,
    ...(waiting && { 'list.open': { run: async () => open(await screenOf(waiting)) } }),
    ...(list && { 'list.open': { run: () => go(list.name, list.values) } }),
  }
}
