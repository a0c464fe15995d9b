import type { Rbe } from '../contract/alarms/rbes'
import { alarmColumns, courseFields } from './alarm-columns'
import { countColumn, names, textColumn, type Table } from './table'

/** The list of remote building events (specification 1 section 2). */
export const rbeTable: Table<Rbe> = {
  type: 'RBE_TABLE_HEADER',
  title: 'tables.titles.rbes',
  columns: [
    alarmColumns.alarmStartTs,
    textColumn('lift', 'alarms.fields.liftName', 18, event => event.lift.name, {
      json: event => event.lift,
      isFixed: true,
      sortField: 'liftName',
      narrow: [15, 22],
    }),
    textColumn('lmd', 'alarms.fields.lmdClientId', 14, event => event.lmd?.clientId ?? null, {
      json: event => event.lmd,
    }),
    textColumn('type', 'tables.fields.eventType', 8, event => event.type, { sortField: 'number', lineWidth: 6 }),
    alarmColumns.description,
    { ...alarmColumns.alarmStatus, key: 'status', field: 'alarmStatus' },
    alarmColumns.alarmClearTs,
    alarmColumns.duration,
    { ...alarmColumns.operationalStatus, isExtra: true },
    countColumn('number', 'tables.fields.eventNumber', event => event.number, { isExtra: true }),
    alarmColumns.address,
    alarmColumns.postalCode,
    alarmColumns.liftCompany,
    alarmColumns.repeatCnt,
  ],
  terminalColumns: [alarmColumns.closedAt],
  fields: names(
    'id lift address postalCode liftCompany lmd number type description',
    'alarmStatus alarmStatusFormat',
    courseFields,
    'operationalStatusFormat closedAt',
  ),
  listed: names('id alarmStartTs lift type description alarmStatus duration'),
}
