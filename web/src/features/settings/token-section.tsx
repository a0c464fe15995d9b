import { useSession } from '@liftwatch/core/hooks/session'
import { useState } from 'react'
import { useTexts } from '../../texts'
import { Panel } from './panel'
import { TokenCreated } from './token-created'
import { TokenForm } from './token-form'
import { TokenList } from './token-list'

/** Access tokens for scripts: those there are, and a new one, which is shown this once. */
export function TokenSection() {
  const t = useTexts()
  const state = useSession()
  const [created, setCreated] = useState<string>()
  const name = state.status === 'ready' ? state.organization.name : ''
  return (
    <Panel title={t('settings.sections.tokens')} hint={t('settings.tokens.hint', { name })}>
      <TokenList />
      <TokenForm created={setCreated} />
      {created !== undefined && <TokenCreated token={created} close={() => setCreated(undefined)} />}
    </Panel>
  )
}
