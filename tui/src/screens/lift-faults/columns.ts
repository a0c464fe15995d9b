import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import { descriptionIn } from '@liftwatch/core/domain/labels'
import { formatDay, formatInstant, formatTimeOfDay } from '@liftwatch/core/text/format'
import { alarmStatusTone, severityTone } from '@liftwatch/core/tones'
import type { Column } from '../../components/list/columns'
import { glyphs } from '../../theme'
import { operationalTone, operationalWords } from './words'

const dayLength = 'DD/MM/YYYY'.length

/** Of what happened today the time of day, of what is older the day: both fit ten columns. */
function shortInstant(at: number, now: number): string {
  return formatDay(at) === formatDay(now) ? formatTimeOfDay(at) : formatInstant(at).slice(0, dayLength)
}

/** In the order in which they are seen; the rank says which come first when the window is narrow. */
export const liftFaultColumns: readonly Column<LiftFault>[] = [
  {
    title: undefined,
    minWidth: 1,
    maxWidth: 1,
    rank: 0,
    cell: row => ({ text: glyphs[severityTone[row.severity]], tone: severityTone[row.severity] }),
  },
  {
    title: 'alarms.fields.alarmStartTs',
    minWidth: 10,
    maxWidth: 10,
    rank: 1,
    cell: (row, { now }) => ({ text: shortInstant(row.alarmStartTs, now) }),
  },
  {
    title: 'alarms.fields.liftName',
    minWidth: 15,
    maxWidth: 22,
    rank: 2,
    cell: row => ({ text: row.liftName }),
  },
  {
    title: 'alarms.fields.description',
    minWidth: 22,
    maxWidth: 40,
    rank: 3,
    cell: (row, { translate }) => ({
      text: `${row.alarmLiftFaultNumber} ${descriptionIn(translate.language, row.description)}`,
    }),
  },
  {
    title: 'alarms.fields.severity',
    minWidth: 13,
    maxWidth: 13,
    rank: 6,
    cell: (row, { translate }) => ({
      text: translate(`states.severity.${row.severity}`),
      tone: severityTone[row.severity],
    }),
  },
  {
    title: 'monitor.alarm',
    minWidth: 5,
    maxWidth: 5,
    rank: 5,
    cell: (row, { translate }) => ({
      text: translate(`states.alarmStatus.${row.alarmStatus}`),
      tone: alarmStatusTone[row.alarmStatus],
    }),
  },
  {
    title: 'alarms.fields.operationalStatus',
    minWidth: 11,
    maxWidth: 24,
    rank: 4,
    cell: (row, { translate }) => ({ text: operationalWords(row, translate), tone: operationalTone(row) }),
  },
  {
    title: 'alarms.fields.acknowledgedBy',
    minWidth: 16,
    maxWidth: 24,
    rank: 7,
    cell: row => ({ text: row.acknowledgedBy?.name ?? '' }),
  },
  {
    title: 'alarms.fields.address',
    minWidth: 20,
    maxWidth: 40,
    rank: 8,
    cell: row => ({ text: row.address }),
  },
]
