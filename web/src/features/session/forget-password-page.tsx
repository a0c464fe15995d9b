import { chakra } from '@chakra-ui/react'
import { resetLinkHours } from '@liftwatch/core/limits'
import { forgotPasswordForm } from '@liftwatch/core/views/forms/accounts'
import { useState } from 'react'
import { paths } from '../../app/paths'
import { rememberedName } from '../../app/session-flags'
import { EntryPage } from '../../components/page/entry-page'
import { ViewForm } from '../../components/form/view-form'
import { TextLink } from '../../components/page/text-link'
import { useTexts } from '../../texts'

/** Asks for a link to choose a new password by. Whether there is such an account is never said. */
export function ForgetPasswordPage() {
  const t = useTexts()
  const [sentTo, setSentTo] = useState<string>()
  return (
    <EntryPage title={t(forgotPasswordForm.title)}>
      {sentTo === undefined ? (
        <>
          <chakra.p mb="4" color="fg.muted">
            {t('account.forgetHint')}
          </chakra.p>
          <ViewForm
            size="md"
            autoFocus
            view={forgotPasswordForm}
            known={{ name: rememberedName.read() ?? '' }}
            done={(_, { name }) => setSentTo(name)}
          />
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
