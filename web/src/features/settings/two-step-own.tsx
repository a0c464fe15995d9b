import { chakra, Skeleton } from '@chakra-ui/react'
import { secondFactor } from '@liftwatch/core/contract/accounts/second-factor'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { useRefreshSecondFactor } from '@liftwatch/core/hooks/second-factor'
import { proveTwoStepForm, removeTwoStepForm } from '@liftwatch/core/views/forms/two-step'
import { useState } from 'react'
import { ViewForm } from '../../components/form/view-form'
import { LoadError } from '../../components/contact/load-error'
import { useTexts } from '../../texts'
import { RecoveryCodes } from './recovery-codes'
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
    return <TwoStepSetUp confirmed={setCodes} />
  }
  if (!state.isProven) {
    return (
      <>
        <p>{t('twoStep.prove')}</p>
        <ViewForm size="md" view={proveTwoStepForm} done={goOn} />
      </>
    )
  }
  return (
    <>
      <chakra.p>{t('twoStep.on', { count: state.recoveryCodesLeft })}</chakra.p>
      <ViewForm size="md" view={removeTwoStepForm} done={goOn} />
    </>
  )
}
