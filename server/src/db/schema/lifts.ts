import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { TelemetryValue } from '@liftwatch/core/contract/devices/telemetry'
import { id, instant } from './columns'
import { organization } from './organizations'
import { bytes } from './sessions'

const organizationId = () => uuid().references(() => organization.id)

/** Everything about a thing that no query searches by; its shape is the contract's. */
const attribute = () => jsonb().$type<Record<string, string | number>>().notNull().default({})

export const building = pgTable(
  'building',
  {
    id: id(),
    /** TC-PFX-BLK, such as AMK-AMA1-205. */
    name: text().notNull().unique(),
    tc: text().notNull(),
    pfx: text().notNull(),
    blk: text().notNull(),
    address: text().notNull(),
    postalCode: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    townCouncilId: organizationId(),
    managementAgentId: organizationId(),
    attribute: attribute(),
    /** The words of block and address in lower case, each after a space: a case is logged while the caller waits. */
    searchText: text().generatedAlwaysAs(sql`' ' || lower(blk) || E'\n ' || lower(address)`),
  },
  table => [index().on(table.postalCode)],
)

export const lmd = pgTable(
  'lmd',
  {
    id: id(),
    name: text().notNull(),
    clientId: text().notNull().unique(),
    buildingId: uuid().references(() => building.id),
    vendorId: organizationId(),
    /** SHA-256 of the device's token; null while none was issued, and then it cannot connect. */
    tokenHash: bytes(),
    isOnline: boolean().notNull().default(false),
    lastOnlineTs: instant(),
    lastTestCallTs: instant(),
    attribute: attribute(),
  },
  table => [
    index().on(table.tokenHash),
    index().on(table.buildingId),
    // Without the instant by which they are ordered: one in an index would be written at each sign of life.
    index('lmd_silent')
      .on(table.id, table.buildingId)
      .where(sql`NOT is_online`),
  ],
)

/**
 * The organisations that see a lift, once for each combination: what scope and counts go by. Lifts that are retired are in a scope of the
 * same organisations with the negative id, which no reader's scope has: of a lift's scope alone it is known whether it is in service.
 */
export const liftScope = pgTable(
  'lift_scope',
  {
    id: serial().primaryKey(),
    townCouncilId: organizationId(),
    liftCompanyId: organizationId(),
    lmdVendorId: organizationId(),
    managementAgentId: organizationId(),
    isRetired: boolean().generatedAlwaysAs(sql`id < 0`),
  },
  table => [
    unique('lift_scope_combination')
      .on(table.townCouncilId, table.liftCompanyId, table.lmdVendorId, table.managementAgentId, table.isRetired)
      .nullsNotDistinct(),
  ],
)

export const lift = pgTable(
  'lift',
  {
    id: id(),
    /** TC-PFX-BLK-LIFT, such as AMK-AMA1-205-A (decisions.md section 4). */
    name: text().notNull().unique(),
    tc: text().notNull(),
    pfx: text().notNull(),
    blk: text().notNull(),
    liftNumber: text().notNull(),
    buildingId: uuid()
      .notNull()
      .references(() => building.id),
    lmdId: uuid().references(() => lmd.id),
    scopeId: integer()
      .notNull()
      .references(() => liftScope.id),
    openComplaintCnt: integer().notNull().default(0),
    openSwitchOffCnt: integer().notNull().default(0),
    /** When it was taken out of service for good, and why; null while it is in service. */
    retiredAt: instant(),
    retiredReason: text(),
    attribute: attribute(),
  },
  table => [
    unique('lift_of_device').on(table.lmdId, table.liftNumber),
    index().on(table.buildingId),
    // With what is looked up by a scope's lifts, so that they are not read for it.
    index('lift_of_scope').on(table.scopeId, table.id, table.lmdId, table.buildingId),
    index().on(table.blk),
    check('lift_retired', sql`(scope_id < 0) = (retired_at IS NOT NULL)`),
  ],
)

/** The latest value of each key, with the instant of each, so that a late message cannot undo a newer one. */
export const liftTelemetry = pgTable('lift_telemetry', {
  liftId: uuid()
    .primaryKey()
    .references(() => lift.id),
  ts: instant().notNull(),
  values: jsonb().$type<Record<string, TelemetryValue>>().notNull(),
  valueTs: jsonb().$type<Record<string, number>>().notNull(),
  /** Of the keys' names, where they are those of one message: another with the same names takes its place whole. */
  keyHash: bigint({ mode: 'bigint' }),
})
