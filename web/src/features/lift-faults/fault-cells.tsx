import type { LiftFault } from '@liftwatch/core/contract/alarms/lift-faults'
import { descriptionIn } from '@liftwatch/core/domain/labels'
import { severityTone } from '@liftwatch/core/tones'
import { placeCells, responseCells, stateCells } from '../../alarms/alarm-cells'
import { TwoLines, type Cells } from '../../components/record-list/cell'
import { StatusChip } from '../../components/marks/status-chip'
import { useTexts } from '../../texts'

interface FaultProps {
  readonly fault: LiftFault
  readonly isPlain?: boolean
}

export function FaultSeverity({ fault, isPlain = false }: FaultProps) {
  const t = useTexts()
  return (
    <StatusChip
      isPlain={isPlain}
      isPast={fault.operationalStatus === 'CLOSED'}
      tone={severityTone[fault.severity]}
      label={t(`states.severity.${fault.severity}`)}
    />
  )
}

/** The fault's number, with how often it came again. */
function FaultNumber({ fault }: FaultProps) {
  const t = useTexts()
  const repeated = t('list.repeated', { number: fault.repeatCnt })
  return (
    <>
      {t('list.number', { number: fault.alarmLiftFaultNumber })}
      {fault.repeatCnt > 0 && (
        <span title={repeated} className="lw-repeated">
          <span aria-hidden>×{fault.repeatCnt + 1}</span>
          <span className="lw-spoken">{repeated}</span>
        </span>
      )}
      {fault.isLiftOff && <span className="lw-beside">{t('switchOffs.mark')}</span>}
    </>
  )
}

function FaultDescription({ fault }: FaultProps) {
  const t = useTexts()
  return <TwoLines first={descriptionIn(t.language, fault.description)} second={<FaultNumber fault={fault} />} />
}

/** The columns that show more than their value. */
export const faultCells: Cells<LiftFault> = {
  ...placeCells(false),
  ...stateCells,
  ...responseCells,
  severity: fault => <FaultSeverity isPlain fault={fault} />,
  description: fault => <FaultDescription fault={fault} />,
}
