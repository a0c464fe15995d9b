import { accounts } from '@liftwatch/core/contract/accounts'
import { AppError } from '@liftwatch/core/errors'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { nameMaxCharacters, passwordMinCharacters } from '@liftwatch/core/limits'
import { useNavigate } from 'react-router-dom'
import { joinSuccessPath, paths, withInvite } from '../../app/paths'
import { Form } from '../../components/form/form'
import { serverProblems, shapeProblems, type FormProblems } from '../../components/form/form-problems'
import { NewPasswordBox } from '../../components/form/new-password-box'
import { TextBox } from '../../components/form/text-box'
import { useTexts } from '../../texts'

type JoinField = 'nickname' | 'password'

export function JoinForm({ email, token }: { readonly email: string; readonly token: string }) {
  const t = useTexts()
  const { client, session } = useFrontEnd()
  const navigate = useNavigate()

  async function send(typed: FormData): Promise<FormProblems<JoinField>> {
    const checked = accounts.join.input.safeParse({ ...Object.fromEntries(typed), token })
    if (!checked.success) {
      return shapeProblems(checked.error, typed, {
        nickname: {
          empty: t('account.nicknameRequired'),
          wrong: t('account.nicknameWrong', { max: nameMaxCharacters }),
        },
        password: {
          empty: t('account.newPasswordRequired'),
          wrong: t('account.passwordTooShort', { min: passwordMinCharacters }),
        },
      })
    }
    try {
      const joined = await client.accounts.join(checked.data)
      await session.entered(true)
      await navigate(joinSuccessPath(joined), { replace: true })
      return {}
    } catch (error) {
      // Both can have come to be since the page was opened, and have pages of their own.
      const code = error instanceof AppError ? error.code : undefined
      if (code === 'link-expired') await navigate(paths.linkExpired, { replace: true })
      if (code === 'has-account') await navigate(withInvite(paths.login, token), { state: { invitedName: email } })
      return serverProblems(error, t, { 'weak-password': ['password'] })
    }
  }

  return (
    <Form<JoinField> action={t('account.join')} send={send}>
      {problems => (
        <>
          <TextBox
            label={t('session.email')}
            name="email"
            value={email}
            readOnly
            autoComplete="username"
            problem={undefined}
          />
          <TextBox
            name="nickname"
            label={t('account.nickname')}
            hint={t('account.nicknameHint')}
            autoComplete="name"
            autoFocus
            maxLength={nameMaxCharacters}
            problem={problems.nickname}
          />
          <NewPasswordBox problem={problems.password} />
        </>
      )}
    </Form>
  )
}
