import { Navigate } from 'react-router-dom'
import { paths, withInvite } from '../../app/paths'
import { WithInvitation } from './with-invitation'

/** Where the link of an invitation leads: on to the login for an address that has an account, else to a new one. */
export function InvitationPage() {
  return (
    <WithInvitation>
      {({ hasAccount, email }, token) =>
        hasAccount ? (
          <Navigate to={withInvite(paths.login, token)} state={{ invitedName: email }} replace />
        ) : (
          <Navigate to={withInvite(paths.joinCreate, token)} replace />
        )
      }
    </WithInvitation>
  )
}
