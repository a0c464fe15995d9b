import { sql, type SQL } from 'drizzle-orm'
import type { LiftChecks, MaintenanceCheck } from '@liftwatch/core/contract/maintenance/maintenance-checks'
import { checkMinutes, checkStateOf } from '@liftwatch/core/domain/maintenance-checks'
import { wasOfflineOnDone } from './checked'

/** Of a lift what its checks are shown with. */
export interface CheckedLift {
  readonly liftId: string
  readonly liftName: string
  readonly liftTc: string | null
  readonly liftPfx: string
  readonly liftBlk: string
  readonly liftNumber: string
  readonly buildingAddress: string
  readonly liftCompany: string | null
}

export const checkedLiftColumns = {
  liftId: sql`lift.id`,
  liftName: sql`lift.name`,
  liftTc: sql`lift.tc`,
  liftPfx: sql`lift.pfx`,
  liftBlk: sql`lift.blk`,
  liftNumber: sql`lift.lift_number`,
  buildingAddress: sql`building.address`,
  liftCompany: sql`company.name`,
} as const satisfies Record<keyof CheckedLift, SQL>

/** Lifts with what is shown of them beside their checks. */
export const checkedLifts = sql`
  lift
  JOIN building ON building.id = lift.building_id
  JOIN lift_scope ON lift_scope.id = lift.scope_id
  LEFT JOIN organization company ON company.id = lift_scope.lift_company_id
  LEFT JOIN lmd ON lmd.id = lift.lmd_id`

/** Of a check, as a statement answers it. */
export interface ReadCheck {
  readonly id: string
  readonly date: string
  readonly ms: number
  readonly isOver: boolean
  readonly wasOffline: boolean
  readonly remarkCnt: number
  readonly remarks: string | null
}

/** A row of `done`, beside `lmd`. */
export const readCheckColumns = {
  id: sql`done.id`,
  date: sql`done.date::text`,
  ms: sql`done.ms`,
  isOver: sql`done.is_over`,
  wasOffline: wasOfflineOnDone,
  remarkCnt: sql`done.remark_cnt`,
  remarks: sql`done.last_remark`,
} as const satisfies Record<keyof ReadCheck, SQL>

const checkNames = Object.keys(readCheckColumns) as (keyof ReadCheck)[]

const quoted = (name: keyof ReadCheck) => sql`'"' || ${readCheckColumns[name]} || '"'`
const plain = (name: keyof ReadCheck) => sql`coalesce((${readCheckColumns[name]})::text, 'null')`

/** Each column as JSON has it. */
const jsonOf: Readonly<Record<keyof ReadCheck, SQL>> = {
  id: quoted('id'),
  date: quoted('date'),
  ms: plain('ms'),
  isOver: plain('isOver'),
  wasOffline: plain('wasOffline'),
  remarkCnt: plain('remarkCnt'),
  remarks: sql`coalesce(to_json(${readCheckColumns.remarks})::text, 'null')`,
}

/**
 * The checks of a lift as one text, in the order of their days: of each a list of its columns, as JSON has them. PostgreSQL's own
 * functions for JSON take longer for these few columns than the rest of the statement does, and only what people write needs them.
 */
export const checksText = sql`string_agg('[' || ${sql.join(
  checkNames.map(name => jsonOf[name]),
  sql` || ',' || `,
)} || ']', ',' ORDER BY done.date)`

type ReadList = [string, string, number, boolean, boolean, number, string | null]

/** By place, as `checkNames` has them: for very many checks, to look each name up takes longer than to read it. */
function readChecks(text: string | null): ReadCheck[] {
  if (text === null) return []
  return (JSON.parse(`[${text}]`) as ReadList[]).map(
    ([id, date, ms, isOver, wasOffline, remarkCnt, remarks]): ReadCheck => ({
      id,
      date,
      ms,
      isOver,
      wasOffline,
      remarkCnt,
      remarks,
    }),
  )
}

const stateWords = { SCHEDULED: 'Scheduled', DONE: 'Done', NOT_DONE: 'Not Done' } as const

export function toCheck(lift: CheckedLift, read: ReadCheck): MaintenanceCheck {
  const { ms, date, isOver, wasOffline, remarkCnt, remarks } = read
  const { liftId, liftName, liftTc, liftPfx, liftBlk, buildingAddress, liftCompany } = lift
  const duration = checkMinutes(ms)
  const state = checkStateOf(ms, isOver)
  return {
    id: read.id,
    liftId,
    liftName,
    liftTc,
    liftPfx,
    liftBlk,
    buildingAddress,
    liftCompany,
    date,
    dateFormat: `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`,
    state,
    isOver,
    successFormat: stateWords[state],
    duration,
    durationFormat: duration === null ? '' : `${duration} min`,
    wasOffline,
    remarks,
    remarkCnt,
  }
}

type ReadLiftChecks = CheckedLift & {
  /** As checksText has them. */
  readonly checks: string | null
}

/** The first and the second check of a lift's month; fewer leave an empty place. */
export function toLiftChecks(month: string) {
  return ({ checks, ...lift }: ReadLiftChecks): LiftChecks => {
    const [first, second] = readChecks(checks).map(check => toCheck(lift, check))
    const { liftNumber, ...shown } = lift
    return { id: lift.liftId, ...shown, lift: liftNumber, month, checkers: [first ?? null, second ?? null] }
  }
}
