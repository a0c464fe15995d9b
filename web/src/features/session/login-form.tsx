import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { reloadIfRebuilt } from '../../app/new-build'
import { isLoginAgain, joinSuccessPath, loggedInAgainPath, paths } from '../../app/paths'
import { rememberedName, rememberMeSetting } from '../../app/session-flags'
import { Form } from '../../components/form/form'
import type { FormProblems } from '../../components/form/form-problems'
import { PasswordBox } from '../../components/form/password-box'
import { TextBox } from '../../components/form/text-box'
import { useTexts } from '../../texts'
import { CodeForm } from './code-form'
import type { LoginField } from './login'

interface LoginFormProps {
  readonly inviteToken: string | undefined
  /** The address that was invited. */
  readonly name: string | undefined
}

export function LoginForm({ inviteToken, name }: LoginFormProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  /** What was typed in the first step, while the second is asked for; nowhere but here. */
  const [first, setFirst] = useState<FormData>()

  async function send(typed: FormData): Promise<FormProblems<LoginField>> {
    // Rules and client are loaded at the first try: the page is up before they are needed.
    const loaded = await import('./login').catch(reloadIfRebuilt)
    if (!loaded) return { form: t('errors.system-failure') }
    const { problems, needsCode, joined } = await loaded.login(typed, t)
    if (needsCode) setFirst(typed)
    if (problems) return problems
    // Without an invitation the page itself leads on, as it does for anyone who is logged in already.
    if (isLoginAgain(search)) await navigate(loggedInAgainPath(search), { replace: true })
    if (inviteToken !== undefined) await navigate(joined ? joinSuccessPath(joined) : paths.root, { replace: true })
    return {}
  }

  async function sendCode(typed: FormData): Promise<FormProblems<'code'>> {
    const both = new FormData()
    for (const [name, value] of [...first!, ...typed]) both.set(name, value)
    const { name: _, password, ...problems } = await send(both)
    // The password was changed between the steps, say.
    return password === undefined ? problems : { ...problems, form: password }
  }

  if (first) return <CodeForm send={sendCode} back={() => setFirst(undefined)} />
  return (
    <Form<LoginField> action={t('session.login')} send={send}>
      {problems => (
        <>
          <TextBox
            name="name"
            label={t('session.email')}
            type="email"
            autoComplete="username"
            autoFocus
            defaultValue={name ?? rememberedName.read()}
            problem={problems.name}
          />
          <PasswordBox
            name="password"
            label={t('session.password')}
            autoComplete="current-password"
            problem={problems.password}
          />
          <chakra.label display="flex" alignItems="center" gap="2" cursor="pointer">
            <chakra.input
              name="rememberMe"
              type="checkbox"
              w="4"
              h="4"
              accentColor="info.solid"
              defaultChecked={rememberMeSetting.read() !== undefined}
            />
            {t('session.rememberMe')}
          </chakra.label>
          {inviteToken !== undefined && <input type="hidden" name="inviteToken" value={inviteToken} />}
        </>
      )}
    </Form>
  )
}
