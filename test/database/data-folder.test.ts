import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../harness/database'
import { mustStart, startServerProcess } from '../harness/server-process'

let folder: string
let database: TestDatabase
let env: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lw-folder-'))
  database = await createTestDatabase()
  const keyFile = join(folder, 'secret-key')
  await writeFile(keyFile, randomBytes(32).toString('base64'))
  env = { DATABASE_URL: database.url, LIFTWATCH_SECRET_KEY_FILE: keyFile, LIFTWATCH_LOG_LEVEL: 'silent' }
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

describe('the data folder of a server with a database and a key elsewhere', () => {
  it('is made where it is not there, for its owner alone', async () => {
    const data = join(folder, 'var', 'liftwatch')
    const server = await mustStart({ ...env, LIFTWATCH_DATA: data })
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    expect(await server.end('SIGTERM')).toBe(0)
    expect([await modeOf(data), await modeOf(join(data, 'first-admin'))]).toEqual(['700', '600'])
  })

  it('that cannot be made is said in one line, before anything is started', async () => {
    const file = join(folder, 'secret-key', 'data')
    expect(await startServerProcess({ ...env, LIFTWATCH_DATA: file })).toEqual({
      exitCode: 2,
      stderr: `liftwatch: Configuration: LIFTWATCH_DATA: ${file} cannot be made: what should be its folder is a file\n`,
    })
  })
})
