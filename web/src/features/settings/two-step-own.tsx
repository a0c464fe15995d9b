import { chakra, Skeleton } from '@chakra-ui/react'
import { secondFactor } from '@liftwatch/core/contract/second-factor'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { useRefreshSecondFactor } from '@liftwatch/core/hooks/second-factor'
import { useState } from 'react'
import { showMessage } from '../../components/messages'
import { LoadError } from '../../components/load-error'
import { useTexts } from '../../texts'
import { RecoveryCodes } from './recovery-codes'
import { TwoStepOff } from './two-step-off'
import { TwoStepProof } from './two-step-proof'
import { TwoStepSetUp } from './two-step-set-up'

/** One's own second step: set up, proven, or switched off. `done` follows what lets one go on. */
export function TwoStepOwn({ done }: { readonly done?: () => void }) {
  const t = useTexts()
  const { data: state, error, refetch } = useAnswer(secondFactor.find, {})
  const refresh = useRefreshSecondFactor()
  const [codes, setCodes] = useState<readonly string[]>()

  function goOn(): void {
    setCodes(undefined)
    void refresh()
    done?.()
  }

  if (codes) return <RecoveryCodes codes={codes} done={goOn} />
  if (!state) {
    if (!error) return <Skeleton h="12" />
    return <LoadError title={t('settings.loadFailed')} error={error} retry={() => void refetch()} hasData={false} />
  }
  if (!state.isEnabled) {
    return (
      <TwoStepSetUp
        confirmed={recoveryCodes => {
          showMessage('ok', t('twoStep.onDone'))
          setCodes(recoveryCodes)
        }}
      />
    )
  }
  if (!state.isProven) {
    return (
      <>
        <p>{t('twoStep.prove')}</p>
        <TwoStepProof done={goOn} />
      </>
    )
  }
  return (
    <>
      <chakra.p>{t('twoStep.on', { count: state.recoveryCodesLeft })}</chakra.p>
      <TwoStepOff done={goOn} />
    </>
  )
}
