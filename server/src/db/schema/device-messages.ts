import { bigserial, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { DeadLetterLossReason } from '@liftwatch/core/contract/devices/dead-letters'
import type { DeviceRefusalReason } from '@liftwatch/core/contract/estate/lmds'
import { instant } from './columns'
import { lmd } from './lifts'
import { bytes } from './sessions'

/** Alarm messages that were stored, by device and sequence number: a repeat changes nothing (decisions.md section 7). */
export const deviceMessage = pgTable(
  'device_message',
  {
    lmdId: uuid()
      .notNull()
      .references(() => lmd.id),
    seq: instant().notNull(),
    ts: instant().notNull(),
    receivedAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.lmdId, table.seq] }), index().on(table.receivedAt)],
)

/** What could not be read or placed, byte for byte, with the reason. */
export const deadLetter = pgTable(
  'dead_letter',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    receivedAt: instant().notNull(),
    /** The device, as far as it is known. */
    clientId: text().notNull(),
    topic: text().notNull(),
    payload: bytes().notNull(),
    reason: text().notNull(),
  },
  table => [index().on(table.receivedAt)],
)

/** How many dead letters were not stored, or not for as long as they are held, by day and reason: a flood leaves a count. */
export const deadLetterLoss = pgTable(
  'dead_letter_loss',
  {
    /** The instant at which the day began in UTC. */
    dayAt: instant().notNull(),
    reason: text().$type<DeadLetterLossReason>().notNull(),
    count: instant().notNull(),
    lastAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.dayAt, table.reason] })],
)

/** What was refused of a device since it last behaved, by reason: the list of devices shows it. */
export const deviceRefusal = pgTable(
  'device_refusal',
  {
    lmdId: uuid()
      .notNull()
      .references(() => lmd.id),
    reason: text().$type<DeviceRefusalReason>().notNull(),
    count: instant().notNull(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.lmdId, table.reason] })],
)

/** Servers that read from an outside broker, by the names that they have there: what waits under the name of one that is away, another reads. */
export const brokerReader = pgTable('broker_reader', { group: text().notNull(), name: text().notNull() }, table => [
  primaryKey({ columns: [table.group, table.name] }),
])
