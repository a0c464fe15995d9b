import { formatWait } from '@liftwatch/core/text/format'
import type { AlarmFacts } from '@liftwatch/core/contract/alarms/alarms'
import type { Column } from '../../components/list/columns'

/** How long ago an alarm was set, where there is room for that beside the time. */
export function ageColumn(rank: number): Column<Pick<AlarmFacts, 'alarmStartTs'>> {
  return {
    title: 'alarms.since',
    minWidth: 7,
    // '23 小时 59 分'.
    maxWidth: 13,
    rank,
    cell: ({ alarmStartTs }, { now, translate }) => ({ text: formatWait(now - alarmStartTs, translate.language) }),
  }
}
