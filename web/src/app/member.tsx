import { useSession } from '@liftwatch/core/hooks/session'
import { Navigate, useLocation } from 'react-router-dom'
import { Shell } from './layout/shell'
import { paths, withRedirect } from './paths'
import { ServerState } from './server-state'

/** Everything that needs a chosen organisation. */
export function Member() {
  const state = useSession()
  const location = useLocation()
  if (state.status !== 'ready') return <Navigate to={withRedirect(paths.chooseOrganization, location)} replace />
  return (
    <ServerState key={state.organization.id} isLive>
      <Shell />
    </ServerState>
  )
}
