import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { readManifest } from '../../server/src/backup/manifest'
import { connect, type Connection } from '../../server/src/db/connect'
import { listRows } from '../../server/src/queries/rows'
import { block, createEstate, createUser, logIn, type TestDevice, type TestUser } from './builders'
import { run } from './cli'
import { expectExactCounts } from './exact-counts'
import { namesIn, schemaOf } from './schema-of'
import type { ServerProcess } from './server-process'
import { soon } from './soon'
import { startTraffic } from './traffic'

/** Lets one lift have all the alarms of a test. */
export const noBounds = { LIFTWATCH_OPEN_ALARMS_PER_LIFT: '10000', LIFTWATCH_NEW_ALARMS_PER_LIFT: '10000' }

export async function opened<Result>(settings: ServerProcess['database'], work: (at: Connection) => Promise<Result>) {
  const connection = connect(settings, 1, () => {})
  return work(connection).finally(connection.close)
}

/** A backup that was taken under traffic, and what had been answered with a yes before it began. */
export interface BackupUnderTraffic {
  readonly backup: string
  readonly admin: TestUser
  readonly devices: [TestDevice, TestDevice]
  readonly messages: readonly string[]
  readonly acknowledgedAlarms: readonly string[]
}

/** Takes a backup, by these arguments and environment, of a server that has just started, while devices and an operator go on. */
export async function backUpUnderTraffic(
  server: ServerProcess,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<BackupUnderTraffic> {
  const { devices, admin } = await opened(server.database, async at => ({
    devices: (await createEstate(at, [block(), block({ block: '206', postalCode: '560206' })])) as [
      TestDevice,
      TestDevice,
    ],
    admin: await createUser(at, { role: 'ADMIN' }),
  }))
  const traffic = await startTraffic(server, devices, await logIn(server, admin))
  await soon(() => expect(traffic.messages.length).toBeGreaterThan(50))
  await soon(() => expect(traffic.acknowledgedAlarms.length).toBeGreaterThan(2))
  const messages = [...traffic.messages]
  const acknowledgedAlarms = [...traffic.acknowledgedAlarms]
  const taken = await run(['backup', ...args], { env })
  expect(taken).toMatchObject({ code: 0, stderr: expect.stringMatching(/^Written and read back: taken /) as unknown })
  const during = traffic.messages.length
  await soon(() => expect(traffic.messages.length).toBeGreaterThan(during))
  await traffic.stop()
  expect(during).toBeGreaterThan(messages.length)
  return { backup: taken.stdout.trim(), admin, devices, messages, acknowledgedAlarms }
}

/** Whose rows no job of a server adds or removes: ledgers, which are folded, and stored figures change by themselves. */
const factTables = [
  'alarm',
  'alarm_edge',
  'alarm_retelling',
  'audit',
  'device_message',
  'lift',
  'lift_scope',
  'lift_telemetry',
]

/** That a restored database has what was answered with a yes before the backup began, in tables that agree and are as the server's. */
export async function expectAllThere(
  { backup, admin, messages, acknowledgedAlarms }: BackupUnderTraffic,
  server: ServerProcess,
  settings: ServerProcess['database'],
): Promise<void> {
  const schema = await opened(server.database, schemaOf)
  await opened(settings, async at => {
    const stored = new Set(
      await namesIn(at, sql`SELECT client_id || ' ' || seq AS name FROM device_message JOIN lmd ON lmd.id = lmd_id`),
    )
    expect(messages.filter(name => !stored.has(name))).toEqual([])
    const known = new Set(await namesIn(at, sql`SELECT id AS name FROM alarm WHERE acknowledged_by = ${admin.id}`))
    expect(acknowledgedAlarms.filter(id => !known.has(id))).toEqual([])
    await expectExactCounts(at.db)
    expect(await schemaOf(at)).toEqual(schema)
    const { tables } = await readManifest(backup)
    for (const name of factTables) {
      const rows = tables.find(table => table.name === name)?.rows
      const counted = await listRows(at.db, sql`SELECT count(*) AS rows FROM ${sql.identifier(name)}`)
      expect({ name, rows: counted[0] }).toEqual({ name, rows: { rows } })
    }
  })
}
