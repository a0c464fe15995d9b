import type { PassengerTrap } from '@liftwatch/core/contract/passenger-traps'
import { usePassengerTrapActions } from '@liftwatch/core/hooks/passenger-trap-actions'
import { ClosingReportForm } from '../../alarms/closing-report-form'
import { useTexts } from '../../texts'

export function TrapReport({ trap }: { readonly trap: PassengerTrap }) {
  const t = useTexts()
  const { report } = usePassengerTrapActions(trap)
  return (
    <ClosingReportForm
      of={trap.id}
      technicianName={trap.operatorName}
      code={trap.ptCode}
      result={trap.result}
      codeLabel={t('traps.code')}
      refusal={report.refusal}
      isPending={report.isPending}
      submit={({ technicianName, faultCode, result }) =>
        report.run({ id: trap.id, name: technicianName, code: faultCode, result })
      }
    />
  )
}
