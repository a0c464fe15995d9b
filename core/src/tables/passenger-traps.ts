import type { PassengerTrap } from '../contract/passenger-traps'
import { trapState, trapStates } from '../domain/passenger-traps'
import { alarmColumns, placeColumns, responseColumns } from './alarm-columns'
import { countColumn, textColumn, wordKeys, type Table } from './table'

const stateKeys = wordKeys('states.trap', { options: trapStates })

/** The list of passenger traps (specification 1 section 2). */
export const passengerTrapTable: Table<PassengerTrap> = {
  type: 'PASSENGER_TRAP_TABLE_HEADER',
  title: 'tables.titles.passengerTraps',
  columns: [
    alarmColumns.alarmStartTs,
    placeColumns.liftName,
    textColumn('state', 'estate.lift.state', 22, (trap, t) => t(stateKeys[trapState(trap)]), { isFixed: true }),
    placeColumns.lmdClientId,
    alarmColumns.alarmStatus,
    alarmColumns.operationalStatus,
    textColumn('team', 'tables.fields.team', 18, trap => trap.team, { sortField: 'team' }),
    responseColumns.acknowledgedBy,
    responseColumns.acknowledgeAt,
    { ...responseColumns.arrivalTs, isExtra: false },
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
}
