import type { Client } from '@liftwatch/core/client/client'
import { findScope, type Scope } from '../../../server/src/queries/scope'
import type { Database } from '../../../server/src/db/connect'
import { logIn } from '../log-in'
import { createBenchUser } from '../user'

/** Someone who looks at the home page: of the whole estate, or of one council's lifts. */
export interface HomeReader {
  readonly client: Client
  readonly scope: Scope
}

const councils = 16

/** One who sees all lifts, and one of each council. */
export async function enterReaders(db: Database, url: string): Promise<HomeReader[]> {
  const all: HomeReader = { client: await logIn(url, await createBenchUser(db)), scope: 'all' }
  const readers = [all]
  for (let council = 0; council < councils; council += 1) {
    const user = await createBenchUser(db, { organization: `Council ${council}`, type: 'TOWN_COUNCIL' })
    readers.push({
      client: await logIn(url, user),
      scope: await findScope(db, 'TOWN_COUNCIL', user.organizationId),
    })
  }
  return readers
}
