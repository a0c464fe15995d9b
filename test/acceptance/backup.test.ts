import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { manifestIn, readManifest } from '../../server/src/backup/manifest'
import { backupLock } from '../../server/src/db/locks'
import {
  backUpUnderTraffic,
  expectAllThere,
  noBounds,
  opened,
  type BackupUnderTraffic,
} from '../harness/backup-under-traffic'
import { logIn } from '../harness/builders'
import { run } from '../harness/cli'
import { createTestDatabase } from '../harness/database'
import { mustStart, type ServerProcess } from '../harness/server-process'
import { soon } from '../harness/soon'
import { newDatabaseName, runStatement, urlOf, withClient } from '../harness/template-database'
import { namesIn } from '../harness/schema-of'
import { startTraffic } from '../harness/traffic'

const timeout = 120_000
const none = 'no such folder'

let folder: string
let server: ServerProcess
let taken: BackupUnderTraffic
let backup: string

/** What a server, a backup or a restore is given: a data folder of this name, or an outside database. */
function envFor(name: string, more: Record<string, string> = {}): Record<string, string> {
  return { LIFTWATCH_DATA: join(folder, name), LIFTWATCH_LOG_LEVEL: 'silent', ...more }
}

const backups = async () => (await readdir(join(folder, 'out'))).toSorted()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lw-backup-'))
  server = await mustStart(envFor('one', noBounds))
  taken = await backUpUnderTraffic(server, ['--out', join(folder, 'out')], envFor('one'))
  backup = taken.backup
}, timeout)

afterAll(async () => {
  await server.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

describe('a backup that was taken under traffic', () => {
  it('is restored elsewhere with all that was accepted before it began, and works there', { timeout }, async () => {
    const restored = await run(['restore', backup], { env: envFor('two') })
    expect(restored.stderr).toMatch(/is restored into .*two: taken /)
    expect(restored.code).toBe(0)
    const second = await mustStart(envFor('two'))
    try {
      await expectAllThere(taken, server, second.database)
      // Everyone logs in again; whatever else a user had is there.
      await opened(second.database, async at => {
        expect(await namesIn(at, sql`SELECT user_id AS name FROM session`)).toEqual([])
      })
      const client = await logIn(second, taken.admin)
      const more = await startTraffic(second, taken.devices, client)
      await soon(() => expect(more.acknowledgedAlarms.length).toBeGreaterThan(0))
      await more.stop()
      expect(await readFile(join(folder, 'two/secret-key'), 'utf8')).toBe(
        await readFile(join(folder, 'one/secret-key'), 'utf8'),
      )
    } finally {
      await second.end('SIGTERM')
    }
  })

  it('is restored into an outside database by its owner, and backed up from there', { timeout }, async () => {
    const settings = inject('database')
    const name = newDatabaseName()
    await runStatement(settings, `CREATE ROLE ${name} LOGIN PASSWORD 'secret'`)
    await runStatement(settings, `CREATE DATABASE ${name} OWNER ${name}`)
    const own = urlOf({ ...settings, user: name, password: 'secret' }, name)
    const url = settings.connectionString ? own.replace(/\/\/([^@/]*@)?/, `//${name}:secret@`) : own
    try {
      const env = envFor('three', { DATABASE_URL: url })
      expect(await run(['restore', backup], { env })).toMatchObject({ code: 0 })
      await expectAllThere(taken, server, { connectionString: url })
      const again = await run(['restore', backup], { env })
      expect(again.code).toBe(7)
      expect(again.stderr).toMatch(
        /^liftwatch: The database is in use: it has tables \(drizzle\.__drizzle_migrations, /,
      )

      const older = await run(['backup', '--out', join(folder, 'newest'), '--keep', '1'], { env })
      const next = await run(['backup', '--out', join(folder, 'newest'), '--keep', '1'], { env })
      expect(next).toMatchObject({ code: 0 })
      expect(next.stderr).toContain(`Removed the older ${older.stdout.trim()}.`)
      expect((await readdir(join(folder, 'newest'))).map(file => join(folder, 'newest', file))).toEqual([
        next.stdout.trim(),
      ])
      expect((await readManifest(next.stdout.trim())).estate).toBe((await readManifest(backup)).estate)

      // Sealed with another key than the one beside these settings.
      await runStatement(
        { connectionString: url },
        `INSERT INTO second_factor (user_id, secret, created_at) SELECT id, sha256(''), 0 FROM app_user LIMIT 1`,
      )
      const strange = await run(['backup', '--out', join(folder, 'strange')], { env })
      expect(strange.stderr).toMatch(/^liftwatch: The secret key is not the one of this database; set /)
      expect(strange.code).toBe(2)
      expect(await readdir(join(folder, 'strange'))).toEqual([])
    } finally {
      await runStatement(settings, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
      await runStatement(settings, `DROP ROLE ${name}`)
    }
  })
})

describe('nothing is changed where', () => {
  /** A copy of the backup that a test may damage. */
  async function copied(name: string): Promise<string> {
    const copy = join(folder, name)
    await cp(backup, copy, { recursive: true })
    return copy
  }
  async function expectRefused(from: string, words: string | RegExp) {
    const { code, stderr } = await run(['restore', from], { env: envFor('none') })
    expect(stderr).toMatch(words)
    expect(code).toBe(2)
    expect(await readdir(join(folder, 'none')).catch(() => none)).toBe(none)
  }

  it('a file of the backup is damaged or cut off, which --verify says too', { timeout }, async () => {
    const broken = await copied('broken')
    const file = join(broken, 'alarm_edge.copy.gz')
    const bytes = await readFile(file)
    bytes[bytes.length >> 1]! ^= 0xff
    await writeFile(file, bytes)
    await expectRefused(broken, `${file} is damaged: `)
    expect(await run(['backup', '--verify', broken])).toMatchObject({ code: 2, stdout: '' })
    const short = await copied('short')
    await truncate(join(short, 'device_message.copy.gz'), 100)
    await expectRefused(short, 'device_message.copy.gz is damaged: it cannot be unpacked')
    await truncate(manifestIn(short), 1_000)
    await expectRefused(short, 'manifest.json is damaged: it is not whole')
    expect(await run(['backup', '--verify', backup])).toMatchObject({ code: 0 })
  })

  it('the backup is of a newer program', { timeout }, async () => {
    const newer = await copied('newer')
    const manifest = await readManifest(newer)
    const migrations = [...manifest.migrations, { when: Date.now(), hash: 'later' }]
    await writeFile(manifestIn(newer), JSON.stringify({ ...manifest, migrations }))
    await expectRefused(newer, 'The backup is of a newer Liftwatch than this one')
    await writeFile(manifestIn(newer), JSON.stringify({ format: 3 }))
    await expectRefused(newer, 'was made by a newer Liftwatch')
  })

  it('the data folder is in use, or the database has tables', { timeout }, async () => {
    const inUse = await run(['restore', backup], { env: envFor('one') })
    expect(inUse.stderr).toMatch(/one is in use: a database runs on it \(process \d+\); set LIFTWATCH_DATA/)
    expect(inUse.code).toBe(7)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    await mkdir(join(folder, 'five'))
    await writeFile(join(folder, 'five/restoring.pid'), `${process.pid}\n`)
    const second = await run(['restore', backup], { env: envFor('five') })
    expect(second.stderr).toContain(
      `Another restore into ${join(folder, 'five')} is under way (process ${process.pid}, `,
    )
    expect(second.code).toBe(7)
    expect(await readdir(join(folder, 'five'))).toEqual(['restoring.pid'])
    const database = await createTestDatabase()
    const env = envFor('four', { DATABASE_URL: database.url })
    expect(await run(['restore', backup, '--dry-run'], { env })).toMatchObject({ code: 7 })
    await database.drop()
    expect(await readdir(join(folder, 'four')).catch(() => none)).toBe(none)
  })

  it('another backup is under way, or its folder cannot be written', { timeout }, async () => {
    const before = await backups()
    await withClient(server.database, async client => {
      await client.query('SELECT pg_advisory_lock($1)', [backupLock])
      expect(await run(['backup', '--out', join(folder, 'out')], { env: envFor('one') })).toEqual({
        code: 7,
        stdout: '',
        stderr: 'liftwatch: Another backup of this database is under way.\n',
      })
    })
    expect(await backups()).toEqual(before)
    const out = join(backup, 'manifest.json')
    const { code, stderr } = await run(['backup', '--out', out], { env: envFor('one') })
    expect(stderr).toBe(`liftwatch: ${out} cannot be written: file already exists.\n`)
    expect(code).toBe(1)
  })
})
