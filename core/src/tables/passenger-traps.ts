import type { PassengerTrap } from '../contract/alarms/passenger-traps'
import { trapState, trapStates } from '../domain/passenger-traps'
import { alarmColumns, courseFields, placeColumns, placeFields, responseColumns, responseFields } from './alarm-columns'
import { lastEditColumns, lastEditFields } from './last-edit-columns'
import { stateColumn } from './state-column'
import { countColumn, names, textColumn, wordKeys, type Table } from './table'

const stateWords = wordKeys('states.trap', { options: trapStates })

/** The list of passenger traps (specification 1 section 2). */
export const passengerTrapTable: Table<PassengerTrap> = {
  type: 'PASSENGER_TRAP_TABLE_HEADER',
  title: 'tables.titles.passengerTraps',
  columns: [
    alarmColumns.alarmStartTs,
    placeColumns.liftName,
    stateColumn(
      'state',
      'estate.lift.state',
      19,
      { of: trapState, words: stateWords },
      { isFixed: true, sortField: 'urgency', isHighestFirst: true, narrow: [23, 38] },
    ),
    placeColumns.lmdClientId,
    alarmColumns.alarmStatus,
    alarmColumns.operationalStatus,
    textColumn('team', 'tables.fields.team', 18, trap => trap.team, {
      sortField: 'team',
      narrow: [12, 18],
      lineWidth: 16,
      canShrink: true,
    }),
    responseColumns.acknowledgedBy,
    responseColumns.acknowledgeAt,
    { ...responseColumns.arrivalTs, header: 'traps.arrive', isExtra: false },
    alarmColumns.alarmClearTs,
    alarmColumns.duration,
    responseColumns.reportAt,
    alarmColumns.closedAt,
    alarmColumns.address,
    alarmColumns.postalCode,
    alarmColumns.liftCompany,
    { ...alarmColumns.description, isExtra: true },
    alarmColumns.repeatCnt,
    countColumn('liftFaultCnt', 'tables.fields.liftFaultCnt', trap => trap.liftFaultCnt, { isExtra: true }),
    textColumn('operatorName', 'alarms.fields.technicianName', 18, trap => trap.operatorName, { isExtra: true }),
    textColumn('ptCode', 'tables.fields.ptCode', 10, trap => trap.ptCode, { isExtra: true }),
    responseColumns.result,
  ],
  terminalColumns: lastEditColumns,
  fields: names(
    'id',
    placeFields,
    'description alarmStatus',
    courseFields,
    'operationalStatusFormat team teamName',
    responseFields,
    'operatorName ptCode result liftFaultCnt',
    lastEditFields,
  ),
  listed: names('id alarmStartTs liftName alarmStatus operationalStatus team acknowledgedBy arrivalTs'),
}
