import type { LiftRow } from '@liftwatch/core/contract/lifts'
import { liftFlagsTone } from '@liftwatch/core/tones'
import { formatInstant, formatIso } from '@liftwatch/core/text/format'
import { plainColumn, type Column } from '../output/columns'
import type { Columns } from '../output/rows'

const id = plainColumn<LiftRow>('id', 'alarms.fields.id')
const name = plainColumn<LiftRow>('name', 'alarms.fields.liftName')

const online: Column<LiftRow> = {
  name: 'lmd',
  header: 'tables.fields.online',
  plain: lift => (lift.lmd ? (lift.lmd.isOnline ? 'Online' : 'Offline') : null),
  json: (lift, { timeZone }) =>
    lift.lmd && { ...lift.lmd, lastOnlineTs: formatIso(lift.lmd.lastOnlineTs, timeZone) || null },
  shown: (lift, { translate }) =>
    lift.lmd ? translate(lift.lmd.isOnline ? 'states.device.online' : 'states.device.offline') : '-',
  tone: lift => (lift.lmd?.isOnline === false ? 'warning' : 'muted'),
}

const flags: Column<LiftRow> = {
  name: 'flags',
  header: 'estate.lift.flags',
  plain: lift => lift.flags.join(' '),
  json: lift => lift.flags,
  shown: (lift, { translate }) => lift.flags.map(flag => translate(`tables.flags.${flag}`)).join(' ') || '-',
  tone: lift => liftFlagsTone(lift.flags) ?? 'muted',
}

const lmdClientId: Column<LiftRow> = {
  name: 'lmdClientId',
  header: 'alarms.fields.lmdClientId',
  plain: lift => lift.lmd?.attribute.clientId ?? null,
  shown: lift => lift.lmd?.attribute.clientId ?? '-',
}

const lastOnlineTs: Column<LiftRow> = {
  name: 'lastOnlineTs',
  header: 'tables.fields.lastOnlineTs',
  plain: (lift, { timeZone }) => formatIso(lift.lmd?.lastOnlineTs, timeZone) || null,
  shown: (lift, { timeZone }) => formatInstant(lift.lmd?.lastOnlineTs, timeZone),
}

const address: Column<LiftRow> = {
  name: 'building',
  header: 'alarms.fields.address',
  plain: lift => lift.building.address,
  json: lift => lift.building,
  shown: lift => lift.building.address,
  canShrink: true,
}

const openFaultCnt = plainColumn<LiftRow>('openFaultCnt', 'tables.fields.openFaultCnt')

export const liftColumns: Columns<LiftRow> = {
  all: [
    id,
    name,
    online,
    lmdClientId,
    lastOnlineTs,
    flags,
    openFaultCnt,
    plainColumn('complaintCnt', 'tables.fields.openComplaintCnt'),
    plainColumn('omsScheduleCnt', 'tables.fields.omsScheduleCnt'),
    address,
    plainColumn('townCouncil', 'alarms.fields.townCouncil'),
    plainColumn('liftCompany', 'alarms.fields.liftCompany'),
  ],
  inTable: [id, name, lmdClientId, online, flags, openFaultCnt, address],
}
