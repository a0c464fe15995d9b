import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import { useLiftFaultActions } from '@liftwatch/core/hooks/lift-fault-actions'
import { ClosingReportForm } from '../../alarms/closing-report-form'
import { useTexts } from '../../texts'

export function FaultReport({ fault }: { readonly fault: LiftFault }) {
  const t = useTexts()
  const { report } = useLiftFaultActions(fault)
  return (
    <ClosingReportForm
      of={fault.id}
      technicianName={fault.technicianName}
      code={fault.faultCode}
      result={fault.result}
      codeLabel={t('alarms.fields.faultCode')}
      refusal={report.refusal}
      isPending={report.isPending}
      submit={values => report.run({ id: fault.id, ...values })}
    />
  )
}
