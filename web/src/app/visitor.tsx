import { Outlet } from 'react-router-dom'
import { ServerState } from './server-state'

/** What the pages before the login know of the server. */
export function Visitor() {
  return (
    <ServerState>
      <Outlet />
    </ServerState>
  )
}
