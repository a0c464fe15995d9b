import { useQueryClient } from '@tanstack/react-query'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { useMemo, useState } from 'react'
import { listPlace, viewOf } from '../components/record-list/list-view'
import type { FilterValues } from '../program/filter-values'
import { useProgram } from '../program/program'
import type { Start } from '../program/start'
import { ShownProvider, useIsShown, useKeys } from '../input/use-keys'
import { createScreenMemory, ScreenMemoryProvider, type ScreenMemory } from '../navigation/screen-memory'
import { NavigationProvider, type RootName, type Screen } from '../navigation/navigation'
import { startTabOf } from '../navigation/roots'
import { ScreenOf } from './screen-of'
import { useLeavingRoot, useUsableRoot } from './usable-root'
import { useScreenCommands } from './use-screen-commands'
import { Watch } from '../watch/watch'

/** Where one begins: at a screen, with the filter that was asked for. */
function rememberedFrom({ screen, filter }: Start): ScreenMemory {
  return createScreenMemory(screen && filter ? [[listPlace(screen), viewOf(startTabOf(screen), filter)]] : [])
}

/** What a screen keeps is of its own record: another one of the same kind is another screen. */
function keyOf(screen: Screen, depth: number): string {
  if (depth === 0) return screen.name
  const record = screen.name === 'list-of' ? `${screen.list} ${screen.scope.id}` : 'id' in screen ? screen.id : ''
  return `${depth} ${screen.name} ${'of' in screen ? screen.of : ''} ${record}`
}

interface WorkplaceProps {
  readonly start: Start
  readonly switchOrganization: () => void
  readonly logout: () => void
}

/** The stack of screens. Only the topmost is to be seen; those below keep their place and stay live. */
export function Workplace({ start, switchOrganization, logout }: WorkplaceProps) {
  const queries = useQueryClient()
  const { live } = useFrontEnd()
  const isShown = useIsShown()
  const { settings } = useProgram()
  const usableRoot = useUsableRoot(start.screen ?? settings.firstScreen)
  const [memory] = useState(() => rememberedFrom(start))
  const [stack, setStack] = useState<readonly Screen[]>([{ name: usableRoot }])
  const navigation = useMemo(
    () => ({
      open: (screen: Screen) => setStack(screens => [...screens, screen]),
      back: () => setStack(screens => (screens.length > 1 ? screens.slice(0, -1) : screens)),
      go: (name: RootName, values?: FilterValues) => {
        if (values) memory.set(listPlace(name), viewOf(startTabOf(name), values))
        setStack([{ name }])
      },
    }),
    [memory],
  )
  useLeavingRoot(stack[0]!, navigation.go)

  async function refresh(): Promise<void> {
    live?.retry()
    await queries.refetchQueries({ type: 'active' }, { throwOnError: true })
  }

  useKeys({
    ...useScreenCommands(navigation, stack.at(-1)!),
    'program.refresh': { run: refresh },
    'session.switchOrganization': { run: switchOrganization },
    'session.logout': { run: logout },
  })
  return (
    <ScreenMemoryProvider value={memory}>
      <NavigationProvider value={navigation}>
        <Watch>
          {stack.map((screen, depth) => (
            <ShownProvider key={keyOf(screen, depth)} value={isShown && depth === stack.length - 1}>
              <ScreenOf screen={screen} />
            </ShownProvider>
          ))}
        </Watch>
      </NavigationProvider>
    </ScreenMemoryProvider>
  )
}
