import { sql, type SQL } from 'drizzle-orm'
import type { ReportFilter } from '@liftwatch/core/contract/reports/list-report'
import type { ReportedLift } from '@liftwatch/core/contract/reports/reported-lift'
import { liftAgeFormat, liftAgeYears } from '@liftwatch/core/reports/lift-age'
import { anyOf } from '../rows'
import { ofLiftName } from '../lift-names'
import { inScope, pastScope, type Scope } from '../scope'
import { buildingWard } from '../ward'

/**
 * Lifts with whom they concern, and where they and their devices are. Each lift has its building and its scope, but what is joined
 * from the left PostgreSQL leaves out where nothing of it is read.
 */
export const reportedLifts = sql`
  lift
  LEFT JOIN building ON building.id = lift.building_id
  LEFT JOIN lift_scope ON lift_scope.id = lift.scope_id
  LEFT JOIN organization company ON company.id = lift_scope.lift_company_id
  LEFT JOIN organization council ON council.id = lift_scope.town_council_id
  LEFT JOIN lmd ON lmd.id = lift.lmd_id
  LEFT JOIN building device_building ON device_building.id = lmd.building_id`

/** The contract's `reportedLift`, with the day from which its age is reckoned. */
export const reportedLiftColumns = {
  liftId: sql`lift.id`,
  liftName: sql`lift.name`,
  turnOnDate: sql`lift.attribute ->> 'turnOnDate'`,
  liftCompany: sql`company.name`,
  townCouncil: sql`council.name`,
  buildingWard,
  buildingAddress: sql`building.address`,
  lmdAddress: sql`device_building.address`,
} as const satisfies Record<string, SQL>

/** Which of them its fields are made of that have other names. */
export const reportedLiftMadeOf = { liftAgeYears: ['turnOnDate'], liftAgeFormat: ['turnOnDate'] } as const

/** The electoral division that a lift is in: its ward, and what that is called, where that is not the ward itself. */
export const division = {
  ward: buildingWard,
  fullName: sql`(CASE WHEN building.attribute ? 'ward' THEN building.attribute ->> 'constituency' END)`,
}

/** Whether a lift was in service after an instant: reports that have a row for each lift leave out what was retired before they began. */
export function isInServiceAfter(at: number | SQL): SQL {
  return sql`(lift.retired_at IS NULL OR lift.retired_at > ${at})`
}

/** As a statement answers it. */
export type WithTurnOnDate<Row extends ReportedLift> = Omit<Row, 'liftAgeYears' | 'liftAgeFormat'> & {
  readonly turnOnDate: string | null | undefined
}

/**
 * Makes rows of the contract: their lifts as old as they were on the last day of a period, whose end is in it no more. Many lifts
 * were turned on on one day, and to reckon from it takes longer than to read the row.
 */
export function withLiftAges(upTo: number): <Row extends ReportedLift>(read: WithTurnOnDate<Row>) => Row {
  const known = new Map<string | null, Pick<ReportedLift, 'liftAgeYears' | 'liftAgeFormat'>>()
  function ageSince(turnOnDate: string | null) {
    const years = liftAgeYears(turnOnDate, upTo - 1)
    const age = { liftAgeYears: years, liftAgeFormat: liftAgeFormat(years) }
    known.set(turnOnDate, age)
    return age
  }
  return <Row extends ReportedLift>(read: WithTurnOnDate<Row>) => {
    const { turnOnDate } = read
    // Into the row as it was read, which is no one else's. The day is not read where no one wants the age.
    const age = turnOnDate === undefined ? {} : (known.get(turnOnDate) ?? ageSince(turnOnDate))
    return Object.assign(read, { turnOnDate: undefined }, age) as unknown as Row
  }
}

/**
 * The lifts that a report is asked about, within what the caller sees. Retired ones are among them: what they did before stays in the
 * reports of that time, and afterwards they do nothing that one could be asked about.
 */
export function ofLifts(scope: Scope, filter: ReportFilter): (SQL | undefined)[] {
  const past = pastScope(scope)
  return [
    past === 'ever' ? undefined : inScope(past, sql`lift.scope_id`),
    ...ofLiftName(past, filter),
    anyOf(sql`company.name`, filter.liftCompany, 'text'),
    anyOf(buildingWard, filter.ward, 'text'),
  ]
}
