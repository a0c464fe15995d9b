import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import type { UnknownName, unknownNames } from '@liftwatch/core/contract/estate/unknown-names'
import { faultNumbers } from '@liftwatch/core/domain/fault-numbers'
import type { Database } from '../db/connect'
import { isBuildingSeen, ofBuildingName } from './lift-names'
import { isLmdSeen } from './lmd-list'
import { allOf, findRow, isText, listRows, startsWith } from './rows'
import { inScope, type Scope } from './scope'
import { buildingWard } from './ward'

type Asked = z.output<typeof unknownNames.list.input>
/** Names that are texts; the others are numbers. */
type Texts = Omit<Asked, 'alarmLiftFaultNumber'>

/** Who asks: what it sees, and what it may read. */
interface Asking {
  readonly scope: Scope
  readonly permissions: ReadonlySet<Permission>
}

const candidatesMax = 5
const lettersAlike = 3

/** Where names of a kind are, and whether one has to be typed whole. */
interface Place {
  readonly value: SQL
  /** What follows FROM, up to a condition. */
  readonly from: SQL
  readonly isWhole?: boolean
  /** What else a name may be typed as. */
  readonly besides?: SQL
  /** Who may know such names; without it, everyone who sees their lifts. */
  readonly permission?: Permission
}

async function unknownName(
  tx: Database,
  name: string,
  typed: string,
  { value, from, isWhole = false, besides }: Place,
): Promise<UnknownName | undefined> {
  const fits = (column: SQL) => (isWhole ? isText(column, typed) : startsWith(column, typed)!)
  const fitting = besides ? sql`(${fits(value)} OR ${fits(besides)})` : fits(value)
  if (await findRow(tx, sql`SELECT FROM ${from} AND ${fitting} LIMIT 1`)) return undefined
  const alike = (letters: number) => sql`lower(left(value, ${letters}::int)) = lower(left(${typed}, ${letters}::int))`
  const rows = await listRows<{ value: string }>(
    tx,
    sql`
      SELECT value FROM (SELECT DISTINCT ${value} AS value FROM ${from}) there WHERE value IS NOT NULL
      ORDER BY ${alike(lettersAlike)} DESC, ${alike(1)} DESC, value LIMIT ${candidatesMax}`,
  )
  return { name, typed, candidates: rows.map(row => row.value) }
}

/** Organisations that lifts of a scope have. */
function ofScope(scope: Scope, column: SQL): SQL {
  return sql`organization WHERE id IN (SELECT ${column} FROM lift_scope WHERE ${inScope(scope, sql`lift_scope.id`)})`
}

/** Each kind of name; prefix, block and lift are those of the place that is named before them. */
function placesOf(scope: Scope, { town, townCouncil, pfx, blk }: Texts): Readonly<Record<keyof Texts, Place>> {
  const building = (within: (SQL | undefined)[]) => sql`building WHERE ${allOf([isBuildingSeen(scope), ...within])}`
  const towns = { town, townCouncil }
  const name = sql`organization.name`
  const companies = { value: name, from: ofScope(scope, sql`lift_company_id`) }
  const wards = { value: buildingWard, from: building([]) }
  return {
    town: { value: sql`building.tc`, from: building([]), isWhole: true },
    townCouncil: {
      value: name,
      from: ofScope(scope, sql`town_council_id`),
      isWhole: true,
      besides: sql`organization.id::text`,
    },
    pfx: { value: sql`building.pfx`, from: building(ofBuildingName(towns)) },
    blk: { value: sql`building.blk`, from: building(ofBuildingName({ ...towns, pfx })) },
    lift: {
      value: sql`lift.lift_number`,
      from: sql`
        lift JOIN building ON building.id = lift.building_id
        WHERE ${allOf([inScope(scope, sql`lift.scope_id`), ...ofBuildingName({ ...towns, pfx, blk })])}`,
    },
    company: companies,
    liftCompany: { ...companies, isWhole: true },
    ward: wards,
    wards: { ...wards, isWhole: true },
    postalCode: { value: sql`building.postal_code`, from: building([]) },
    lmdClientId: { value: sql`lmd.client_id`, from: sql`lmd WHERE ${isLmdSeen(scope)}` },
    softwareVersion: {
      value: sql`(lmd.attribute ->> 'softwareVersion')`,
      from: sql`lmd WHERE ${isLmdSeen(scope)}`,
      isWhole: true,
    },
    team: {
      value: sql`alarm.team`,
      from: sql`
        alarm JOIN lift ON lift.id = alarm.lift_id
        WHERE alarm.type = 'PASSENGER_TRAP' AND ${inScope(scope, sql`lift.scope_id`)}`,
      permission: 'passenger-trap',
    },
    technicianName: {
      value: sql`complaint.technician_name`,
      from: sql`complaint JOIN lift ON lift.id = complaint.lift_id WHERE ${inScope(scope, sql`lift.scope_id`)}`,
      permission: 'case-management',
    },
  }
}

/** Which fault numbers are neither known nor any fault's. */
async function unknownNumbers(tx: Database, scope: Scope, numbers: readonly number[]): Promise<UnknownName[]> {
  const known = Object.keys(faultNumbers)
  const unlisted = numbers.filter(number => !known.includes(String(number)))
  if (unlisted.length === 0) return []
  const rows = await listRows<{ number: number }>(
    tx,
    sql`
      SELECT typed.number FROM unnest(${sql.param(unlisted)}::int[]) typed(number)
      WHERE NOT EXISTS (
        SELECT FROM alarm JOIN lift ON lift.id = alarm.lift_id
        WHERE alarm.type = 'LIFT_FAULT' AND alarm.number = typed.number AND ${inScope(scope, sql`lift.scope_id`)})`,
  )
  return rows.map(({ number }) => ({
    name: 'alarmLiftFaultNumber',
    typed: String(number),
    candidates: known.slice(0, candidatesMax),
  }))
}

/** Which of the names mean nothing in a scope; where a place is none, nothing is looked for within it. */
export async function listUnknownNames(
  tx: Database,
  { scope, permissions }: Asking,
  { alarmLiftFaultNumber = [], ...asked }: Asked,
): Promise<UnknownName[]> {
  const places = placesOf(scope, asked)
  const unknown: UnknownName[] = []
  for (const [name, place] of Object.entries(places)) {
    if (place.permission && !permissions.has(place.permission)) continue
    const typed = [asked[name as keyof Texts] ?? []].flat().filter(one => one !== '')
    const isWithin = name === 'pfx' || name === 'blk' || name === 'lift'
    if (isWithin && unknown.length > 0) continue
    for (const one of typed) {
      const found = await unknownName(tx, name, one, place)
      if (found) unknown.push(found)
    }
  }
  const numbers = permissions.has('lift-fault') ? await unknownNumbers(tx, scope, alarmLiftFaultNumber) : []
  return [...unknown, ...numbers]
}
