import { userTokens } from '@liftwatch/core/contract/accounts/user-tokens'
import { useAnswer, useChange } from '@liftwatch/core/hooks/answer'
import { useSession } from '@liftwatch/core/hooks/session'
import { tokenForm } from '@liftwatch/core/views/forms/user-tokens'
import { useState } from 'react'
import { PermissionPicker } from '../../access/tokens/permission-picker'
import { TokenCreated, type NewSecret } from '../../access/tokens/token-created'
import { TokenList } from '../../access/tokens/token-list'
import { ViewForm } from '../../components/form/view-form'
import { useTexts } from '../../texts'
import { Panel } from './panel'

const own = { permissions: PermissionPicker }

/** Access tokens for scripts: those there are, and a new one, which is shown this once. */
export function TokenSection() {
  const t = useTexts()
  const state = useSession()
  const query = useAnswer(userTokens.list, {})
  const rotate = useChange(userTokens.rotate)
  const revoke = useChange(userTokens.remove)
  const [secret, show] = useState<NewSecret>()
  const name = state.status === 'ready' ? state.organization.name : ''
  return (
    <Panel title={t('settings.sections.tokens')} hint={t('settings.tokens.hint', { name })}>
      <TokenList
        tokens={query.data}
        query={query}
        empty={t('settings.tokens.empty')}
        rotate={id => rotate({ id })}
        revoke={id => revoke({ id })}
        show={show}
      />
      <ViewForm view={tokenForm} own={own} done={({ token }) => show({ token })} />
      {secret && <TokenCreated secret={secret} close={() => show(undefined)} />}
    </Panel>
  )
}
