import { Field, Flex, Input } from '@chakra-ui/react'
import { trapTargetMinutesMax, trapTargetMinutesMin } from '@liftwatch/core/limits'
import { useState } from 'react'
import { trapTargetMinutes, trapTargetMinutesUsual } from '../../alerts/settings'
import { useTexts } from '../../texts'

const bounds = { min: trapTargetMinutesMin, max: trapTargetMinutesMax }

/** When the line is drawn beyond which help is late. Stored as it is typed; what is no number of minutes is not. */
export function TrapTarget() {
  const t = useTexts()
  const minutes = trapTargetMinutes.use()
  const [isWrong, setWrong] = useState(false)
  return (
    <Field.Root invalid={isWrong}>
      <Field.Label>{t('settings.alerts.target')}</Field.Label>
      <Flex align="center" gap="2">
        <Input
          type="number"
          inputMode="numeric"
          w="6rem"
          {...bounds}
          defaultValue={minutes}
          onChange={event => setWrong(!trapTargetMinutes.choose(event.target.value))}
        />
        {t('settings.alerts.targetUnit')}
      </Flex>
      <Field.HelperText>
        {t('settings.alerts.targetHint', { ...bounds, usual: trapTargetMinutesUsual })}
      </Field.HelperText>
      <Field.ErrorText>{t('settings.alerts.targetWrong', bounds)}</Field.ErrorText>
    </Field.Root>
  )
}
