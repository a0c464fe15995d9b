import { sql, type SQL } from 'drizzle-orm'
import type { AlarmType } from '@liftwatch/core/contract/alarms/alarm-type'
import type { HomeRecent } from '@liftwatch/core/contract/home/home'
import { homeRecentRows } from '@liftwatch/core/limits'
import type { Database } from '../../db/connect'
import { listPrepared } from '../../db/prepared'
import { lookedBackMs, setSince } from '../alarm-months'
import { deviceAlarmList } from '../device-alarms'
import { liftFaultList } from '../lift-faults'
import { rowsOf } from '../list-query'
import { pagePart } from '../parts'
import { selectRows } from '../row-source'
import { ofLiftInScope, type Scope } from '../scope'
import { readableAlarms, type HomeReader } from './readable'
import { PartsWrittenOnce } from './written-once'

/** The ids of the newest of each kind: an index has the order of one kind alone. */
function newestOf(type: AlarmType, scope: Scope, window: SQL | undefined) {
  return sql`
    (SELECT alarm.id FROM alarm JOIN lift ON lift.id = alarm.lift_id
      WHERE alarm.type = ${sql.raw(`'${type}'`)} AND ${ofLiftInScope(scope, sql`alarm.lift_id`)}
        ${window ? sql`AND ${window}` : sql``}
      ORDER BY alarm.alarm_start_ts DESC, alarm.id DESC LIMIT ${sql.raw(String(homeRecentRows))})`
}

function newestAlarms(types: readonly AlarmType[], { scope, at }: HomeReader, window: SQL | undefined) {
  const { columns, shown, id, toRow } = deviceAlarmList({ scope, at })
  const newest = sql.join(
    types.map(type => newestOf(type, scope, window)),
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

/** Of all that are stored, or of those that meet a window. */
export function recentParts(reader: HomeReader, window?: SQL) {
  const types = readableAlarms(reader)
  const first = { page: 0, size: homeRecentRows }
  const faults = rowsOf(liftFaultList(reader), {}, { field: 'alarmStartTs', direction: 'DESC' })
  return {
    liftFaults: types.includes('LIFT_FAULT') ? pagePart(faults, first, window) : null,
    alarms: types.length > 0 ? pagePart(newestAlarms(types, reader, window), first, window) : null,
  }
}

/** Where the newest are looked for, one after the other: of the last weeks, then of longer, then of all. */
const looks = [
  ...lookedBackMs.map(ms => new PartsWrittenOnce(reader => recentParts(reader, setSince(reader.at - ms)))),
  new PartsWrittenOnce(reader => recentParts(reader)),
]

const isFull = (rows: readonly unknown[] | null) => rows === null || rows.length === homeRecentRows

/** The newest lift faults, and the newest alarms of the kinds that the reader may read. */
export async function findHomeRecent(tx: Database, reader: HomeReader): Promise<HomeRecent> {
  let recent: HomeRecent = { liftFaults: null, alarms: null }
  for (const look of looks) {
    recent = await look.read(statement => listPrepared(tx, statement), reader)
    if (Object.values(recent).every(isFull)) break
  }
  return recent
}
