import { sql } from 'drizzle-orm'
import type { Database } from '../../server/src/db/connect'
import { listRows } from '../../server/src/queries/rows'
import { issueTokens, type DeviceAccess } from '../demo/device-tokens'
import type { Assignment } from './play'

/** Each of the file's lifts gets a lift of the estate, in the order of names: the same ones each time. */
export async function assign(
  db: Database,
  names: readonly string[],
  known: readonly DeviceAccess[],
): Promise<Map<string, Assignment>> {
  const lifts = await listRows<{ id: string; number: string; clientId: string }>(
    db,
    sql`SELECT lift.id, lift.lift_number AS number, lmd.client_id AS "clientId"
      FROM lift JOIN lmd ON lmd.id = lift.lmd_id ORDER BY lift.name LIMIT ${names.length}`,
  )
  if (lifts.length < names.length)
    process.stderr.write(`The estate has ${lifts.length} lifts for the file's ${names.length}: some take turns.\n`)
  if (lifts.length === 0) throw new Error('the estate has no lifts; import one first (liftwatch estate import)')
  // New tokens would lock the demo's own devices out; theirs are known.
  const isKnown = new Set(known.map(device => device.clientId))
  const unknown = lifts.filter(lift => !isKnown.has(lift.clientId)).map(lift => lift.id)
  const access = [...known, ...(await issueTokens(db, unknown))]
  const byClientId = new Map(access.map(device => [device.clientId, device]))
  return new Map(
    names.map((name, index) => {
      const { id, number, clientId } = lifts[index % lifts.length]!
      return [name, { liftId: id, liftNumber: number, device: byClientId.get(clientId)! }]
    }),
  )
}
