import { QueryClientProvider } from '@tanstack/react-query'
import { retryForEver } from '@liftwatch/core/client/poll'
import { FrontEndProvider } from '@liftwatch/core/hooks/front-end'
import { useApp } from 'ink'
import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { FailureBoundary } from '../components/failure/failure-boundary'
import type { Connection } from '../program/front-end'
import { Gate } from './gate'
import type { Start } from '../program/start'
import { ProgramProvider } from '../program/program'
import type { ProgramSource } from '../program/program-source'
import { stopUntilContinued } from '../paint/terminal'
import { WatchProvider } from '../watch/use-watch'

/** Gives the hooks what they work with. */
function FrontEndOf({ connection, isReadOnly, children }: FrontEndOfProps) {
  const { client, session, followers, newerServer, live: currentLive, watch: currentWatch } = connection
  const live = useSyncExternalStore(session.subscribe, currentLive, currentLive)
  const watch = useSyncExternalStore(session.subscribe, currentWatch, currentWatch)
  const frontEnd = useMemo(
    () => ({ client, session, live, followers, newerServer, retryRule: retryForEver, isReadOnly }),
    [client, session, live, followers, newerServer, isReadOnly],
  )
  return (
    <FrontEndProvider value={frontEnd}>
      <WatchProvider value={watch}>{children}</WatchProvider>
    </FrontEndProvider>
  )
}

interface FrontEndOfProps {
  readonly connection: Connection
  readonly isReadOnly: boolean
  readonly children: ReactNode
}

interface AppProps {
  readonly source: ProgramSource
  readonly connection: Connection
  readonly start: Start
}

/** The whole monitor. */
export function App({ source, connection, start }: AppProps) {
  const made = useSyncExternalStore(source.subscribe, source.current, source.current)
  const { suspendTerminal } = useApp()
  const program = useMemo(
    () => ({ ...made, suspend: () => suspendTerminal(stopUntilContinued) }),
    [made, suspendTerminal],
  )
  return (
    <ProgramProvider value={program}>
      <QueryClientProvider client={connection.queries}>
        <FrontEndOf connection={connection} isReadOnly={program.isReadOnly}>
          <FailureBoundary>
            <Gate start={start} />
          </FailureBoundary>
        </FrontEndOf>
      </QueryClientProvider>
    </ProgramProvider>
  )
}
