import type { AlarmLoad } from '@liftwatch/core/contract/reports/alarm-load'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { TextLink } from '../../../components/page/text-link'
import { useTexts } from '../../../texts'
import { BarTable } from './bar-table'
import { CountAndShare } from './count-and-share'
import { LoadSection } from './load-section'

/** The lifts with most alarms, and what part of all alarms they had. */
export function WorstLifts({ lifts }: { readonly lifts: AlarmLoad['worstLifts'] }) {
  const t = useTexts()
  const mayOpenLifts = usePermissions().has('lifts')
  const title = t('reports.load.page.worstLifts')
  if (lifts.length === 0) return null
  return (
    <LoadSection title={title}>
      <BarTable
        label={title}
        heads={[t('alarms.fields.liftName'), t('reports.load.page.alarmsAndShare')]}
        bars={lifts.map(({ liftId, liftName, alarmCnt, share }) => ({
          key: liftId,
          name: mayOpenLifts ? <TextLink to={detailPath('lifts', liftId)}>{liftName}</TextLink> : liftName,
          figure: <CountAndShare count={alarmCnt} share={((share ?? 0) * 100).toFixed(1)} />,
          length: alarmCnt / lifts[0]!.alarmCnt,
        }))}
      />
    </LoadSection>
  )
}
