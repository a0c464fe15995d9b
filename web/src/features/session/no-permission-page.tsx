import { Button, chakra, Flex } from '@chakra-ui/react'
import { screens } from '@liftwatch/core/contract/accounts/screens'
import { usePermissions, useSession } from '@liftwatch/core/hooks/session'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { firstScreen } from '../../app/built-menu'
import { useLogout } from '../../app/logout'
import { paths, switchOrganizationPath, withRedirect } from '../../app/paths'
import { EntryPage } from '../../components/page/entry-page'
import { useTexts } from '../../texts'

/** For a member to whom no screen has been opened yet but what everyone may see: their own settings can be reached. */
export function NoPermissionPage() {
  const t = useTexts()
  const state = useSession()
  const logout = useLogout()
  const location = useLocation()
  const hasScreen = firstScreen(usePermissions()) !== undefined
  if (state.status !== 'ready') return <Navigate to={withRedirect(paths.chooseOrganization, location)} replace />
  if (hasScreen) return <Navigate to={paths.root} replace />
  return (
    <EntryPage title={t('account.noPermission')}>
      <chakra.p mb="6" color="fg.muted">
        {t('account.noPermissionHint', { name: state.organization.name })}
      </chakra.p>
      <Flex direction="column" gap="2">
        <Button asChild size="md" variant="solid">
          <Link to={switchOrganizationPath}>{t('session.switchOrganization')}</Link>
        </Button>
        <Button asChild size="md">
          <Link to={screens.settings.path}>{t('screens.settings.name')}</Link>
        </Button>
        <Button size="md" onClick={() => void logout()}>
          {t('session.logout')}
        </Button>
      </Flex>
    </EntryPage>
  )
}
