import type { OutOfServiceBuilding, OutOfServiceReason } from '@liftwatch/core/contract/home/home-parts'
import { severityTone, statusTone, type Tone } from '@liftwatch/core/tones'
import { RecordLink } from '../../app/record-link'
import { StatusChip } from '../../components/marks/status-chip'
import { useTexts } from '../../texts'

export const reasonTone = {
  TRAP: 'critical',
  URGENT: severityTone.URGENT,
  BREAKDOWN: severityTone.BREAKDOWN,
  SWITCH_OFF: statusTone.CLOSED,
} as const satisfies Record<OutOfServiceReason, Tone>

/** A building with lifts out of service: where, how many, and the gravest reason. */
export function BuildingWords({ building }: { readonly building: OutOfServiceBuilding }) {
  const t = useTexts()
  const { id, name, address, postalCode, reason, outOfServiceCnt, liftCnt } = building
  return (
    <>
      <div>
        <RecordLink name="building" id={id}>
          {name}
        </RecordLink>
      </div>
      <div>{[address, postalCode].filter(part => part !== null).join(' ')}</div>
      <StatusChip isPlain tone={reasonTone[reason]} label={t(`home.outOfService.reasons.${reason}`)} />{' '}
      {t('home.outOfService.lifts', { out: outOfServiceCnt, all: liftCnt })}
    </>
  )
}
