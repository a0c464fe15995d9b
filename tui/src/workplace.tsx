import { useQueryClient } from '@tanstack/react-query'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { useMemo, useState } from 'react'
import { ShownProvider, useIsShown, useKeys } from './input/use-keys'
import { NavigationProvider, type Screen } from './navigation'
import { LiftFaultScreen } from './screens/lift-faults/lift-fault-screen'
import { LiftFaultsScreen } from './screens/lift-faults/lift-faults-screen'
import { ReportScreen } from './screens/lift-faults/report-screen'

function ScreenOf({ screen }: { readonly screen: Screen }) {
  if (screen.name === 'lift-faults') return <LiftFaultsScreen />
  if (screen.name === 'lift-fault') return <LiftFaultScreen opened={screen.fault} />
  return <ReportScreen opened={screen.fault} />
}

function keyOf(screen: Screen): string {
  return 'fault' in screen ? `${screen.name} ${screen.fault.id}` : screen.name
}

/** The stack of screens. Only the topmost is to be seen; those below keep their place and stay live. */
export function Workplace({ switchOrganization }: { readonly switchOrganization: () => void }) {
  const queries = useQueryClient()
  const { live } = useFrontEnd()
  const isShown = useIsShown()
  const [stack, setStack] = useState<readonly Screen[]>([{ name: 'lift-faults' }])
  const navigation = useMemo(
    () => ({
      open: (screen: Screen) => setStack(screens => [...screens, screen]),
      back: () => setStack(screens => (screens.length > 1 ? screens.slice(0, -1) : screens)),
    }),
    [],
  )

  async function refresh(): Promise<void> {
    live?.retry()
    await queries.refetchQueries({ type: 'active' }, { throwOnError: true })
  }

  useKeys({
    'program.refresh': { run: refresh },
    'session.switchOrganization': { run: switchOrganization },
  })
  return (
    <NavigationProvider value={navigation}>
      {stack.map((screen, depth) => (
        <ShownProvider key={keyOf(screen)} value={isShown && depth === stack.length - 1}>
          <ScreenOf screen={screen} />
        </ShownProvider>
      ))}
    </NavigationProvider>
  )
}
