import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { pino } from 'pino'
import { findBrowser } from '../../scripts/browser'
import { buildStale } from '../../scripts/build'
import type { ConnectionSettings } from '../../server/src/db/connect'
import { ensureAppRole } from '../../server/src/db/app-role'
import { openEmbeddedDatabase } from '../../server/src/db/embedded/embedded'
import { createTemplateDatabase, dropCopiesOf, newDatabaseName, runStatement, withClient } from './template-database'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each test file makes a database of its own. */
    database: ConnectionSettings
    /** The role by which servers work, as they do in production: it owns nothing. */
    app: { readonly user: string; readonly password: string }
    /** What it is copied from. */
    template: string
    /** A broker outside, if the run was given one. */
    mqttUrl: string
  }
}

/** Nothing here has to outlive the run, so that no test waits for the disk; what is about durability has a database of its own. */
async function hurry(settings: ConnectionSettings): Promise<void> {
  await runStatement(settings, 'ALTER SYSTEM SET fsync = off')
  await runStatement(settings, 'SELECT pg_reload_conf()')
}

/**
 * One PostgreSQL for the whole run: the embedded one, or the one of LIFTWATCH_TEST_DATABASE_URL. LIFTWATCH_TEST_MQTT_URL names
 * a broker for the tests of an outside broker.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // Browser, terminal and command line are tested as they are shipped.
  await buildStale()
  // The one from npm unpacks itself when it is first asked for; two workers at once would start it while the other still writes.
  await findBrowser().catch(() => {})
  project.provide('mqttUrl', process.env['LIFTWATCH_TEST_MQTT_URL'] ?? '')
  const url = process.env['LIFTWATCH_TEST_DATABASE_URL']
  if (url) {
    const settings = { connectionString: url }
    const app = { user: newDatabaseName(), password: randomBytes(12).toString('base64url') }
    await withClient(settings, client => ensureAppRole(client, app.user, app.password))
    const template = await createTemplateDatabase(settings, app.user)
    project.provide('database', settings)
    project.provide('app', app)
    project.provide('template', template)
    return async () => {
      await dropCopiesOf(settings, template)
      await runStatement(settings, `DROP DATABASE ${template}`)
      // Where a test left its database behind, the role has rights there still, and stays.
      await runStatement(settings, `DROP ROLE ${app.user}`).catch(() => {})
    }
  }
  const folder = await mkdtemp(join(tmpdir(), 'lw-'))
  const embedded = await openEmbeddedDatabase(folder, pino({ level: 'silent' }))
  await hurry(embedded.settings)
  project.provide('database', embedded.settings)
  const { user, password } = embedded.app
  project.provide('app', { user: String(user), password: String(password) })
  project.provide('template', await createTemplateDatabase(embedded.settings, String(user)))
  return async () => {
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
