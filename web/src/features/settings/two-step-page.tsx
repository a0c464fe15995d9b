import { Button, chakra } from '@chakra-ui/react'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { useSecondFactor } from '@liftwatch/core/hooks/second-factor'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useLogout } from '../../app/logout'
import { redirectTarget } from '../../app/paths'
import { Door } from '../../components/door'
import { useTexts } from '../../texts'
import { TwoStepOwn } from './two-step-own'

/** Where whoever may not go on without a second step is led; it needs no organisation. */
export function TwoStepPage() {
  const t = useTexts()
  const { session } = useFrontEnd()
  const { data: state } = useSecondFactor()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const logout = useLogout()

  async function goOn(): Promise<void> {
    // The organisation that the session may hold is open now.
    await session.restore().catch(() => {})
    await navigate(redirectTarget(search), { replace: true })
  }

  return (
    <Door title={t('twoStep.title')}>
      <chakra.div display="grid" gap="4">
        {state?.isRequired && !state.isProven && <p>{t('twoStep.required')}</p>}
        <chakra.p color="fg.muted">{t('twoStep.hint')}</chakra.p>
        <TwoStepOwn done={() => void goOn()} />
        <Button size="md" variant="ghost" onClick={() => void logout()}>
          {t('session.logout')}
        </Button>
      </chakra.div>
    </Door>
  )
}
