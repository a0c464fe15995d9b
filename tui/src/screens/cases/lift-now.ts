import type { CaseLift } from '@liftwatch/core/contract/alarms/case-lifts'
import { complaints } from '@liftwatch/core/contract/alarms/complaints'
import { lifts } from '@liftwatch/core/contract/estate/lifts'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { descriptionIn } from '@liftwatch/core/domain/labels'
import { formatInstant } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/all-texts'

/** More are on the lift's own screen. */
const shownMax = 3

/** What someone who logs a case of a lift has to know: that it has one already, and what is the matter with it. */
function liftNowLines({ cases, alarms }: CaseLift, t: Translate): string[] {
  const known = cases
    .slice(0, shownMax)
    .map(one => `${one.caseNo} ${t(`states.caseSubcategory.${one.subcategory}`)} (${formatInstant(one.createdAt)})`)
  const last = alarms
    .slice(0, shownMax)
    .map(one => `${descriptionIn(t.language, one.description)} (${formatInstant(one.alarmStartTs)})`)
  return [
    ...(cases.length === 0 ? [] : [`${t('cases.lift.hasOpenCase')} ${known.join(', ')}`]),
    `${t('cases.lift.alarms')}: ${last.length === 0 ? t('cases.lift.noAlarms') : last.join(', ')}`,
  ]
}

/** The same of a lift as it is now; undefined until that is known. */
export function useLiftNow(liftId: string, t: Translate): string[] | undefined {
  const { data: lift } = useAnswer(lifts.detail, { id: liftId })
  const { data } = useAnswer(complaints.liftStatus, lift && { buildingId: lift.building.id })
  const found = data?.find(one => one.lift.id === liftId)
  return found && liftNowLines(found, t)
}
