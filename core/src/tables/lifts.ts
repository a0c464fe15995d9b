import { liftFlag, type LiftFlag, type LiftRow } from '../contract/estate/lifts'
import { liftFlagsTone, statusTone } from '../tones'
import { stateColumn } from './state-column'
import { countColumn, instantColumn, names, textColumn, type Table, type TableColumn } from './table'

const extra = { isExtra: true } as const

/** A flag is there or not; its column is headed by its own short name, which is all that it holds. */
function flagColumn(flag: LiftFlag): TableColumn<LiftRow> {
  return textColumn(
    flag,
    `tables.flags.${flag}`,
    3 + Math.min(flag.length, 5),
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
    textColumn('name', 'alarms.fields.liftName', 22, lift => lift.name, {
      isFixed: true,
      sortField: 'name',
      narrow: [15, 22],
    }),
    textColumn('lmdClientId', 'alarms.fields.lmdClientId', 14, lift => lift.lmd?.attribute.clientId ?? null, {
      narrow: [14, 18],
    }),
    stateColumn(
      'onlineFormat',
      'tables.fields.online',
      9,
      {
        of: ({ lmd }) => lmd && (lmd.isOnline ? 'Online' : 'Offline'),
        words: { Online: 'states.device.online', Offline: 'states.device.offline' },
        tone: ({ lmd }) => statusTone[lmd?.isOnline ? 'ONLINE' : 'OFFLINE'],
      },
      { field: 'lmd', json: ({ lmd }, instant) => lmd && { ...lmd, lastOnlineTs: instant(lmd.lastOnlineTs) } },
    ),
    ...liftFlag.options.map(flagColumn),
    countColumn('openFaultCnt', 'tables.fields.openFaultCnt', lift => lift.openFaultCnt, { narrow: [11, 11] }),
    countColumn('complaintCnt', 'tables.fields.openComplaintCnt', lift => lift.complaintCnt, extra),
    countColumn('omsScheduleCnt', 'tables.fields.omsScheduleCnt', lift => lift.omsScheduleCnt, extra),
    textColumn('address', 'alarms.fields.address', 28, lift => lift.building.address, {
      field: 'building',
      json: lift => lift.building,
      narrow: [20, 40],
      canShrink: true,
    }),
    textColumn('postalCode', 'alarms.fields.postalCode', 10, lift => lift.building.postalCode),
    textColumn('ward', 'tables.building.ward', 18, lift => lift.ward, extra),
    textColumn('townCouncil', 'alarms.fields.townCouncil', 24, lift => lift.townCouncil, extra),
    textColumn('liftCompany', 'alarms.fields.liftCompany', 20, lift => lift.liftCompany, {
      ...extra,
      narrow: [16, 24],
    }),
    textColumn('liftNumber', 'alarms.fields.liftNumber', 9, lift => lift.attribute.liftNumber, extra),
    instantColumn('lastOnlineTs', 'tables.fields.lastOnlineTs', lift => lift.lmd?.lastOnlineTs ?? null, extra),
  ],
  terminalColumns: [
    // All flags in one column: a lift seldom has more than two.
    textColumn(
      'flags',
      'estate.lift.flags',
      17,
      (lift, t) => lift.flags.map(flag => t(`tables.flags.${flag}`)).join(' ') || null,
      {
        code: lift => lift.flags.join(' '),
        json: lift => lift.flags,
        tone: lift => liftFlagsTone(lift.flags) ?? 'muted',
        narrow: [17, 32],
      },
    ),
  ],
  fields: names(
    'id name lmd lmdClientId lastOnlineTs flags openFaultCnt complaintCnt',
    'omsScheduleCnt building townCouncil liftCompany ward',
  ),
  listed: names('id name lmdClientId lmd flags openFaultCnt building'),
}
