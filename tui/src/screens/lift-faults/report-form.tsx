import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import { useLiftFault } from '@liftwatch/core/hooks/lift-faults'
import { reportResultMaxCharacters } from '@liftwatch/core/limits'
import { Box } from 'ink'
import { Field } from '../../components/form/field'
import type { FieldSpec } from '../../components/form/form-state'
import { useForm } from '../../components/form/use-form'
import { Frame, useFrameSize } from '../../components/frame/frame'
import { refusalText } from '../../components/message/refusal-text'
import { useNavigation } from '../../navigation'
import { useProgram } from '../../program'
import { useReport, type ReportField } from './use-report'
import { useStandingOf } from './use-standing'

/** Two short fields with their labels, the result's label, and the lines between. */
const linesBesidesResult = 8
const margin = 2

interface ReportFormProps {
  readonly title: string
  readonly opened: LiftFault
  readonly cancel: (isTouched: boolean) => void
}

export function ReportForm({ title, opened, cancel }: ReportFormProps) {
  const { translate } = useProgram()
  const { back } = useNavigation()
  const frame = useFrameSize()
  const { data, error } = useLiftFault(opened.id)
  const { errors, refusal, submit } = useReport(data ?? opened, back)
  const width = Math.min(100, frame.width - margin * 2)
  const fields: readonly FieldSpec<ReportField>[] = [
    { name: 'technicianName', label: translate('alarms.fields.technicianName'), kind: 'line' },
    { name: 'faultCode', label: translate('alarms.fields.faultCode'), kind: 'line' },
    { name: 'result', label: translate('alarms.fields.result'), kind: 'text' },
  ]
  const form = useForm({
    fields,
    initial: {
      technicianName: opened.technicianName ?? '',
      faultCode: opened.faultCode ?? '',
      result: opened.result ?? '',
    },
    width: width - 1,
    submit,
    cancel: () => cancel(form.isTouched),
  })
  const counter = translate('alarms.resultCounter', {
    used: form.values.result.trim().length,
    max: reportResultMaxCharacters,
  })
  const notes = { technicianName: undefined, faultCode: translate('monitor.codeNote'), result: counter }
  const locked = refusal && { text: refusalText(translate, refusal), tone: 'warning' as const }
  return (
    <Frame title={title} standing={useStandingOf(error) ?? locked}>
      <Box flexDirection="column" paddingX={margin} paddingTop={1} gap={1}>
        {fields.map((spec, at) => (
          <Field
            key={spec.name}
            spec={spec}
            state={form.state.fields[spec.name]}
            isFocused={at === form.state.focus}
            error={errors[spec.name]}
            note={notes[spec.name]}
            width={spec.name === 'faultCode' ? 8 : width}
            rows={spec.kind === 'text' ? frame.height - linesBesidesResult : 1}
          />
        ))}
      </Box>
    </Frame>
  )
}
