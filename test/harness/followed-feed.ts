import { createClient } from '@liftwatch/core/client/client'
import { cookieCredentials } from '@liftwatch/core/client/credentials'
import { createLiveFeed } from '@liftwatch/core/client/live'
import { retryForEver } from '@liftwatch/core/client/poll'
import { createServers } from '@liftwatch/core/client/servers'
import { expect } from 'vitest'
import type { Database } from '../../server/src/db/connect'
import { inTransaction } from '../../server/src/db/transaction'
import { insertNotices } from '../../server/src/queries/notices'
import type { TestUser } from './builders'
import { soon } from './soon'

/** A change that followers know by its count. */
export function change(db: Database, count: number): Promise<void> {
  return inTransaction(db, tx => insertNotices(tx, [{ kind: 'cases', subjectId: null, count }], Date.now()))
}

/** A front-end that follows by core's live feed alone: the counts of the changes that it was given, and when. */
export async function follow(urls: readonly string[], user: TestUser) {
  let cookie: string | undefined
  const servers = createServers(urls)
  const credentials = cookieCredentials({ read: () => cookie, write: value => (cookie = value) })
  const client = createClient({ baseUrl: urls[0]!, servers, fetch, credentials })
  await client.session.login({ name: user.name, password: user.password })
  await client.organizations.select({ id: user.organizationId })
  const counts: number[] = []
  const receivedAt: number[] = []
  const feed = createLiveFeed({
    open: client.openStream,
    retryRule: retryForEver,
    readMoment: signal => client.moments.now({}, signal),
    refresh: async () => void (await client.session.user({})),
    onNotice({ kind, count }) {
      if (kind !== 'cases') return
      counts.push(count)
      receivedAt.push(performance.now())
    },
  })
  await soon(() => expect(feed.state().mode).toBe('live'))
  return { client, feed, servers, counts, receivedAt }
}
