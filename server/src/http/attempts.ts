import { createHash } from 'node:crypto'
import { AppError } from '@liftwatch/core/errors'
import { attemptWindowMs } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import { inTransaction } from '../db/transaction'
import { countAttempt, giveBackAttempts } from '../queries/attempts'
import { findKnownPlace, type Place } from '../queries/known-places'

/** One place trying one name; many unknown places trying one name; one place trying many names. */
const attemptsMax = { ofNameHere: 5, ofName: 50, ofAddress: 100 }

/** A count that an attempt is held to. */
interface Bound {
  readonly key: Buffer
  readonly max: number
}

function bound(max: number, ...what: readonly string[]): Bound {
  return { key: createHash('sha256').update(what.join('\n')).digest(), max }
}

/** What is held to its counts, and how many of the attempts under the first of them are its own name's here. */
export interface Attempt {
  readonly bounds: readonly Bound[]
  readonly countHere: number
  /** Whether the user has logged in from there before. */
  readonly isPlaceKnown: boolean
}

/**
 * Counts an attempt before anything is tried, so that of many at once no more are tried than may be. One that is refused counts
 * nowhere: who is refused here cannot use up what others have elsewhere. Errors: too-many-attempts.
 */
function take(db: Database, bounds: readonly Bound[], at: number, isPlaceKnown: boolean): Promise<Attempt> {
  return inTransaction(db, async tx => {
    const keys = bounds.map(({ key }) => key)
    const counted = await countAttempt(tx, keys, at, attemptWindowMs)
    const countOf = (key: Buffer) => counted.find(one => one.key.equals(key))!
    const exceeded = bounds.filter(({ key, max }) => countOf(key).count > max)
    if (exceeded.length > 0) {
      const freeAt = Math.max(...exceeded.map(({ key }) => countOf(key).expiresAt))
      throw new AppError('too-many-attempts', { params: { seconds: Math.max(1, Math.ceil((freeAt - at) / 1000)) } })
    }
    return { bounds, countHere: countOf(keys[0]!).count, isPlaceKnown }
  })
}

/**
 * Counts a log-in. An account that is attacked from everywhere stays open to the browsers and addresses from which its user has
 * logged in before: a known browser is held to its own failures alone, a known address to its own and its neighbours'.
 */
export async function takeLogin(db: Database, name: string, place: Place, at: number): Promise<Attempt> {
  const { isDeviceKnown, isAddressKnown } = await findKnownPlace(db, name, place, at)
  const here = isDeviceKnown ? `device ${place.device}` : `address ${place.address}`
  const bounds = [
    bound(attemptsMax.ofNameHere, 'login', name, here),
    ...(isDeviceKnown ? [] : [bound(attemptsMax.ofAddress, 'login', place.address)]),
    ...(isDeviceKnown || isAddressKnown ? [] : [bound(attemptsMax.ofName, 'login', name)]),
  ]
  return take(db, bounds, at, isDeviceKnown || isAddressKnown)
}

/** Counts asking for a new password, apart from log-ins: it proves nothing about the password, and keeps no one from using it. */
export async function takeForgotten(db: Database, name: string, { address }: Place, at: number): Promise<void> {
  const bounds = [
    bound(attemptsMax.ofNameHere, 'forgotten', name, address),
    bound(attemptsMax.ofName, 'forgotten', name),
    bound(attemptsMax.ofAddress, 'forgotten', address),
  ]
  await take(db, bounds, at, false)
}

/** Counts a try at the password of a user who is logged in, wherever the session is. */
export function takePasswordCheck(db: Database, userId: string, at: number): Promise<Attempt> {
  return take(db, [bound(attemptsMax.ofNameHere, 'password', userId)], at, true)
}

/** Counts a try at a user's one-time code, wherever it comes from: with a stolen password it is guessed from many places. */
export function takeCodeTry(db: Database, userId: string, at: number): Promise<Attempt> {
  return take(db, [bound(attemptsMax.ofNameHere, 'code', userId)], at, true)
}

/** Counts a try at the end of a log-in with a provider: for its beginning, and for its address as a log-in does. */
export function takeSignOn(db: Database, state: string, { address }: Place, at: number): Promise<Attempt> {
  const bounds = [
    bound(attemptsMax.ofNameHere, 'sign-on', state, address),
    bound(attemptsMax.ofAddress, 'login', address),
  ]
  return take(db, bounds, at, false)
}

/** Tries what was counted: success wipes this name's slate here, and what could not be tried at all was no attempt. */
export async function tryCounted(db: Database, attempt: Attempt, work: () => Promise<boolean>): Promise<boolean> {
  const keys = attempt.bounds.map(({ key }) => key)
  try {
    const isRight = await work()
    if (isRight) await giveBackAttempts(db, keys, attempt.countHere)
    return isRight
  } catch (error) {
    await giveBackAttempts(db, keys, 1)
    throw error
  }
}
