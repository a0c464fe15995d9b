import { QueryClientProvider } from '@tanstack/react-query'
import { FrontEndProvider } from '@liftwatch/core/hooks/front-end'
import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { FailureBoundary } from './components/failure/failure-boundary'
import type { Connection } from './front-end'
import { Gate } from './gate'
import { ProgramProvider, type Program } from './program'
import type { KnownLogin } from './screens/login/known-login'

/** Gives the hooks what they work with. */
function FrontEndOf({ connection, children }: { readonly connection: Connection; readonly children: ReactNode }) {
  const { client, session, live: currentLive } = connection
  const live = useSyncExternalStore(session.subscribe, currentLive, currentLive)
  const frontEnd = useMemo(() => ({ client, session, live }), [client, session, live])
  return <FrontEndProvider value={frontEnd}>{children}</FrontEndProvider>
}

interface AppProps {
  readonly program: Program
  readonly connection: Connection
  readonly login: KnownLogin
  readonly organization: string | undefined
}

/** The whole monitor. */
export function App({ program, connection, login, organization }: AppProps) {
  return (
    <ProgramProvider value={program}>
      <QueryClientProvider client={connection.queries}>
        <FrontEndOf connection={connection}>
          <FailureBoundary>
            <Gate login={login} organization={organization} />
          </FailureBoundary>
        </FrontEndOf>
      </QueryClientProvider>
    </ProgramProvider>
  )
}
