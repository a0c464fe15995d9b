import { chakra } from '@chakra-ui/react'
import { formatInstant } from '@liftwatch/core/text/format'
import { Navigate } from 'react-router-dom'
import { paths, withInvite } from '../../app/paths'
import { EntryPage } from '../../components/page/entry-page'
import { useTexts } from '../../texts'
import { JoinForm } from './join-form'
import { ProviderLink } from './provider-link'
import { WithInvitation } from './with-invitation'

/** Makes an account by an invitation, and joins with it. */
export function JoinCreatePage() {
  const t = useTexts()
  return (
    <WithInvitation>
      {({ email, organization, role, hasAccount, expiresAt }, token) =>
        hasAccount ? (
          <Navigate to={withInvite(paths.login, token)} state={{ invitedName: email }} replace />
        ) : (
          <EntryPage title={t('account.join')}>
            <chakra.p mb="4" color="fg.muted">
              {t('account.invitedTo', {
                name: organization.name,
                role: t(`states.role.${role}`),
                expiresAt: formatInstant(expiresAt),
              })}
            </chakra.p>
            <ProviderLink />
            <JoinForm email={email} token={token} />
          </EntryPage>
        )
      }
    </WithInvitation>
  )
}
