import type { Lmd } from '../contract/lmds'
import { countColumn, instantColumn, textColumn, type Table, type TableColumn } from './table'

type Attribute = Exclude<keyof Lmd['attribute'], 'clientId'>

function attributeColumn(name: Attribute, isExtra = true): TableColumn<Lmd> {
  return textColumn(name, `tables.lmd.${name}`, 16, lmd => lmd.attribute[name], { isExtra })
}

/** The list of monitoring devices (specification 1 sections 2 and 3). */
export const lmdTable: Table<Lmd> = {
  type: 'LMD_TABLE_HEADER',
  title: 'tables.titles.lmds',
  columns: [
    textColumn('name', 'tables.fields.lmdName', 19, lmd => lmd.name, { isFixed: true, sortField: 'name' }),
    textColumn('clientId', 'alarms.fields.lmdClientId', 14, lmd => lmd.clientId),
    textColumn('onlineFormat', 'tables.fields.online', 9, (lmd, t) =>
      t(lmd.isOnline ? 'states.device.online' : 'states.device.offline'),
    ),
    instantColumn('lastOnlineTs', 'tables.fields.lastOnlineTs', lmd => lmd.lastOnlineTs, { sortField: 'lastOnlineTs' }),
    attributeColumn('softwareVersion', false),
    textColumn('address', 'alarms.fields.address', 28, lmd => lmd.building?.address ?? null),
    textColumn('postalCode', 'alarms.fields.postalCode', 10, lmd => lmd.building?.postalCode ?? null),
    countColumn('liftCnt', 'tables.fields.liftCnt', lmd => lmd.liftCnt),
    instantColumn('lastTestCallTs', 'tables.fields.lastTestCallTs', lmd => lmd.lastTestCallTs, {
      sortField: 'lastTestCallTs',
    }),
    textColumn('isTestCallOverdue', 'tables.fields.testCall', 9, (lmd, t) =>
      t(lmd.isTestCallOverdue ? 'states.testCall.overdue' : 'states.testCall.inTime'),
    ),
    countColumn('refusedCnt', 'tables.fields.refusedCnt', lmd => lmd.refusedCnt),
    textColumn('vendor', 'tables.fields.vendor', 18, lmd => lmd.vendor, { isExtra: true }),
    attributeColumn('hardware'),
    attributeColumn('dataLine'),
    attributeColumn('arsId'),
    attributeColumn('baudRate'),
    attributeColumn('simIp'),
    attributeColumn('lmdIp'),
    attributeColumn('modemVendor'),
    attributeColumn('dvrBrand'),
    attributeColumn('dvrModel'),
    attributeColumn('dvrSerialNo'),
    attributeColumn('dvrIp'),
    attributeColumn('installedDate'),
    attributeColumn('remarks'),
  ],
}
