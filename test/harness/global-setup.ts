import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { pino } from 'pino'
import { buildStale } from '../../scripts/build'
import { createDatabaseClient, type ConnectionSettings } from '../../server/src/db/connect'
import { openEmbeddedDatabase } from '../../server/src/db/embedded/embedded'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each test file makes a database of its own. */
    database: ConnectionSettings
    /** A broker outside, if the run was given one. */
    mqttUrl: string
  }
}

/** Nothing here has to outlive the run, so that no test waits for the disk; what is about durability has a database of its own. */
async function hurry(settings: ConnectionSettings): Promise<void> {
  const client = createDatabaseClient(settings)
  await client.connect()
  await client.query('ALTER SYSTEM SET fsync = off')
  await client.query('SELECT pg_reload_conf()')
  await client.end()
}

/**
 * One PostgreSQL for the whole run: the embedded one, or the one of LIFTWATCH_TEST_DATABASE_URL. LIFTWATCH_TEST_MQTT_URL names
 * a broker for the tests of an outside broker.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // Browser, terminal and command line are tested as they are shipped.
  await buildStale()
  project.provide('mqttUrl', process.env['LIFTWATCH_TEST_MQTT_URL'] ?? '')
  const url = process.env['LIFTWATCH_TEST_DATABASE_URL']
  if (url) {
    project.provide('database', { connectionString: url })
    return async () => {}
  }
  const folder = await mkdtemp(join(tmpdir(), 'lw-'))
  const embedded = await openEmbeddedDatabase(folder, pino({ level: 'silent' }))
  await hurry(embedded.settings)
  project.provide('database', embedded.settings)
  return async () => {
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
