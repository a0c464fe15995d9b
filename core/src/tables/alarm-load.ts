import type { AlarmLoadRow } from './alarm-load-rows'
import { figureColumn } from './figure-column'
import { instantColumn, textColumn, type Table } from './table'

/** How heavy a month's alarms were, figure by figure. */
export const alarmLoadTable: Table<AlarmLoadRow> = {
  type: 'ALARM_LOAD_REPORTS_TABLE_HEADER',
  title: 'reports.load.title',
  columns: [
    textColumn('figure', 'reports.load.figure', 48, (row, t) => t(`reports.load.figures.${row.figure}`), {
      code: row => row.figure,
      isFixed: true,
    }),
    textColumn(
      'subject',
      'reports.load.subject',
      24,
      (row, t) => (row.priority === null ? row.subject : t(`reports.load.priorities.${row.priority}`)),
      { code: row => row.priority ?? row.subject },
    ),
    figureColumn('value', 'reports.load.value', row => row.value),
    figureColumn('share', 'reports.load.share', row => row.share && row.share * 100),
    { key: 'duration', header: 'alarms.fields.duration', kind: 'duration', width: 10, value: row => row.durationMs },
    instantColumn('from', 'reports.load.from', row => row.fromTs),
    instantColumn('to', 'reports.load.to', row => row.toTs),
  ],
}
