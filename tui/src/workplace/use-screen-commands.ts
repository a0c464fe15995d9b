import { usePermissions } from '@liftwatch/core/hooks/session'
import { useLaneTraps } from '../components/lane/use-lane'
import type { Commands } from '../input/key-router'
import type { Navigation, Screen } from '../navigation/navigation'
import { bindingOf } from '../input/keys'
import { useProgram } from '../program/program'
import { rootNames, roots } from '../navigation/roots'
import { mayOpen } from './usable-root'

/** The keys that lead to other screens, wherever one is. */
export function useScreenCommands({ open, go }: Navigation, here: Screen): Commands {
  const { keys } = useProgram()
  const permissions = usePermissions()
  const traps = useLaneTraps() ?? []
  const toRoots = rootNames.map(name => {
    const { binding } = roots[name]
    const refusal = mayOpen(name, permissions) ? undefined : { code: 'no-permission' as const }
    return [binding, { run: () => go(name), refusal }]
  })

  /** The most urgent trap; from one of them the next, so that one can walk through all. */
  function openTrap(): void {
    const at = here.name === 'record' ? traps.findIndex(({ id }) => id === here.row.id) : -1
    const trap = traps[(at + 1) % traps.length]!
    go('passenger-traps')
    open({ name: 'record', of: 'passenger-traps', row: trap })
  }

  /** What can be done from here; the palette itself hides what is below it, so that this is asked before. */
  function openPalette(): void {
    const ids = keys.active().map(({ id }) => id)
    open({
      name: 'palette',
      ids: ids.filter(id => id !== 'screen.palette' && bindingOf(id).group !== 'move'),
      run: keys.invoke,
    })
  }

  return {
    ...(Object.fromEntries(toRoots) as Commands),
    ...(traps.length > 0 && { 'lane.open': { run: openTrap } }),
    'screen.palette': { run: openPalette },
    'screen.settings': { run: () => open({ name: 'settings' }) },
    'screen.handOver': { run: () => open({ name: 'hand-over' }) },
  }
}
