import type { Client } from 'pg'
import { expect, test } from 'vitest'
import { upgradeFromBefore } from '../harness/older-migrations'
import { soon } from '../harness/soon'
import { withClient } from '../harness/template-database'

const nothing = 'SELECT'
/** It takes triggers away, of one table and then of another. */
const migration = 'access_changes_of_one_user'

async function expectChanged(client: Client): Promise<void> {
  const { rows } = await client.query("SELECT FROM pg_trigger WHERE tgfoid = 'tell_access_change_of_user'::regproc")
  expect(rows).toHaveLength(3)
}

/** Upgrades while a transaction of a server of the version before, which has had `first`, goes on with `then` once the upgrade waits. */
async function upgradeBeside(first: string, then: string): Promise<void> {
  await upgradeFromBefore(migration, nothing, expectChanged, (migrate, connection) =>
    withClient(connection, older =>
      withClient(connection, async watcher => {
        // It is the migration that finds the two waiting for each other, with time for the other to wait.
        await watcher.query(
          `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET deadlock_timeout = 3000', current_database()); END $$`,
        )
        await older.query('SET deadlock_timeout = 60000')
        await older.query('BEGIN')
        await older.query(first)
        const migrating = migrate()
        migrating.catch(() => {})
        await soon(async () => {
          const { rows } = await watcher.query(
            `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
              WHERE datname = current_database() AND NOT granted AND mode = 'AccessExclusiveLock'`,
          )
          expect(rows).toHaveLength(1)
        })
        await older.query(then)
        await older.query('COMMIT')
        await migrating
      }),
    ),
  )
}

test('an upgrade waits for a transaction that has what it will change', async () => {
  await upgradeBeside('SELECT FROM user_token', 'SELECT FROM lift')
})

test('an upgrade that waits for a transaction which waits for it begins again, and the transaction goes on', async () => {
  await upgradeBeside('SELECT FROM user_token', 'SELECT FROM session')
})
