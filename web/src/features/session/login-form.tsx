import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { FormProblems } from '@liftwatch/core/views/forms/check-form'
import { reloadIfRebuilt } from '../../app/new-build'
import { isLoginAgain, joinSuccessPath, loggedInAgainPath, paths } from '../../app/paths'
import { rememberedName, rememberMeSetting } from '../../app/session-flags'
import { Form } from '../../components/form/form'
import { PasswordBox } from '../../components/form/password-box'
import { SwitchBox } from '../../components/form/switch-box'
import { TextBox } from '../../components/form/text-box'
import { loadTexts, useFirstTexts } from '../../texts'
import { CodeForm } from './code-form'

interface LoginFormProps {
  readonly inviteToken: string | undefined
  /** The address that was invited. */
  readonly name: string | undefined
}

export function LoginForm({ inviteToken, name }: LoginFormProps) {
  const t = useFirstTexts()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  /** What was typed in the first step, while the second is asked for; nowhere but here. */
  const [first, setFirst] = useState<FormData>()

  async function send(typed: FormData): Promise<FormProblems | undefined> {
    // Rules, client and words for what is wrong are loaded at the first try: the page is up before they are needed.
    const loaded = await Promise.all([import('./login'), loadTexts()]).catch(reloadIfRebuilt)
    if (!loaded) return { fields: {}, form: t('errors.system-failure') }
    const [{ login }, allTexts] = loaded
    const { problems, needsCode, joined } = await login(typed, inviteToken, allTexts)
    if (needsCode) setFirst(typed)
    if (problems) return problems
    // Without an invitation the page itself leads on, as it does for anyone who is logged in already.
    if (isLoginAgain(search)) await navigate(loggedInAgainPath(search), { replace: true })
    if (inviteToken !== undefined) await navigate(joined ? joinSuccessPath(joined) : paths.root, { replace: true })
    return undefined
  }

  if (first) {
    const sendCode = (typed: FormData) => {
      for (const [name, value] of first) typed.set(name, value)
      return send(typed)
    }
    return <CodeForm send={sendCode} back={() => setFirst(undefined)} />
  }
  return (
    <Form action={t('session.login')} send={send}>
      {problems => (
        <>
          <TextBox
            name="name"
            label={t('session.email')}
            type="email"
            autoComplete="username"
            autoFocus
            defaultValue={name ?? rememberedName.read()}
            problem={problems['name']}
          />
          <PasswordBox
            name="password"
            label={t('session.password')}
            autoComplete="current-password"
            problem={problems['password']}
          />
          <SwitchBox
            name="rememberMe"
            value="yes"
            label={t('session.rememberMe')}
            defaultChecked={rememberMeSetting.read() !== undefined}
          />
        </>
      )}
    </Form>
  )
}
