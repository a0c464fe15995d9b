import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { AlarmType } from '@liftwatch/core/contract/alarms/alarm-type'
import { instant } from './columns'

/** From when on alarms are counted by day, and in which zone's days; no row before a server has said so. */
export const alarmDayStart = pgTable('alarm_day_start', {
  timeZone: text().notNull(),
  sinceTs: instant().notNull(),
})

const counted = {
  /** Refers to none, so that no writer has to look it up. */
  scopeId: integer().notNull(),
  type: text().$type<AlarmType>().notNull(),
  /** The first instant of the day in which they were set. */
  dayTs: instant().notNull(),
}

/** How many alarms were set on each day, but for what `alarm_day_change` adds. */
export const alarmDay = pgTable('alarm_day', { ...counted, count: instant().notNull() }, table => [
  primaryKey({ columns: [table.type, table.dayTs, table.scopeId] }),
])

/**
 * A ledger of what is to be added to `alarm_day`, as `alarm_count` is: triggers add a row for each change in its own transaction, and a
 * job moves them there. Its sums and those of `alarm_day` are the exact counts at every moment.
 */
export const alarmDayChange = pgTable('alarm_day_change', { ...counted, change: instant().notNull() })
