import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import { useLiftFaultActions } from '@liftwatch/core/hooks/lift-fault-actions'
import { useLiftFault } from '@liftwatch/core/hooks/lift-faults'
import { useProgram } from '../../program'
import { ReportScreen } from '../report/report-screen'
import { faultName } from './words'

export function ReportFaultScreen({ opened }: { readonly opened: LiftFault }) {
  const { translate } = useProgram()
  const { data, error } = useLiftFault(opened.id)
  const { report } = useLiftFaultActions(data ?? opened)
  const { id, liftName, technicianName, faultCode, result } = opened
  return (
    <ReportScreen
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
