import { screens } from '@liftwatch/core/contract/accounts/screens'
import { useSession } from '@liftwatch/core/hooks/session'
import { version } from '@liftwatch/core/contract/version'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PlainButton } from '../../components/inputs/plain-button'
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
            <span className="lw-button-word">{user.nickname}</span>
            <Icon name="chevron" />
          </>
        }
      >
        <dl className="lw-account">
          <dt>{user.nickname}</dt>
          <dd>{user.email}</dd>
          <dd>
            {organization.name} · {t(`states.role.${organization.role}`)}
          </dd>
          <dd>
            {t('session.product')} {version}
          </dd>
        </dl>
        <PlainButton variant="ghost" shape="entry" onClick={() => void navigate(screens.settings.path)}>
          {t('screens.settings.name')}
        </PlainButton>
        <PlainButton variant="ghost" shape="entry" onClick={() => showKeys(true)}>
          {t('keys.title')}
        </PlainButton>
        <PlainButton variant="ghost" shape="entry" onClick={() => void navigate(switchOrganizationPath)}>
          {t('session.switchOrganization')}
        </PlainButton>
        <PlainButton variant="ghost" shape="entry" onClick={() => void logout()}>
          {t('session.logout')}
        </PlainButton>
      </Popover>
      {areKeysShown && <KeyDialog close={() => showKeys(false)} />}
    </>
  )
}
