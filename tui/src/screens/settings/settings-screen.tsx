import { usePermissions } from '@liftwatch/core/hooks/session'
import { trapTargetMinutesMax, trapTargetMinutesMin } from '@liftwatch/core/limits'
import { Box } from 'ink'
import { useState } from 'react'
import { InlineField } from '../../components/form/inline-field'
import { useForm } from '../../components/form/use-form'
import { Frame } from '../../components/frame/frame'
import { useNavigation } from '../../navigation/navigation'
import { useProgram } from '../../program/program'
import { settingsFields, settingsOf, settingsValues } from './settings-fields'

/** How the monitor looks and sounds; stored for the next watch. */
export function SettingsScreen() {
  const { translate, settings, changeSettings } = useProgram()
  const { back } = useNavigation()
  const [isTargetWrong, setTargetWrong] = useState(false)
  const fields = settingsFields(settings, usePermissions(), translate)
  const { state } = useForm({
    fields,
    initial: settingsValues(settings, translate),
    width: 30,
    submit(values) {
      const next = settingsOf(values)
      setTargetWrong(!next)
      if (!next) return
      changeSettings(next)
      back()
    },
    cancel: back,
  })
  const between = translate('monitor.settings.between', { min: trapTargetMinutesMin, max: trapTargetMinutesMax })
  return (
    <Frame trail={[translate('monitor.settings.title')]}>
      <Box flexDirection="column" paddingX={1} paddingTop={1}>
        {fields.map((spec, at) => (
          <InlineField
            key={spec.name}
            spec={spec}
            state={state.fields[spec.name]}
            isFocused={at === state.focus}
            error={spec.name === 'trapTargetMinutes' && isTargetWrong ? between : undefined}
          />
        ))}
      </Box>
    </Frame>
  )
}
