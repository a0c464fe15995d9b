import { chakra } from '@chakra-ui/react'
import { useSession } from '@liftwatch/core/hooks/session'
import { beginTwoStepForm, confirmTwoStepForm } from '@liftwatch/core/views/forms/two-step'
import { useState } from 'react'
import { ViewForm } from '../../components/form/view-form'
import { useTexts } from '../../texts'
import { QrCode } from './qr-code'

interface SetUp {
  readonly uri: string
  readonly secret: string
}

interface ConfirmProps {
  readonly setUp: SetUp
  readonly confirmed: (recoveryCodes: readonly string[]) => void
}

function Confirm({ setUp: { uri, secret }, confirmed }: ConfirmProps) {
  const t = useTexts()
  const state = useSession()
  const name = state.status === 'ready' || state.status === 'choosing' ? (state.user.email ?? '') : ''
  return (
    <>
      <chakra.p>{t('twoStep.scan')}</chakra.p>
      <QrCode text={uri} label={t('twoStep.qr')} />
      <chakra.p color="fg.muted">
        {t('twoStep.secret')}:{' '}
        <chakra.code fontFamily="monospace" color="fg" overflowWrap="anywhere">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </chakra.code>
        <br />
        {t('twoStep.secretFor', { name })}
      </chakra.p>
      <ViewForm size="md" view={confirmTwoStepForm} done={({ recoveryCodes }) => confirmed(recoveryCodes)} />
    </>
  )
}

/** From the password to the first code. */
export function TwoStepSetUp({ confirmed }: Pick<ConfirmProps, 'confirmed'>) {
  const [setUp, setSetUp] = useState<SetUp>()
  if (setUp) return <Confirm setUp={setUp} confirmed={confirmed} />
  return <ViewForm size="md" view={beginTwoStepForm} done={setSetUp} />
}
