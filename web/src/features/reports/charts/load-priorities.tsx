import type { AlarmLoad } from '@liftwatch/core/contract/reports/alarm-load'
import { useTexts } from '../../../texts'
import { BarTable } from './bar-table'
import { CountAndShare } from './count-and-share'
import { LoadSection } from './load-section'

/** How the alarms are spread over the priorities, the most pressing first. */
export function LoadPriorities({ priorities }: { readonly priorities: AlarmLoad['priorities'] }) {
  const t = useTexts()
  const title = t('reports.load.figures.priority')
  const most = Math.max(1, ...priorities.map(({ alarmCnt }) => alarmCnt))
  return (
    <LoadSection title={title}>
      <BarTable
        isNarrow
        label={title}
        heads={[t('alarms.fields.severity'), t('reports.load.page.alarmsAndShare')]}
        bars={priorities.map(({ priority, alarmCnt, share }) => ({
          key: priority,
          name: t(`reports.load.priorities.${priority}`),
          figure: <CountAndShare count={alarmCnt} share={((share ?? 0) * 100).toFixed(1)} />,
          length: alarmCnt / most,
        }))}
      />
    </LoadSection>
  )
}
