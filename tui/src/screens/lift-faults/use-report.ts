import { liftFaults, type LiftFault } from '@liftwatch/core/contract/lift-faults'
import { AppError, inputProblems, type InputProblem, type Refusal } from '@liftwatch/core/errors'
import { useLiftFaultActions } from '@liftwatch/core/hooks/lift-fault-actions'
import { reportResultMaxCharacters } from '@liftwatch/core/limits'
import type { Translate } from '@liftwatch/core/text/translate'
import { useState } from 'react'
import { refusalText } from '../../components/message/refusal-text'
import { useProgram } from '../../program'

export type ReportField = 'technicianName' | 'faultCode' | 'result'
type ReportValues = Readonly<Record<ReportField, string>>
type Errors = Partial<Record<ReportField, string>>

function problemText(translate: Translate, values: ReportValues, { path, message }: InputProblem): string {
  if (path === 'faultCode') return translate('monitor.codeInvalid')
  if (path === 'technicianName' && !values[path].trim()) return translate('alarms.required.technicianName')
  if (path === 'result' && !values[path].trim()) return translate('alarms.required.result')
  return path === 'result' ? translate('monitor.tooLong', { max: reportResultMaxCharacters }) : message
}

interface Report {
  readonly errors: Errors
  readonly refusal: Refusal | undefined
  readonly submit: (values: ReportValues) => Promise<void>
}

/** Submits a report, and says at each field what is wrong with it, be it found here or by the server. */
export function useReport(fault: LiftFault, done: () => void): Report {
  const { translate, messages } = useProgram()
  const { report } = useLiftFaultActions(fault)
  const [errors, setErrors] = useState<Errors>({})

  function showProblems(values: ReportValues, problems: readonly InputProblem[]): void {
    const texts = problems.map(problem => [problem.path, problemText(translate, values, problem)])
    setErrors(Object.fromEntries(texts) as Errors)
  }

  async function submit(values: ReportValues): Promise<void> {
    if (report.refusal) return messages.show(refusalText(translate, report.refusal), 'warning')
    const input = { ...values, id: fault.id, faultCode: values.faultCode.trim() || undefined }
    const parsed = liftFaults.report.input.safeParse(input)
    if (!parsed.success) return showProblems(values, inputProblems(parsed.error))
    setErrors({})
    try {
      await report.run(parsed.data)
      messages.show(`${fault.liftName}: ${translate('alarms.reported')}`, 'ok')
      done()
    } catch (error) {
      if (!(error instanceof AppError) || error.errors.length === 0) throw error
      showProblems(values, error.errors)
    }
  }

  return { errors, refusal: report.refusal, submit }
}
