import { chakra, Skeleton } from '@chakra-ui/react'
import { organizationRules } from '@liftwatch/core/contract/accounts/second-factor'
import { AppError } from '@liftwatch/core/errors'
import { useAnswer, useChange } from '@liftwatch/core/hooks/answer'
import { errorText } from '@liftwatch/core/text/error-text'
import { useState } from 'react'
import { showMessage } from '../../components/overlay/messages'
import { LoadError } from '../../components/contact/load-error'
import { useTexts } from '../../texts'

/** What an ADMIN asks of all members. */
export function TwoStepRule({ organization }: { readonly organization: string }) {
  const t = useTexts()
  const { data: rules, error, refetch } = useAnswer(organizationRules.find, {})
  const save = useChange(organizationRules.save)
  const [isPending, setPending] = useState(false)

  async function turn(requiresSecondFactor: boolean): Promise<void> {
    setPending(true)
    await save({ requiresSecondFactor }).then(
      () => showMessage('ok', t('twoStep.requireSaved')),
      (thrown: unknown) => showMessage('critical', thrown instanceof AppError ? errorText(t, thrown) : String(thrown)),
    )
    setPending(false)
  }

  if (!rules) {
    if (!error) return <Skeleton h="6" />
    return <LoadError title={t('settings.loadFailed')} error={error} retry={() => void refetch()} hasData={false} />
  }
  return (
    <div>
      <chakra.label display="flex" alignItems="center" gap="2" cursor="pointer">
        <chakra.input
          type="checkbox"
          w="4"
          h="4"
          accentColor="info.solid"
          aria-describedby="two-step-rule"
          disabled={isPending}
          checked={rules.requiresSecondFactor}
          onChange={event => void turn(event.target.checked)}
        />
        {t('twoStep.require')}
      </chakra.label>
      <chakra.p id="two-step-rule" mt="1" textStyle="xs" color="fg.muted">
        {t('twoStep.requireHint', { name: organization })}
      </chakra.p>
    </div>
  )
}
