import { useSession } from '@liftwatch/core/hooks/session'
import { tokenForm } from '@liftwatch/core/views/forms/user-tokens'
import { useState } from 'react'
import { ViewForm } from '../../components/form/view-form'
import { useTexts } from '../../texts'
import { Panel } from './panel'
import { PermissionPicker } from './permission-picker'
import { TokenCreated } from './token-created'
import { TokenList } from './token-list'

const own = { permissions: PermissionPicker }

/** Access tokens for scripts: those there are, and a new one, which is shown this once. */
export function TokenSection() {
  const t = useTexts()
  const state = useSession()
  const [created, setCreated] = useState<string>()
  const name = state.status === 'ready' ? state.organization.name : ''
  return (
    <Panel title={t('settings.sections.tokens')} hint={t('settings.tokens.hint', { name })}>
      <TokenList />
      <ViewForm view={tokenForm} own={own} done={({ token }) => setCreated(token)} />
      {created !== undefined && <TokenCreated token={created} close={() => setCreated(undefined)} />}
    </Panel>
  )
}
