import { Button, chakra } from '@chakra-ui/react'
import { menuPaths } from '@liftwatch/core/domain/console-paths'
import { useSession } from '@liftwatch/core/hooks/session'
import { version } from '@liftwatch/core/contract/version'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '../../components/marks/icon'
import { useKeys } from '../../components/keys/use-keys'
import { Popover } from '../../components/overlay/popover'
import { useTexts } from '../../texts'
import { useLogout } from '../logout'
import { switchOrganizationPath } from '../paths'
import { useMenuKeys } from './menu-keys'
import { lazyPart } from '../../components/page/lazy-part'

const KeyDialog = lazyPart(async () => (await import('./key-dialog')).KeyDialog)

export function UserMenu() {
  const t = useTexts()
  const state = useSession()
  const navigate = useNavigate()
  const logout = useLogout()
  const [areKeysShown, showKeys] = useState(false)
  useKeys({ help: () => showKeys(true) })
  useMenuKeys()
  if (state.status !== 'ready') return null
  const { user, organization } = state
  return (
    <>
      <Popover
        label={t('console.shell.account', { name: user.nickname })}
        trigger={
          <>
            <Icon name="person" />
            <chakra.span hideBelow="lg">{user.nickname}</chakra.span>
            <Icon name="chevron" />
          </>
        }
      >
        <chakra.dl px="3" py="2" borderBottomWidth="1px" mb="1">
          <chakra.dt fontWeight="semibold">{user.nickname}</chakra.dt>
          <chakra.dd color="fg.muted">{user.email}</chakra.dd>
          <chakra.dd color="fg.muted">
            {organization.name} · {t(`states.role.${organization.role}`)}
          </chakra.dd>
          <chakra.dd color="fg.muted">
            {t('session.product')} {version}
          </chakra.dd>
        </chakra.dl>
        <Button variant="ghost" justifyContent="start" w="full" onClick={() => void navigate(menuPaths.settings)}>
          {t('console.menu.settings')}
        </Button>
        <Button variant="ghost" justifyContent="start" w="full" onClick={() => showKeys(true)}>
          {t('keys.title')}
        </Button>
        <Button variant="ghost" justifyContent="start" w="full" onClick={() => void navigate(switchOrganizationPath)}>
          {t('session.switchOrganization')}
        </Button>
        <Button variant="ghost" justifyContent="start" w="full" onClick={() => void logout()}>
          {t('session.logout')}
        </Button>
      </Popover>
      {areKeysShown && <KeyDialog close={() => showKeys(false)} />}
    </>
  )
}
