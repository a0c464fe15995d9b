import { Box } from 'ink'
import { Field } from '../../components/form/field'
import type { FieldSpec } from '../../components/form/field-spec'
import { useForm } from '../../components/form/use-form'
import { Frame } from '../../components/frame/frame'
import { Words } from '../../components/text/words'
import { useProgram } from '../../program'

interface LoginFormProps<Name extends string> {
  /** Said above the fields. */
  readonly word?: string | undefined
  readonly fields: readonly FieldSpec<Name>[]
  readonly initial: Readonly<Record<Name, string>>
  readonly focus?: number
  readonly errors: Partial<Record<Name, string>>
  readonly isPending: boolean
  readonly submit: (values: Record<Name, string>) => Promise<void>
  readonly cancel?: () => void
}

const fieldWidth = 50

/** One step of the log-in. */
export function LoginForm<Name extends string>(props: LoginFormProps<Name>) {
  const { word, fields, initial, focus = 0, errors, isPending, submit, cancel } = props
  const { translate } = useProgram()
  const { state } = useForm({ fields, initial, focus, width: fieldWidth, submit, ...(cancel && { cancel }) })
  return (
    <Frame trail={[translate('session.login')]}>
      <Box flexDirection="column" paddingX={2} gap={1}>
        <Words tone="warning">{word ?? ' '}</Words>
        {fields.map((spec, at) => (
          <Field
            key={spec.name}
            spec={spec}
            state={state.fields[spec.name]}
            isFocused={at === state.focus}
            error={errors[spec.name]}
            width={fieldWidth}
          />
        ))}
        <Words tone="muted">{isPending ? translate('monitor.loggingIn') : ' '}</Words>
      </Box>
    </Frame>
  )
}
