import { liftFlag, type LiftFlag, type LiftRow } from '../contract/lifts'
import { countColumn, instantColumn, textColumn, type Table, type TableColumn } from './table'

/** A flag is there or not; its column is headed by its own short name, which with a sign is all that it holds. */
function flagColumn(flag: LiftFlag): TableColumn<LiftRow> {
  return textColumn(
    flag,
    `tables.flags.${flag}`,
    4 + Math.min(flag.length, 5),
    (lift, t) => (lift.flags.includes(flag) ? t('tables.yes') : null),
    // Lists of a screen say it beside the lift's name, which no choice of columns takes away.
    { isExtra: flag === 'PT' },
  )
}

/** The list of lifts (specification 1 section 2). */
export const liftTable: Table<LiftRow> = {
  type: 'LIFT_TABLE_HEADER',
  title: 'tables.titles.lifts',
  columns: [
    textColumn('name', 'alarms.fields.liftName', 22, lift => lift.name, { isFixed: true, sortField: 'name' }),
    textColumn('lmdClientId', 'alarms.fields.lmdClientId', 14, lift => lift.lmd?.attribute.clientId ?? null),
    textColumn('onlineFormat', 'tables.fields.online', 9, (lift, t) =>
      lift.lmd ? t(lift.lmd.isOnline ? 'states.device.online' : 'states.device.offline') : null,
    ),
    ...liftFlag.options.map(flagColumn),
    countColumn('openFaultCnt', 'tables.fields.openFaultCnt', lift => lift.openFaultCnt),
    countColumn('complaintCnt', 'tables.fields.openComplaintCnt', lift => lift.complaintCnt, { isExtra: true }),
    countColumn('omsScheduleCnt', 'tables.fields.omsScheduleCnt', lift => lift.omsScheduleCnt, { isExtra: true }),
    textColumn('address', 'alarms.fields.address', 28, lift => lift.building.address),
    textColumn('postalCode', 'alarms.fields.postalCode', 10, lift => lift.building.postalCode),
    textColumn('townCouncil', 'alarms.fields.townCouncil', 24, lift => lift.townCouncil, { isExtra: true }),
    textColumn('liftCompany', 'alarms.fields.liftCompany', 20, lift => lift.liftCompany, { isExtra: true }),
    textColumn('liftNumber', 'alarms.fields.liftNumber', 9, lift => lift.attribute.liftNumber, { isExtra: true }),
    instantColumn('lastOnlineTs', 'tables.fields.lastOnlineTs', lift => lift.lmd?.lastOnlineTs ?? null, {
      isExtra: true,
    }),
  ],
}
