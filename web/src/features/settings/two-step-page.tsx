import { Button, chakra } from '@chakra-ui/react'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { secondFactor } from '@liftwatch/core/contract/accounts/second-factor'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useLogout } from '../../app/logout'
import { redirectTarget } from '../../app/paths'
import { EntryPage } from '../../components/page/entry-page'
import { useTexts } from '../../texts'
import { TwoStepOwn } from './two-step-own'

/** Where anyone who may not go on without a second step is led; it needs no organisation. */
export function TwoStepPage() {
  const t = useTexts()
  const { session } = useFrontEnd()
  const { data: state } = useAnswer(secondFactor.find, {})
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const logout = useLogout()

  async function goOn(): Promise<void> {
    // The organisation that the session may hold is open now.
    await session.restore().catch(() => {})
    await navigate(redirectTarget(search), { replace: true })
  }

  return (
    <EntryPage title={t('twoStep.title')}>
      <chakra.div display="grid" gap="4">
        {state?.isRequired && !state.isProven && <p>{t('twoStep.required')}</p>}
        <chakra.p color="fg.muted">{t('twoStep.hint')}</chakra.p>
        <TwoStepOwn done={() => void goOn()} />
        <Button size="md" variant="ghost" onClick={() => void logout()}>
          {t('session.logout')}
        </Button>
      </chakra.div>
    </EntryPage>
  )
}
