import { organizations } from '@liftwatch/core/contract/accounts/organizations'
import { isPermitted } from '@liftwatch/core/contract/endpoint'
import { screens } from '@liftwatch/core/contract/accounts/screens'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { protectedRefusal } from '@liftwatch/core/domain/organizations'
import { usePermissions, useSession } from '@liftwatch/core/hooks/session'
import { userInvitationsPath } from '../../app/paths'
import { SectionLinks } from '../../components/page/section-links'
import { useTexts } from '../../texts'

/** The members, who is invited, and the organisation itself for who administers it. */
export function UserSections() {
  const t = useTexts()
  const state = useSession()
  const permissions = usePermissions()
  const own = state.status === 'ready' ? state.organization : undefined
  const mayViewOwn = own && !protectedRefusal(own.type) && isPermitted(organizations.detail, permissions)
  return (
    <SectionLinks
      label={t('users.sections')}
      links={[
        { to: screens.user.path, label: t('users.title') },
        { to: userInvitationsPath, label: t('invitations.title') },
        ...(mayViewOwn && permissions.has('user-management')
          ? [{ to: detailPath('user-management', own.id), label: own.name }]
          : []),
      ]}
    />
  )
}
