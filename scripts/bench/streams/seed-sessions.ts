import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/src/db/connect'
import { hashToken, newToken } from '../../../server/src/http/token'
import { createBenchUser } from '../user'

const users = 40
/** Of ten users one works for a council, which sees a sixteenth of the lifts. */
const councilEvery = 10
const dayMs = 86_400_000

/** Sessions of several people in several organisations, each for a stream of its own; answers their tokens. */
export async function seedSessions(db: Database, count: number): Promise<string[]> {
  const people: Awaited<ReturnType<typeof createBenchUser>>[] = []
  for (let index = 0; index < users; index += 1) {
    const works = { organization: `Council ${index / councilEvery}`, type: 'TOWN_COUNCIL' } as const
    people.push(await createBenchUser(db, index % councilEvery === 0 ? works : undefined))
  }
  const tokens = Array.from({ length: count }, newToken)
  const now = Date.now()
  const rows = tokens.map((token, index) => {
    const { id, organizationId } = people[index % users]!
    return { token: hashToken(token).toString('hex'), id, organizationId }
  })
  await db.execute(sql`
    INSERT INTO session (token_hash, user_id, organization_id, is_remembered, created_at, last_seen_at, expires_at, address, user_agent)
    SELECT decode(row ->> 'token', 'hex'), (row ->> 'id')::uuid, (row ->> 'organizationId')::uuid, false, ${now}::bigint,
      ${now}::bigint, ${now + dayMs}::bigint, '127.0.0.1', 'bench'
    FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) row`)
  return tokens
}
