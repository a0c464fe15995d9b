import { chakra } from '@chakra-ui/react'
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
        <chakra.span title={repeated} ms="2" color="fg" fontWeight="semibold">
          <span aria-hidden>×{fault.repeatCnt + 1}</span>
          <chakra.span srOnly>{repeated}</chakra.span>
        </chakra.span>
      )}
      {fault.isLiftOff && <chakra.span ms="2">{t('switchOffs.mark')}</chakra.span>}
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
