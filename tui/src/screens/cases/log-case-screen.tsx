import type { ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import { logCaseForm } from '@liftwatch/core/views/forms/cases'
import type { Screen } from '../../navigation/navigation'
import { useProgram } from '../../program/program'
import { FormScreen } from '../form/form-screen'
import { useLiftNow } from './lift-now'

type Props = Omit<Extract<Screen, { name: 'log-case' }>, 'name'>

/** A case that is logged while someone is on the telephone; then it is shown, with the number to read out. */
export function LogCaseScreen({ subject, liftName, trail }: Props) {
  const { translate } = useProgram()
  const lines = useLiftNow(subject.liftId, translate)
  return (
    <FormScreen
      opened={{
        view: logCaseForm,
        row: subject,
        subject: liftName,
        trail,
        ...(lines && { lead: lines.join('\n') }),
        next: answer => ({ name: 'record', of: 'cases', row: answer as ComplaintDetail }),
      }}
    />
  )
}
