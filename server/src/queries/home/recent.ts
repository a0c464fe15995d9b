import { sql } from 'drizzle-orm'
import type { AlarmType } from '@liftwatch/core/contract/devices/device-messages'
import type { HomeRecent } from '@liftwatch/core/contract/home/home'
import { homeRecentRows } from '@liftwatch/core/limits'
import type { Database } from '../../db/connect'
import { deviceAlarmList } from '../device-alarms'
import { liftFaultList } from '../lift-faults'
import { rowsOf } from '../list-query'
import { pagePart, readParts } from '../parts'
import { selectRows } from '../row-source'
import { ofLiftInScope, type Scope } from '../scope'
import { readableAlarms, type HomeReader } from './readable'

/** The ids of the newest of each kind: an index has the order of one kind alone. */
function newestOf(type: AlarmType, scope: Scope) {
  return sql`
    (SELECT alarm.id FROM alarm JOIN lift ON lift.id = alarm.lift_id
      WHERE alarm.type = ${sql.raw(`'${type}'`)} AND ${ofLiftInScope(scope, sql`alarm.lift_id`)}
      ORDER BY alarm.alarm_start_ts DESC, alarm.id DESC LIMIT ${sql.raw(String(homeRecentRows))})`
}

function newestAlarms(types: readonly AlarmType[], scope: Scope) {
  const { columns, shown, id, toRow } = deviceAlarmList({ scope })
  const newest = sql.join(
    types.map(type => newestOf(type, scope)),
    sql` UNION ALL `,
  )
  return selectRows({
    columns,
    searched: sql`alarm ${shown!}`,
    id,
    where: sql`alarm.id = ANY(ARRAY(${newest}))`,
    order: sql`alarm.alarm_start_ts DESC, alarm.id DESC`,
    toRow,
  })
}

/** The newest lift faults, and the newest alarms of the kinds that the reader may read. */
export function findHomeRecent(tx: Database, reader: HomeReader): Promise<HomeRecent> {
  const types = readableAlarms(reader)
  const first = { page: 0, size: homeRecentRows }
  const faults = rowsOf(liftFaultList(reader), {}, { field: 'alarmStartTs', direction: 'DESC' })
  return readParts(tx, {
    liftFaults: types.includes('LIFT_FAULT') ? pagePart(faults, first) : null,
    alarms: types.length > 0 ? pagePart(newestAlarms(types, reader.scope), first) : null,
  })
}
