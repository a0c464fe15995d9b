import { chakra } from '@chakra-ui/react'
import type { CaseLift } from '@liftwatch/core/contract/alarms/case-lifts'
import { descriptionIn } from '@liftwatch/core/domain/labels'
import { formatInstant } from '@liftwatch/core/text/format'
import { RecordLink } from '../../app/record-link'
import { CasePriorityChip, CaseStatusChip } from '../../estate/case-chips'
import { StatusChip } from '../../components/marks/status-chip'
import { useTexts } from '../../texts'
import { AlarmRadio } from './alarm-radio'

/** The chosen lift: what is logged about it already, and its alarms, of which the case may be about one. */
export function LiftNow({ of: { lift, cases, alarms, omsScheduleCnt } }: { readonly of: CaseLift }) {
  const t = useTexts()
  return (
    <chakra.section aria-label={t('cases.lift.now')} display="grid" gap="3" p="3" borderWidth="1px" borderRadius="l2">
      {cases.length > 0 && (
        <chakra.div role="status" display="grid" gap="1">
          <div>
            <StatusChip tone="warning" label={t('cases.lift.hasOpenCase')} />
          </div>
          <ul>
            {cases.map(one => (
              <chakra.li key={one.id} display="flex" flexWrap="wrap" gap="2">
                <RecordLink name="case-management" id={one.id} isNewWindow>
                  {t('cases.name', { caseNo: one.caseNo })}
                </RecordLink>
                <span>{t(`states.caseSubcategory.${one.subcategory}`)}</span>
                <CasePriorityChip isPlain of={one} />
                <CaseStatusChip isPlain of={one} />
                <chakra.span color="fg.muted">{formatInstant(one.createdAt)}</chakra.span>
              </chakra.li>
            ))}
          </ul>
        </chakra.div>
      )}
      {omsScheduleCnt > 0 && <StatusChip isPlain tone="muted" label={t('cases.lift.switchOff')} />}
      <AlarmRadio
        key={lift.id}
        alarms={alarms.map(alarm => ({ ...alarm, words: descriptionIn(t.language, alarm.description) }))}
      />
    </chakra.section>
  )
}
