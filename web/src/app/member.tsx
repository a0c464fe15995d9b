import { useSession } from '@liftwatch/core/hooks/session'
import { Navigate, useLocation } from 'react-router-dom'
import { Alone } from './layout/alone'
import { isWithin } from './layout/shown-entry'
import { Shell } from './layout/shell'
import { isForPrint, paths, withRedirect } from './paths'
import { ServerState } from './server-state'

/** Everything that needs a chosen organisation. */
export function Member() {
  const state = useSession()
  const location = useLocation()
  if (state.status !== 'ready') return <Navigate to={withRedirect(paths.chooseOrganization, location)} replace />
  const isAlone = isWithin(location.pathname, 'report') && isForPrint(new URLSearchParams(location.search))
  return (
    <ServerState key={state.organization.id} organizationId={state.organization.id}>
      {isAlone ? <Alone /> : <Shell />}
    </ServerState>
  )
}
