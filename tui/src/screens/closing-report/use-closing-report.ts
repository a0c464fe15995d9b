import { checkInput } from '@liftwatch/core/contract/check-input'
import { liftFaults } from '@liftwatch/core/contract/lift-faults'
import { AppError, inputProblems, type InputProblem, type Refusal } from '@liftwatch/core/errors'
import { reportResultMaxCharacters } from '@liftwatch/core/limits'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { useState } from 'react'
import { refusalText } from '../../components/message/refusal-text'
import { useProgram } from '../../program'
import { useAct } from '../alarms/use-act'
import type { ClosingReportErrors, ClosingReportField, ClosingReportValues } from './closing-report-values'

/** What can be reported: an alarm of either kind, with the call that does it. */
export interface Reported {
  readonly id: string
  readonly liftName: string
  /** Which alarm it is, in words. */
  readonly name: string
  readonly refusal: Refusal | undefined
  readonly run: (values: ClosingReportValues) => Promise<unknown>
}

/** The names of a trap's report, where they differ. */
const fieldNames: Readonly<Record<string, ClosingReportField>> = { name: 'technicianName', code: 'faultCode' }

function problemText(
  translate: Translate,
  values: ClosingReportValues,
  path: ClosingReportField,
  message: string,
): string {
  if (path === 'faultCode') return translate('monitor.codeInvalid')
  if (path === 'technicianName' && !values[path].trim()) return translate('alarms.required.technicianName')
  if (path === 'result' && !values[path].trim()) return translate('alarms.required.result')
  return path === 'result' ? translate('monitor.tooLong', { max: reportResultMaxCharacters }) : message
}

interface ClosingReport {
  readonly errors: ClosingReportErrors
  readonly submit: (values: ClosingReportValues) => Promise<void>
}

/** Submits a report, and says at each field what is wrong with it, be it found here or by the server. */
export function useClosingReport({ id, name, refusal, run }: Reported, done: () => void): ClosingReport {
  const { translate, messages } = useProgram()
  const act = useAct()
  const [errors, setErrors] = useState<ClosingReportErrors>({})

  function showProblems(values: ClosingReportValues, problems: readonly InputProblem[]): void {
    const texts = problems.map(({ path, message }) => {
      const name = fieldNames[path] ?? (path as ClosingReportField)
      return [name, problemText(translate, values, name, message)]
    })
    setErrors(Object.fromEntries(texts) as ClosingReportErrors)
  }

  async function submit(values: ClosingReportValues): Promise<void> {
    if (refusal) return messages.show(refusalText(translate, refusal), 'warning')
    // Both kinds have the same rules; the shape of one of them checks either.
    const parsed = checkInput(liftFaults.report.input, {
      ...values,
      id,
      faultCode: values.faultCode.trim() || undefined,
    })
    if (!parsed.success) return showProblems(values, inputProblems(parsed.error))
    setErrors({})
    const isDone = await act({
      id,
      name,
      doing: 'monitor.doing.report',
      done: 'alarms.reported',
      run: () => run({ ...parsed.data, faultCode: parsed.data.faultCode ?? '' }),
      hasShown(error) {
        if (!(error instanceof AppError) || error.errors.length === 0) return false
        showProblems(values, error.errors)
        return true
      },
    })
    if (isDone) done()
  }

  return { errors, submit }
}
