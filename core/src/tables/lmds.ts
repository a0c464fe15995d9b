import { lmdAttribute, type Lmd } from '../contract/estate/lmds'
import { statusTone } from '../tones'
import { stateColumn } from './state-column'
import { countColumn, instantColumn, names, textColumn, type Table, type TableColumn } from './table'

type Attribute = Exclude<keyof Lmd['attribute'], 'clientId'>

const attributes = Object.keys(lmdAttribute.shape).filter((name): name is Attribute => name !== 'clientId')

function attributeColumn(name: Attribute): TableColumn<Lmd> {
  const column = textColumn<Lmd>(name, `tables.lmd.${name}`, 16, lmd => lmd.attribute[name])
  if (name === 'softwareVersion') return { ...column, narrow: [8, 16] }
  return { ...column, isExtra: true, ...(name === 'installedDate' && { kind: 'date' }) }
}

/** The list of monitoring devices (specification 1 sections 2 and 3). */
export const lmdTable: Table<Lmd> = {
  type: 'LMD_TABLE_HEADER',
  title: 'tables.titles.lmds',
  columns: [
    textColumn('name', 'tables.fields.lmdName', 19, lmd => lmd.name, {
      isFixed: true,
      sortField: 'name',
      narrow: [19, 24],
    }),
    textColumn('clientId', 'alarms.fields.lmdClientId', 14, lmd => lmd.clientId),
    stateColumn(
      'onlineFormat',
      'tables.fields.online',
      9,
      {
        of: lmd => (lmd.isOnline ? 'ONLINE' : 'OFFLINE'),
        words: { ONLINE: 'states.device.online', OFFLINE: 'states.device.offline' },
        tone: statusTone,
      },
      { field: 'isOnline', code: lmd => lmd.isOnline },
    ),
    // Those that have been silent for longest come first.
    instantColumn('lastOnlineTs', 'tables.fields.lastOnlineTs', lmd => lmd.lastOnlineTs, {
      sortField: 'lastOnlineTs',
      narrow: [12, 12],
    }),
    attributeColumn('softwareVersion'),
    textColumn('address', 'alarms.fields.address', 28, lmd => lmd.building?.address ?? null, {
      field: 'building',
      json: lmd => lmd.building,
      narrow: [20, 40],
      canShrink: true,
    }),
    textColumn('postalCode', 'alarms.fields.postalCode', 10, lmd => lmd.building?.postalCode ?? null),
    countColumn('liftCnt', 'tables.fields.liftCnt', lmd => lmd.liftCnt),
    instantColumn('lastTestCallTs', 'tables.fields.lastTestCallTs', lmd => lmd.lastTestCallTs, {
      sortField: 'lastTestCallTs',
      narrow: [14, 14],
    }),
    stateColumn(
      'isTestCallOverdue',
      'tables.fields.testCall',
      9,
      {
        of: lmd => (lmd.isTestCallOverdue ? 'overdue' : 'inTime'),
        words: { overdue: 'states.testCall.overdue', inTime: 'states.testCall.inTime' },
        tone: { overdue: 'warning', inTime: 'ok' },
      },
      { code: lmd => lmd.isTestCallOverdue },
    ),
    countColumn('refusedCnt', 'tables.fields.refusedCnt', lmd => lmd.refusedCnt, {
      tone: lmd => (lmd.refusedCnt > 0 ? 'warning' : undefined),
      narrow: [7, 7],
    }),
    textColumn('vendor', 'tables.fields.vendor', 18, lmd => lmd.vendor, { isExtra: true }),
    ...attributes.filter(name => name !== 'softwareVersion').map(attributeColumn),
  ],
  terminalColumns: [
    textColumn(
      'refusals',
      'tables.fields.refusals',
      40,
      (lmd, t) =>
        lmd.refusals.map(({ reason, count }) => `${t(`states.refusal.${reason}`)} ${count}`).join(', ') ||
        t('estate.refusals.none'),
      {
        code: lmd => lmd.refusals.map(({ reason, count }) => `${reason}=${count}`).join(' '),
        json: lmd => lmd.refusals,
      },
    ),
  ],
  fields: names(
    'id name clientId isOnline lastOnlineTs isTestCallOverdue lastTestCallTs building',
    'vendor liftCnt refusedCnt refusals',
    ...attributes,
  ),
  listed: names('id clientId isOnline lastOnlineTs isTestCallOverdue liftCnt building'),
}
