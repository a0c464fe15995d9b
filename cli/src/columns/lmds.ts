import { lmdAttribute, type Lmd } from '@liftwatch/core/contract/lmds'
import { instantColumn, plainColumn, type Column } from '../output/columns'
import type { Columns } from '../output/rows'

type Attribute = Exclude<keyof Lmd['attribute'], 'clientId'>

function attributeColumn(name: Attribute): Column<Lmd> {
  const plain = (lmd: Lmd) => lmd.attribute[name]
  return { name, header: `tables.lmd.${name}`, plain, shown: lmd => plain(lmd) ?? '-' }
}

const id = plainColumn<Lmd>('id', 'alarms.fields.id')
const clientId = plainColumn<Lmd>('clientId', 'alarms.fields.lmdClientId')

const online: Column<Lmd> = {
  name: 'isOnline',
  header: 'tables.fields.online',
  plain: lmd => lmd.isOnline,
  shown: (lmd, { translate }) => translate(lmd.isOnline ? 'states.device.online' : 'states.device.offline'),
  tone: lmd => (lmd.isOnline ? 'ok' : 'warning'),
}

const testCall: Column<Lmd> = {
  name: 'isTestCallOverdue',
  header: 'tables.fields.testCall',
  plain: lmd => lmd.isTestCallOverdue,
  shown: (lmd, { translate }) =>
    translate(lmd.isTestCallOverdue ? 'states.testCall.overdue' : 'states.testCall.inTime'),
  tone: lmd => (lmd.isTestCallOverdue ? 'warning' : 'ok'),
}

const building: Column<Lmd> = {
  name: 'building',
  header: 'alarms.fields.address',
  plain: lmd => lmd.building?.address ?? null,
  json: lmd => lmd.building,
  shown: lmd => lmd.building?.address ?? '-',
  canShrink: true,
}

const lastOnlineTs = instantColumn<Lmd>('lastOnlineTs', 'tables.fields.lastOnlineTs')
const liftCnt = plainColumn<Lmd>('liftCnt', 'tables.fields.liftCnt')
const refusedCnt: Column<Lmd> = {
  ...plainColumn<Lmd>('refusedCnt', 'tables.fields.refusedCnt'),
  tone: lmd => (lmd.refusedCnt > 0 ? 'warning' : 'ok'),
}
const refusals: Column<Lmd> = {
  name: 'refusals',
  header: 'tables.fields.refusals',
  plain: lmd => lmd.refusals.map(({ reason, count }) => `${reason}=${count}`).join(' '),
  json: lmd => lmd.refusals,
  shown: (lmd, { translate }) =>
    lmd.refusals.map(({ reason, count }) => `${translate(`states.refusal.${reason}`)} ${count}`).join(', ') ||
    translate('estate.refusals.none'),
}
const attributes = Object.keys(lmdAttribute.shape).filter((name): name is Attribute => name !== 'clientId')

export const lmdColumns: Columns<Lmd> = {
  all: [
    id,
    plainColumn('name', 'tables.fields.lmdName'),
    clientId,
    online,
    lastOnlineTs,
    testCall,
    instantColumn('lastTestCallTs', 'tables.fields.lastTestCallTs'),
    building,
    plainColumn('vendor', 'tables.fields.vendor'),
    liftCnt,
    refusedCnt,
    refusals,
    ...attributes.map(attributeColumn),
  ],
  inTable: [id, clientId, online, lastOnlineTs, testCall, liftCnt, building],
}
