import { chakra } from '@chakra-ui/react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { inviteTokenOf, paths, withInvite } from '../../app/paths'
import { EntryPage } from '../../components/page/entry-page'
import { Form } from '../../components/form/form'
import { TextBox } from '../../components/form/text-box'
import { TextLink } from '../../components/page/text-link'
import { useTexts } from '../../texts'

/** The token of a link as it was pasted, of this console or of its other addresses. */
function pastedToken(link: FormDataEntryValue | null): string | undefined {
  return typeof link === 'string' && URL.canParse(link) ? inviteTokenOf(new URL(link).searchParams) : undefined
}

/** Accounts are by invitation: anyone who has one goes on with it. */
export function SignUpPage() {
  const t = useTexts()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const inviteToken = inviteTokenOf(search)
  if (inviteToken !== undefined) return <Navigate to={withInvite(paths.joinCreate, inviteToken)} replace />

  async function send(typed: FormData) {
    const link = typed.get('link')
    const token = pastedToken(link)
    if (!token) {
      return { fields: { link: t(link ? 'account.invitationLinkWrong' : 'account.invitationLinkRequired') } }
    }
    await navigate(withInvite(paths.invitation, token))
    return undefined
  }

  return (
    <EntryPage title={t('account.signUp')}>
      <chakra.p mb="4" color="fg.muted">
        {t('account.signUpHint')}
      </chakra.p>
      <Form action={t('account.goOn')} send={send}>
        {problems => (
          <TextBox
            name="link"
            label={t('account.invitationLink')}
            type="url"
            autoComplete="off"
            autoFocus
            problem={problems['link']}
          />
        )}
      </Form>
      <chakra.p mt="6">
        <TextLink to={paths.login}>{t('account.backToLogin')}</TextLink>
      </chakra.p>
    </EntryPage>
  )
}
