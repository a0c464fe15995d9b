import { liftFaults, type LiftFault } from '@liftwatch/core/contract/lift-faults'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { useLiftFaultActions } from '@liftwatch/core/hooks/lift-fault-actions'
import { useProgram } from '../../program'
import { ClosingReportScreen } from '../closing-report/closing-report-screen'
import { faultName } from './words'

export function ReportFaultScreen({ opened }: { readonly opened: LiftFault }) {
  const { translate } = useProgram()
  const { data, error } = useAnswer(liftFaults.detail, { id: opened.id })
  const { report } = useLiftFaultActions(data ?? opened)
  const { id, liftName, technicianName, faultCode, result } = opened
  return (
    <ClosingReportScreen
      list={translate('alarms.title')}
      reported={{
        id,
        liftName,
        name: faultName(opened, translate),
        refusal: report.refusal,
        run: values => report.run({ ...values, id, faultCode: values.faultCode || undefined }),
      }}
      initial={{ technicianName: technicianName ?? '', faultCode: faultCode ?? '', result: result ?? '' }}
      error={error}
    />
  )
}
