import { switchOffState, type SwitchOff } from '../contract/estate/switch-offs'
import { stateOfSwitchOff } from '../domain/switch-offs'
import { minuteMs } from '../limits'
import { switchOffTone } from '../tones'
import { stateColumn } from './state-column'
import { instantColumn, names, textColumn, wordKeys, type Table, type TableColumn } from './table'

const stateWords = wordKeys('states.switchOff', switchOffState)

const extra = { isExtra: true } as const

/** Minutes on the wire, as a duration to show. */
function minutesColumn(key: 'duration' | 'delay', tone?: TableColumn<SwitchOff>['tone']): TableColumn<SwitchOff> {
  return {
    key,
    header: `switchOffs.fields.${key}`,
    kind: 'duration',
    width: 12,
    value: row => (row[key] === null ? null : row[key] * minuteMs),
    code: row => row[key],
    ...(tone && { tone }),
  }
}

/** The list of planned switch-offs (specification 2 section 2). */
export const switchOffTable: Table<SwitchOff> = {
  type: 'OMS_SCHEDULE_TABLE_HEADER',
  title: 'tables.titles.switchOffs',
  columns: [
    textColumn('liftName', 'alarms.fields.liftName', 22, row => row.liftName, {
      isFixed: true,
      sortField: 'liftName',
      narrow: [15, 22],
    }),
    stateColumn(
      'statusFormat',
      'switchOffs.fields.status',
      13,
      { of: stateOfSwitchOff, words: stateWords, tone: switchOffTone },
      { field: 'state', narrow: [11, 13] },
    ),
    instantColumn('offAt', 'switchOffs.fields.offAt', row => row.offAt, { sortField: 'offAt', isHighestFirst: true }),
    instantColumn('onAt', 'switchOffs.fields.onAt', row => row.onAt, { sortField: 'onAt' }),
    minutesColumn('delay', ({ delay }) => (delay === null ? undefined : switchOffTone.DELAY)),
    minutesColumn('duration'),
    instantColumn('switchOnAt', 'switchOffs.fields.switchOnAt', row => row.switchOnAt),
    textColumn('report', 'switchOffs.fields.report', 32, row => row.report, { canShrink: true }),
    textColumn('liftCompany', 'alarms.fields.liftCompany', 20, row => row.liftCompany, { narrow: [16, 24] }),
    textColumn('tel', 'switchOffs.fields.tel', 14, row => row.tel),
    textColumn('buildingAddress', 'alarms.fields.address', 28, row => row.buildingAddress, { canShrink: true }),
    instantColumn('closedAt', 'alarms.fields.closedAt', row => row.closedAt, {
      ...extra,
      sortField: 'closedAt',
      isHighestFirst: true,
    }),
    instantColumn('cancelledAt', 'switchOffs.fields.cancelledAt', row => row.cancelledAt, extra),
    textColumn('cancelReason', 'switchOffs.fields.cancelReason', 24, row => row.cancelReason, {
      ...extra,
      canShrink: true,
    }),
    personColumn('author'),
    personColumn('switchedOnBy'),
    personColumn('cancelledBy'),
    personColumn('lastEditor'),
    instantColumn('createdAt', 'switchOffs.fields.createdAt', row => row.createdAt, extra),
    instantColumn('updatedAt', 'reports.fields.updatedAt', row => row.updatedAt, {
      ...extra,
      sortField: 'updatedAt',
      isHighestFirst: true,
    }),
  ],
  fields: names(
    'id liftId liftName liftCompany buildingAddress status state isOff offAt onAt switchOnAt closedAt cancelledAt',
    'duration delay report tel cancelReason author switchedOnBy cancelledBy lastEditor createdAt updatedAt',
  ),
  listed: names('id liftName state offAt onAt delay report liftCompany'),
}

function personColumn(key: 'author' | 'switchedOnBy' | 'cancelledBy' | 'lastEditor'): TableColumn<SwitchOff> {
  return textColumn(key, `switchOffs.fields.${key}`, 18, row => row[key]?.name ?? null, {
    ...extra,
    json: row => row[key],
  })
}
