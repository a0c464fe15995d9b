import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, open, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readManifest, type Manifest } from '../../server/src/backup/manifest'
import { backUpUnderTraffic, expectAllThere, noBounds, type BackupUnderTraffic } from '../harness/backup-under-traffic'
import { run } from '../harness/cli'
import { hasOwnPostgres, startOwnCluster, type OwnCluster } from '../harness/own-cluster'
import { mustStart, type ServerProcess } from '../harness/server-process'
import { runStatement } from '../harness/template-database'

const timeout = 120_000

describe.skipIf(!hasOwnPostgres)('a backup by pg_dump, taken under traffic', () => {
  let folder: string
  let cluster: OwnCluster
  let server: ServerProcess
  let taken: BackupUnderTraffic

  function envFor(name: string, more: Record<string, string> = {}): Record<string, string> {
    return { LIFTWATCH_DATA: join(folder, name), LIFTWATCH_LOG_LEVEL: 'silent', ...more }
  }
  const dump = () => join(taken.backup, 'database.dump')

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lw-pg-dump-'))
    cluster = await startOwnCluster()
    const env = envFor('one', { DATABASE_URL: cluster.url, ...noBounds })
    server = await mustStart(env)
    taken = await backUpUnderTraffic(server, ['--out', join(folder, 'out'), '--pg-dump'], env)
  }, timeout)

  afterAll(async () => {
    await server.end('SIGTERM')
    await cluster.remove()
    await rm(folder, { recursive: true, force: true })
  })

  it('is restored into an embedded database with all that was accepted before it began', { timeout }, async () => {
    expect((await readdir(taken.backup)).toSorted()).toEqual(['database.dump', 'manifest.json', 'secret-key'])
    expect((await stat(dump())).mode & 0o777).toBe(0o600)
    const restored = await run(['restore', taken.backup], { env: envFor('two') })
    expect(restored.stderr).toMatch(/is restored into .*two: taken /)
    const second = await mustStart(envFor('two'))
    try {
      await expectAllThere(taken, server, second.database)
    } finally {
      await second.end('SIGTERM')
    }
  })

  it("is read by PostgreSQL's own pg_restore alone, into a database that a server takes up", { timeout }, async () => {
    await runStatement({ connectionString: cluster.url }, 'CREATE DATABASE restored')
    const url = cluster.url.replace(/postgres$/, 'restored')
    await promisify(execFile)('pg_restore', ['--dbname', url, '--exit-on-error', dump()])
    await expectAllThere(taken, server, { connectionString: url })
    const key = join(taken.backup, 'secret-key')
    const env = envFor('three', { DATABASE_URL: url, LIFTWATCH_SECRET_KEY_FILE: key })
    await (await mustStart(env)).end('SIGTERM')
  })

  it('is not taken without a pg_dump that is new enough', { timeout }, async () => {
    const programs = join(folder, 'programs')
    await mkdir(programs)
    const env = envFor('one', { DATABASE_URL: cluster.url, PATH: programs })
    const fix = String.raw`install the client programs of PostgreSQL \d+ or newer, and have them on the PATH\.\n$`
    const args = ['backup', '--out', join(folder, 'never'), '--pg-dump']
    const without = await run(args, { env })
    expect(without.stderr).toMatch(new RegExp(`^liftwatch: pg_dump cannot be run on this machine; ${fix}`))
    expect(without).toMatchObject({ code: 2, stdout: '' })
    await writeFile(join(programs, 'pg_dump'), "#!/bin/sh\necho 'pg_dump (PostgreSQL) 9.6.24'\n", { mode: 0o755 })
    const older = await run(args, { env })
    expect(older.stderr).toMatch(new RegExp(String.raw`^liftwatch: pg_dump \(PostgreSQL\) 9\.6\.24 is too old; ${fix}`))
    expect(older).toMatchObject({ code: 2, stdout: '' })
    expect(await readdir(folder)).not.toContain('never')
  })

  it('is refused where it is damaged or cut off', { timeout }, async () => {
    const { dump: facts } = (await readManifest(taken.backup)) as Extract<Manifest, { format: 2 }>
    const file = await open(dump(), 'r+')
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, facts.bytes >> 1)
    await file.write(Buffer.from([buffer[0]! ^ 0xff]), 0, 1, facts.bytes >> 1)
    const broken = await run(['restore', taken.backup], { env: envFor('four') })
    expect(broken.stderr).toBe(`liftwatch: ${dump()} is damaged: it is not what was written. Use another backup.\n`)
    expect(broken.code).toBe(2)
    await file.write(buffer, 0, 1, facts.bytes >> 1)
    await file.close()
    expect(await run(['backup', '--verify', taken.backup])).toMatchObject({ code: 0 })
    await truncate(dump(), 1_000)
    const short = await run(['backup', '--verify', taken.backup])
    expect(short.stderr).toContain(`is damaged: 1000 bytes in place of ${facts.bytes}`)
    expect(await readdir(folder)).not.toContain('four')
  })
})
