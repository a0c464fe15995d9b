import { chakra } from '@chakra-ui/react'
import { accounts } from '@liftwatch/core/contract/accounts'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { resetLinkHours } from '@liftwatch/core/limits'
import { useState } from 'react'
import { paths } from '../../app/paths'
import { rememberedName } from '../../app/session-flags'
import { EntryPage } from '../../components/entry-page'
import { Form } from '../../components/form/form'
import { serverProblems, shapeProblems, type FormProblems } from '../../components/form/form-problems'
import { TextBox } from '../../components/form/text-box'
import { TextLink } from '../../components/text-link'
import { useTexts } from '../../texts'

/** Asks for a link to choose a new password by. Whether there is such an account is never said. */
export function ForgetPasswordPage() {
  const t = useTexts()
  const { client } = useFrontEnd()
  const [sentTo, setSentTo] = useState<string>()

  async function send(typed: FormData): Promise<FormProblems<'name'>> {
    const checked = accounts.forgotPassword.input.safeParse(Object.fromEntries(typed))
    if (!checked.success) {
      const words = { name: { empty: t('session.emailRequired'), wrong: t('session.emailInvalid') } }
      return shapeProblems(checked.error, typed, words)
    }
    try {
      await client.accounts.forgotPassword(checked.data)
      setSentTo(checked.data.name)
      return {}
    } catch (error) {
      return serverProblems(error, t)
    }
  }

  return (
    <EntryPage title={t('account.forget')}>
      {sentTo === undefined ? (
        <>
          <chakra.p mb="4" color="fg.muted">
            {t('account.forgetHint')}
          </chakra.p>
          <Form<'name'> action={t('account.sendLink')} send={send}>
            {problems => (
              <TextBox
                name="name"
                label={t('session.email')}
                type="email"
                autoComplete="username"
                autoFocus
                defaultValue={rememberedName.read()}
                problem={problems.name}
              />
            )}
          </Form>
        </>
      ) : (
        <chakra.div role="status" display="grid" gap="4">
          <chakra.p overflowWrap="anywhere">{t('account.linkSent', { name: sentTo, hours: resetLinkHours })}</chakra.p>
          <chakra.p color="fg.muted">{t('account.linkMissing')}</chakra.p>
        </chakra.div>
      )}
      <chakra.p mt="6">
        <TextLink to={paths.login}>{t('account.backToLogin')}</TextLink>
      </chakra.p>
    </EntryPage>
  )
}
