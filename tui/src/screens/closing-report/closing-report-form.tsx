import { technicianCodes } from '@liftwatch/core/contract/technician-codes'
import { labelIn } from '@liftwatch/core/domain/labels'
import { reportResultMaxCharacters } from '@liftwatch/core/limits'
import { Box } from 'ink'
import { Field } from '../../components/form/field'
import type { FieldSpec } from '../../components/form/field-spec'
import { useForm } from '../../components/form/use-form'
import { Frame, useFrameSize } from '../../components/frame/frame'
import { useStatusLine } from '../../components/frame/use-status-line'
import { refusalText } from '../../components/message/refusal-text'
import { useProgram } from '../../program'
import type { ClosingReportField, ClosingReportValues } from './closing-report-values'
import { useClosingReport, type Reported } from './use-closing-report'

/** Two short fields with their labels, the result's label, and the lines between. */
const linesBesidesResult = 8
const suggestionsMax = 3
const margin = 2
/** By which a field is set off from its label. */
const fieldIndent = 2

interface ClosingReportFormProps {
  readonly trail: readonly string[]
  readonly reported: Reported
  readonly initial: ClosingReportValues
  readonly error: unknown
  readonly done: () => void
  readonly cancel: (isTouched: boolean) => void
}

export function ClosingReportForm({ trail, reported, initial, error, done, cancel }: ClosingReportFormProps) {
  const { translate } = useProgram()
  const frame = useFrameSize()
  const { errors, submit } = useClosingReport(reported, done)
  const width = Math.min(100, frame.width - margin * 2 - fieldIndent)
  const codes = technicianCodes.map(known => ({ value: known.code, label: labelIn(translate.language, known) }))
  const fields: readonly FieldSpec<ClosingReportField>[] = [
    { name: 'technicianName', label: translate('alarms.fields.technicianName'), kind: 'line' },
    { name: 'faultCode', label: translate('alarms.fields.faultCode'), kind: 'line', options: codes },
    { name: 'result', label: translate('alarms.fields.result'), kind: 'text' },
  ]
  const form = useForm({
    fields,
    initial: { ...initial },
    width: width - 1,
    submit,
    cancel: () => cancel(form.isTouched),
  })
  const counter = translate('alarms.resultCounter', {
    used: form.values.result.trim().length,
    max: reportResultMaxCharacters,
  })
  const chosen = codes.find(({ value }) => value === form.values.faultCode.trim())
  const notes = {
    technicianName: undefined,
    faultCode: chosen?.label ?? translate('monitor.codeNote'),
    result: counter,
  }
  const locked = reported.refusal && { text: refusalText(translate, reported.refusal), tone: 'warning' as const }
  const isPicking = fields[form.state.focus]?.name === 'faultCode' && !chosen
  const resultRows = Math.max(1, frame.height - linesBesidesResult - (isPicking ? suggestionsMax : 0))
  return (
    <Frame trail={trail} statusLine={useStatusLine(error) ?? locked}>
      <Box flexDirection="column" paddingX={margin} paddingTop={1} gap={1}>
        {fields.map((spec, at) => (
          <Field
            key={spec.name}
            spec={spec}
            state={form.state.fields[spec.name]}
            isFocused={at === form.state.focus}
            error={errors[spec.name]}
            note={notes[spec.name]}
            width={spec.name === 'faultCode' ? 40 : width}
            rows={spec.kind === 'text' ? resultRows : 1}
            suggestionsMax={suggestionsMax}
          />
        ))}
      </Box>
    </Frame>
  )
}
