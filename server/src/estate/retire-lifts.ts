import type { AnswerOf } from '@liftwatch/core/contract/endpoint'
import type { estate } from '@liftwatch/core/contract/estate/estate'
import { AppError, type ErrorCode } from '@liftwatch/core/errors'
import { periodNameAt } from '@liftwatch/core/reports/periods'
import type { Outcome } from '../actions/act'
import type { MemberCall } from '../actions/own-organization'
import type { Database } from '../db/connect'
import { lockEstate } from '../queries/estate'
import { moveIntoService, planDaysAgain, planSwitchOffsAgain } from '../queries/restored-lifts'
import {
  cancelDays,
  closeAlarms,
  endSwitchOffs,
  findHindrances,
  listNamedLifts,
  lockNamedLifts,
  moveOutOfService,
  type CountOfLift,
  type NamedLift,
} from '../queries/retired-lifts'
import { noticesOfMoved } from './moved-notices'

type Retirements = AnswerOf<typeof estate.retire>

/** What becomes of what lifts have open or planned. */
interface Changed {
  readonly alarms: CountOfLift
  readonly switchOffs: CountOfLift
  readonly maintenanceDays: CountOfLift
}

/** An error about some of the lifts that were named, with the places of all of them. */
function errorAbout(code: ErrorCode, message: string, names: readonly string[], about: readonly string[]): AppError {
  const errors = names.flatMap((name, index) =>
    about.includes(name) ? [{ path: `lifts.${index}`, message: `${name} ${message}` }] : [],
  )
  const name = names.find(one => about.includes(one))!
  return new AppError(code, { params: { name }, errors })
}

/** The lifts of the names under the lock of the estate, in the order of the names. Errors: unknown-lift. */
async function listMeant(tx: Database, names: readonly string[]): Promise<NamedLift[]> {
  await lockEstate(tx)
  const found = new Map((await listNamedLifts(tx, names)).map(lift => [lift.name, lift]))
  const unknown = names.filter(name => !found.has(name))
  if (unknown.length > 0) throw errorAbout('unknown-lift', 'is not there', names, unknown)
  return names.map(name => found.get(name)!)
}

/** What was done to the lifts that were named; those that were so before are counted, and no more. */
function outcomeOf(
  meant: readonly NamedLift[],
  concerned: readonly NamedLift[],
  { alarms, switchOffs, maintenanceDays }: Changed,
  detail: Readonly<Record<string, unknown>>,
): Outcome<Retirements> {
  const ids = new Set(concerned.map(({ id }) => id))
  const countsOf = (id: string) => ({
    alarms: alarms.get(id) ?? 0,
    switchOffs: switchOffs.get(id) ?? 0,
    maintenanceDays: maintenanceDays.get(id) ?? 0,
  })
  const liftsOf = new Map<number, number>()
  for (const { scopeId } of concerned) {
    // Those who see the lift in service.
    const seen = Math.abs(scopeId)
    liftsOf.set(seen, (liftsOf.get(seen) ?? 0) + 1)
  }
  return {
    answer: {
      changed: concerned.length,
      unchanged: meant.length - concerned.length,
      lifts: meant.map(({ id, name }) => ({ lift: name, isChanged: ids.has(id), ...countsOf(id) })),
    },
    entries: concerned.map(({ id }) => ({ subjectId: id, detail: { ...detail, ...countsOf(id) } })),
    notices: noticesOfMoved([...liftsOf].map(([scopeId, lifts]) => ({ scopeId, lifts }))),
  }
}

const none: Changed = { alarms: new Map(), switchOffs: new Map(), maintenanceDays: new Map() }

/**
 * Takes lifts out of service for good, all of them or none, and closes what they have open. Runs in the caller's transaction.
 * Errors: unknown-lift, lift-has-open-trap, lift-has-open-cases.
 */
export async function retireLifts(
  tx: Database,
  { at, caller }: Pick<MemberCall, 'at' | 'caller'>,
  { names, reason }: { readonly names: readonly string[]; readonly reason: string },
): Promise<Outcome<Retirements>> {
  const meant = await listMeant(tx, [...new Set(names)])
  const lifts = meant.filter(({ retiredAt }) => retiredAt === null)
  if (lifts.length === 0) return outcomeOf(meant, lifts, none, {})
  await lockNamedLifts(tx, lifts)
  const { trapped, withCases } = await findHindrances(tx, lifts)
  const namesOf = (ids: readonly string[]) => lifts.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  if (trapped.length > 0)
    throw errorAbout('lift-has-open-trap', 'has a passenger trap that is still active', names, namesOf(trapped))
  if (withCases.length > 0) throw errorAbout('lift-has-open-cases', 'has open cases', names, namesOf(withCases))
  const by = { at, today: periodNameAt('day', at), reason, userId: caller.userId, userName: caller.nickname }
  const changed = {
    alarms: await closeAlarms(tx, lifts, by),
    switchOffs: await endSwitchOffs(tx, lifts, by),
    maintenanceDays: await cancelDays(tx, lifts, by),
  }
  await moveOutOfService(tx, lifts, by)
  return outcomeOf(meant, lifts, changed, { reason })
}

/**
 * Takes the retirement of lifts back, of all of them or of none: with what it cancelled and is still to come. What it closed stays closed,
 * for what their devices say is news. Runs in the caller's transaction. Errors: unknown-lift.
 */
export async function restoreLifts(
  tx: Database,
  { at }: Pick<MemberCall, 'at'>,
  names: readonly string[],
): Promise<Outcome<Retirements>> {
  const meant = await listMeant(tx, [...new Set(names)])
  const lifts = meant.filter(({ retiredAt }) => retiredAt !== null)
  if (lifts.length === 0) return outcomeOf(meant, lifts, none, {})
  await lockNamedLifts(tx, lifts)
  const switchOffs = await planSwitchOffsAgain(tx, lifts, at)
  const maintenanceDays = await planDaysAgain(tx, lifts, { at, today: periodNameAt('day', at) })
  await moveIntoService(tx, lifts)
  return outcomeOf(meant, lifts, { alarms: new Map(), switchOffs, maintenanceDays }, {})
}
