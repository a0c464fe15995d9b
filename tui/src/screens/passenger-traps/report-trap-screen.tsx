import { passengerTraps, type PassengerTrap } from '@liftwatch/core/contract/passenger-traps'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { usePassengerTrapActions } from '@liftwatch/core/hooks/passenger-trap-actions'
import { useProgram } from '../../program'
import { ClosingReportScreen } from '../closing-report/closing-report-screen'

export function ReportTrapScreen({ opened }: { readonly opened: PassengerTrap }) {
  const { translate } = useProgram()
  const { data, error } = useAnswer(passengerTraps.detail, { id: opened.id })
  const { report } = usePassengerTrapActions(data ?? opened)
  const { id, liftName, operatorName, ptCode, result } = opened
  return (
    <ClosingReportScreen
      list={translate('tables.titles.passengerTraps')}
      reported={{
        id,
        liftName,
        name: translate('monitor.alarmNames.passengerTrap', { lift: liftName }),
        refusal: report.refusal,
        run: values =>
          report.run({ id, name: values.technicianName, code: values.faultCode || undefined, result: values.result }),
      }}
      initial={{ technicianName: operatorName ?? '', faultCode: ptCode ?? '', result: result ?? '' }}
      error={error}
    />
  )
}
