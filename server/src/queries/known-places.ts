import { lt, sql } from 'drizzle-orm'
import { dayMs, knownPlaceDays, knownPlacesOfUserMax } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import { knownPlace } from '../db/schema/sessions'
import { findRow } from './rows'

/** Where someone is: the address as it is counted, and the browser, where it shows its cookie. */
export interface Place {
  readonly address: string
  readonly device: string | undefined
}

function knownSince(at: number): number {
  return at - knownPlaceDays * dayMs
}

/** Whether the user of this name has logged in from there before; of a name that no one has, nothing is known. */
export async function findKnownPlace(
  tx: Database,
  name: string,
  { address, device }: Place,
  at: number,
): Promise<{ isDeviceKnown: boolean; isAddressKnown: boolean }> {
  const row = await findRow<{ isDeviceKnown: boolean; isAddressKnown: boolean }>(
    tx,
    sql`
      SELECT coalesce(bool_or(known_place.kind = 'DEVICE' AND place = ${device ?? null}), false) AS "isDeviceKnown",
        coalesce(bool_or(known_place.kind = 'ADDRESS' AND place = ${address}), false) AS "isAddressKnown"
      FROM known_place JOIN app_user ON app_user.id = known_place.user_id
      WHERE app_user.name = ${name} AND last_used_at > ${knownSince(at)}`,
  )
  return row!
}

/** Remembers where a user has logged in; of each kind the places last used are remembered. */
export async function saveKnownPlace(tx: Database, userId: string, place: Place, at: number): Promise<void> {
  const places = [
    { userId, kind: 'ADDRESS' as const, place: place.address, lastUsedAt: at },
    ...(place.device === undefined ? [] : [{ userId, kind: 'DEVICE' as const, place: place.device, lastUsedAt: at }]),
  ]
  await tx
    .insert(knownPlace)
    .values(places)
    .onConflictDoUpdate({
      target: [knownPlace.userId, knownPlace.kind, knownPlace.place],
      set: { lastUsedAt: at },
    })
  await tx.execute(sql`
    DELETE FROM known_place USING (
      SELECT kind, place, row_number() OVER (PARTITION BY kind ORDER BY last_used_at DESC, place) AS rank
      FROM known_place WHERE user_id = ${userId}
    ) ranked
    WHERE known_place.user_id = ${userId} AND known_place.kind = ranked.kind AND known_place.place = ranked.place
      AND ranked.rank > ${knownPlacesOfUserMax}`)
}

export async function deleteOldPlaces(tx: Database, at: number): Promise<void> {
  await tx.delete(knownPlace).where(lt(knownPlace.lastUsedAt, knownSince(at)))
}
