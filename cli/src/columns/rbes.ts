import type { Rbe } from '@liftwatch/core/contract/rbes'
import { plainColumn, type Column } from '../output/columns'
import type { Columns } from '../output/rows'
import { alarmColumns as alarm } from './alarms'

const lift: Column<Rbe> = {
  name: 'lift',
  header: 'alarms.fields.liftName',
  plain: event => event.lift.name,
  json: event => event.lift,
  shown: event => event.lift.name,
  lineWidth: 18,
}

const lmd: Column<Rbe> = {
  name: 'lmd',
  header: 'alarms.fields.lmdClientId',
  plain: event => event.lmd?.clientId ?? null,
  json: event => event.lmd,
  shown: event => event.lmd?.clientId ?? '-',
}

const type = plainColumn<Rbe>('type', 'tables.fields.eventType', { lineWidth: 6 })

const all: readonly Column<Rbe>[] = [
  alarm.id,
  lift,
  alarm.address,
  alarm.postalCode,
  alarm.liftCompany,
  lmd,
  plainColumn('number', 'tables.fields.eventNumber'),
  type,
  alarm.description,
  alarm.alarmStatus,
  plainColumn('alarmStatusFormat'),
  alarm.alarmStartTs,
  alarm.alarmClearTs,
  alarm.duration,
  alarm.repeatCnt,
  alarm.operationalStatus,
  alarm.operationalStatusFormat,
  alarm.closedAt,
]

/** For people who watch: what has come or changed, without the id. */
const watched: readonly Column<Rbe>[] = [
  alarm.alarmStartTs,
  lift,
  type,
  alarm.description,
  alarm.alarmStatus,
  alarm.duration,
]

export const rbeColumns: Columns<Rbe> = { all, inTable: [alarm.id, ...watched] }
export const rbeWatchColumns: Columns<Rbe> = { all, inTable: watched }
