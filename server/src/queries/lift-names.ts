import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { buildingSearchInput, liftSearchInput } from '@liftwatch/core/contract/input'
import type { Database } from '../db/connect'
import { allOf, findRow, isText, listRows, startsWith } from './rows'
import { hasLiftInScope, inScope, type PastScope, type Scope } from './scope'

type BuildingName = z.output<typeof buildingSearchInput>
type LiftName = z.output<typeof liftSearchInput>

/** The councils whose names begin so. */
function councilsNamed(typed: string): SQL {
  return sql`SELECT id FROM organization WHERE type = 'TOWN_COUNCIL' AND ${startsWith(sql`name`, typed)}`
}

function scopesOfCouncil(typed: string): SQL {
  return sql`SELECT id FROM lift_scope WHERE town_council_id IN (${councilsNamed(typed)})`
}

/** By the town's code, or by the name of the council that looks after the lift. */
function liftInTown(lift: SQL, typed: string): SQL {
  return sql`(${startsWith(sql`${lift}.tc`, typed)} OR ${lift}.scope_id = ANY(ARRAY(${scopesOfCouncil(typed)})))`
}

function buildingInTown(typed: string): SQL {
  return sql`(${startsWith(sql`building.tc`, typed)} OR building.town_council_id = ANY(ARRAY(${councilsNamed(typed)})))`
}

/** Any of several texts, whole and without regard to case. */
function isAnyText(column: SQL, typed: readonly string[]): SQL {
  return sql`lower(${column}) = ANY(${sql.param(typed.map(one => one.toLowerCase()))}::text[])`
}

/** The councils of these names or ids. */
function councilsCalled(typed: readonly string[]): SQL {
  return sql`
    SELECT id FROM organization
    WHERE type = 'TOWN_COUNCIL' AND (${isAnyText(sql`name`, typed)} OR ${isAnyText(sql`id::text`, typed)})`
}

/** Of these towns, and looked after by these councils. */
function liftInTowns({ town = [], townCouncil = [] }: LiftName): (SQL | undefined)[] {
  const scopes = sql`SELECT id FROM lift_scope WHERE town_council_id IN (${councilsCalled(townCouncil)})`
  return [
    town.length > 0 ? isAnyText(sql`lift.tc`, town) : undefined,
    townCouncil.length > 0 ? sql`lift.scope_id = ANY(ARRAY(${scopes}))` : undefined,
  ]
}

/** The boxes by which a building is found, as conditions on `building`. */
export function ofBuildingName({ tc, pfx, blk, town = [], townCouncil = [] }: BuildingName): (SQL | undefined)[] {
  return [
    town.length > 0 ? isAnyText(sql`building.tc`, town) : undefined,
    townCouncil.length > 0 ? sql`building.town_council_id = ANY(ARRAY(${councilsCalled(townCouncil)}))` : undefined,
    tc ? buildingInTown(tc) : undefined,
    startsWith(sql`building.pfx`, pfx),
    startsWith(sql`building.blk`, blk),
  ]
}

/** The boxes by which a lift is found, as conditions on `lift`. A whole name that a lift has finds that lift alone, and not 205A beside 205. */
export function ofLiftName(scope: Scope | PastScope, filter: LiftName): (SQL | undefined)[] {
  const { town = [], pfx, blk, lift } = filter
  const beginnings = [
    ...liftInTowns(filter),
    filter.tc ? liftInTown(sql`lift`, filter.tc) : undefined,
    startsWith(sql`lift.pfx`, pfx),
    startsWith(sql`lift.blk`, blk),
    startsWith(sql`lift.lift_number`, lift),
  ]
  const tc = filter.tc ?? (town.length === 1 ? town[0] : undefined)
  if (!tc || !pfx || !blk || !lift) return beginnings
  const whole = sql`
    SELECT named.id FROM lift named WHERE ${inScope(scope, sql`named.scope_id`)} AND ${isText(sql`named.tc`, tc)}
      AND ${isText(sql`named.pfx`, pfx)} AND ${isText(sql`named.blk`, blk)} AND ${isText(sql`named.lift_number`, lift)}`
  return [sql`(lift.id = ANY(ARRAY(${whole})) OR (NOT EXISTS (${whole}) AND ${allOf(beginnings)}))`]
}

/** The part of a scope that some councils look after, by their whole names or ids; without any, all of it. */
export async function scopeOfCouncils(tx: Database, scope: Scope, councils: readonly string[] = []): Promise<Scope> {
  if (councils.length === 0) return scope
  const rows = await listRows<{ id: number }>(
    tx,
    sql`
      SELECT id FROM lift_scope
      WHERE town_council_id IN (${councilsCalled(councils)}) AND ${inScope(scope, sql`id`)} ORDER BY id`,
  )
  return rows.map(({ id }) => id)
}

/** Whether a text of the box 'Town council' means any lift of the scope, or a building that has none yet. */
export async function isTownKnown(tx: Database, scope: Scope, typed: string): Promise<boolean> {
  const isOfLift = sql`EXISTS (SELECT FROM lift WHERE ${inScope(scope, sql`scope_id`)} AND ${liftInTown(sql`lift`, typed)})`
  const isOfBuilding =
    scope === 'all'
      ? sql`EXISTS (SELECT FROM building WHERE ${isBuildingSeen(scope)} AND ${buildingInTown(typed)})`
      : sql`false`
  const row = await findRow<{ isKnown: boolean }>(tx, sql`SELECT ${isOfLift} OR ${isOfBuilding} AS "isKnown"`)
  return row!.isKnown
}

/** The codes of the towns that lifts of the scope are in, or buildings that have none yet. */
export async function listTowns(tx: Database, scope: Scope): Promise<string[]> {
  const rows = await listRows<{ tc: string }>(
    tx,
    sql`SELECT DISTINCT tc FROM building WHERE ${isBuildingSeen(scope)} ORDER BY tc`,
  )
  return rows.map(({ tc }) => tc)
}

/** A building is seen by anyone who sees one of its lifts. */
export function isBuildingSeen(scope: Scope): SQL {
  return hasLiftInScope(scope, 'building')
}

/** The councils that look after lifts of the scope. */
export function listCouncils(tx: Database, scope: Scope): Promise<{ id: string; name: string }[]> {
  return listRows(
    tx,
    sql`
      SELECT id, name FROM organization WHERE id IN
        (SELECT town_council_id FROM lift_scope WHERE ${inScope(scope, sql`lift_scope.id`)})`,
  )
}
