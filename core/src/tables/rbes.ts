import type { Rbe } from '../contract/rbes'
import { alarmColumns } from './alarm-columns'
import { countColumn, textColumn, type Table } from './table'

/** The list of remote building events (specification 1 section 2). */
export const rbeTable: Table<Rbe> = {
  type: 'RBE_TABLE_HEADER',
  title: 'tables.titles.rbes',
  columns: [
    alarmColumns.alarmStartTs,
    textColumn('lift', 'alarms.fields.liftName', 18, event => event.lift.name, {
      isFixed: true,
      sortField: 'liftName',
    }),
    textColumn('lmd', 'alarms.fields.lmdClientId', 14, event => event.lmd?.clientId ?? null),
    textColumn('type', 'tables.fields.eventType', 8, event => event.type, { sortField: 'number' }),
    alarmColumns.description,
    { ...alarmColumns.alarmStatus, key: 'status' },
    alarmColumns.alarmClearTs,
    alarmColumns.duration,
    { ...alarmColumns.operationalStatus, isExtra: true },
    countColumn('number', 'tables.fields.eventNumber', event => event.number, { isExtra: true }),
    alarmColumns.address,
    alarmColumns.postalCode,
    alarmColumns.liftCompany,
    alarmColumns.repeatCnt,
  ],
}
