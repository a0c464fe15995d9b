import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { AlarmStatus, OperationalStatus, Severity } from '@liftwatch/core/contract/alarms/alarms'
import type { AlarmType } from '@liftwatch/core/contract/alarms/alarm-type'
import { instant, lastEditor } from './columns'
import { lift, liftScope } from './lifts'
import { user } from './users'

const liftId = () =>
  uuid()
    .notNull()
    .references(() => lift.id)

/**
 * What waits longest for help is first, as `core/src/domain/urgency.ts` ranks it: one number, the largest the most urgent. An index has it
 * for what is open, and serves the statements that name this very expression.
 */
export const urgency = sql`((CASE
  WHEN alarm.operational_status = 'CLOSED' THEN 0
  WHEN alarm.type = 'PASSENGER_TRAP' THEN CASE
    WHEN alarm.alarm_status = 'SET' THEN CASE WHEN alarm.arrival_ts IS NULL THEN 4 ELSE 3 END
    WHEN alarm.acknowledge_at IS NULL THEN 2 ELSE 1 END
  ELSE 1
    + CASE WHEN alarm.acknowledge_at IS NULL THEN 6 WHEN alarm.report_at IS NULL THEN 3 ELSE 0 END
    + CASE alarm.severity WHEN 'URGENT' THEN 2 WHEN 'BREAKDOWN' THEN 1 ELSE 0 END
  END) * 10000000000000::bigint - alarm.alarm_start_ts)`

/**
 * Lift faults, passenger traps and remote building events: one life, one table (DECISIONS.md). What is not closed is in its partition
 * `alarm_current`, and the rest in one for each month of UTC in which it was closed: statements about what is open say `closed_at IS NULL`,
 * so that they are planned and run on the one. It is CLOSED exactly where it has `closed_at` (`alarm_closed_at`).
 */
export const alarm = pgTable(
  'alarm',
  {
    /** One of a kind by the way it is made: a primary key would have the partition's key in it. */
    id: uuid().notNull(),
    liftId: liftId(),
    type: text().$type<AlarmType>().notNull(),
    number: integer().notNull(),
    description: text().notNull(),
    /** Only a lift fault has one. */
    severity: text().$type<Severity>(),
    alarmStatus: text().$type<AlarmStatus>().notNull(),
    alarmStartTs: instant().notNull(),
    alarmClearTs: instant(),
    repeatCnt: integer().notNull().default(0),
    /** The newest edge that is in this row: what comes before it is late. */
    lastEdgeTs: instant().notNull(),
    lastEdgeSeq: instant().notNull(),
    operationalStatus: text().$type<OperationalStatus>().notNull(),
    acknowledgeAt: instant(),
    acknowledgedBy: uuid().references(() => user.id),
    team: text(),
    arrivalTs: instant(),
    reportAt: instant(),
    closedAt: instant(),
    technicianName: text(),
    faultCode: text(),
    result: text(),
    /** Who last changed what people say of it, and when: the team, or the closing report. */
    updatedAt: instant(),
    ...lastEditor(),
    complaintCnt: integer().notNull().default(0),
    firstComplaintAt: instant(),
  },
  table => [
    uniqueIndex('alarm_by_id').on(table.id, table.closedAt),
    // With the lift, so that alarms of a time and a scope are counted without being read.
    index('alarm_by_start').on(table.type, table.alarmStartTs, table.id, table.liftId),
    // With those not closed yet, all that may have been set at an instant more than a day after they were set.
    index('alarm_long')
      .on(table.type, table.alarmStartTs)
      .where(sql`operational_status = 'CLOSED' AND closed_at - alarm_start_ts > 86400000`),
    index('alarm_of_lift').on(table.liftId, table.type, table.number, table.alarmStartTs),
    // From here on of `alarm_current` alone.
    uniqueIndex('alarm_open')
      .on(table.liftId, table.type, table.number)
      .where(sql`operational_status <> 'CLOSED'`),
    index('alarm_by_status').on(table.type, table.operationalStatus, table.alarmStartTs, table.id),
    index('alarm_by_urgency')
      .on(table.type, urgency, table.id)
      .where(sql`operational_status <> 'CLOSED'`),
    // What the home page counts of those that are open, so that none of them is read for it.
    index('alarm_open_state')
      .on(table.type, table.severity, table.alarmStatus, table.acknowledgeAt, table.operationalStatus, table.liftId)
      .where(sql`operational_status <> 'CLOSED'`),
    check('alarm_closed_at', sql`(operational_status = 'CLOSED') = (closed_at IS NOT NULL)`),
  ],
)

/** Every SET and CLEAR as the devices sent it, partitioned by the month of UTC; rows of `alarm` can be recomputed from these. */
export const alarmEdge = pgTable(
  'alarm_edge',
  {
    liftId: liftId(),
    type: text().$type<AlarmType>().notNull(),
    number: integer().notNull(),
    ts: instant().notNull(),
    seq: instant().notNull(),
    state: text().$type<AlarmStatus>().notNull(),
    description: text().notNull(),
  },
  table => [primaryKey({ columns: [table.liftId, table.type, table.number, table.ts, table.seq] })],
)

/** SETs that began no row, because their lift had too many: shown as one row, and made into rows once there is room (DECISIONS.md). */
export const suppressedEdge = pgTable(
  'suppressed_edge',
  {
    liftId: liftId(),
    type: text().$type<AlarmType>().notNull(),
    number: integer().notNull(),
    ts: instant().notNull(),
    seq: instant().notNull(),
    description: text().notNull(),
    /** Not cleared since; of several the first. */
    isStillSet: boolean('is_standing').notNull(),
  },
  table => [
    primaryKey({ columns: [table.liftId, table.type, table.number, table.ts, table.seq] }),
    uniqueIndex('suppressed_edge_standing')
      .on(table.liftId, table.type, table.number)
      .where(sql`is_standing`),
  ],
)

/** Stretches of alarms that are to be made again from their edges, by a job: late edges came, and too much follows them. */
export const alarmRetelling = pgTable(
  'alarm_retelling',
  {
    liftId: liftId(),
    type: text().$type<AlarmType>().notNull(),
    number: integer().notNull(),
    /** The oldest and the newest of the edges that came. */
    fromTs: instant().notNull(),
    toTs: instant().notNull(),
    /** Grows with each edge that comes: what was read before is not the end of it. */
    version: instant().notNull(),
    queuedAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.liftId, table.type, table.number] })],
)

/**
 * A ledger whose sums are the exact counts: triggers add a row for each change in its own transaction, so that no one
 * waits for a counter, and a job folds the rows together.
 */
export const alarmCount = pgTable(
  'alarm_count',
  {
    scopeId: integer()
      .notNull()
      .references(() => liftScope.id),
    type: text().$type<AlarmType>().notNull(),
    operationalStatus: text().$type<OperationalStatus>().notNull(),
    change: instant().notNull(),
  },
  table => [index().on(table.type)],
)
