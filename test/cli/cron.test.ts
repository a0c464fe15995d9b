import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import { block, sendAlarm } from '../harness/builders'
import { makeConfigFolder, run, runHere, start } from '../harness/cli'
import { csvRows } from '../harness/files'
import { device, server, test as usualTest, user as operator } from '../harness/fixtures'
import { startProxy, type Proxy } from '../harness/proxy'
import { quietPort } from '../harness/quiet-port'
import { soon } from '../harness/soon'

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block({ lifts: 3 })], user: { role: 'ADMIN' } })

let proxy: Proxy
/** What a crontab has: an address and a token, and nothing else. */
let cron: Record<string, string>
let folder: string

test.beforeAll(async () => {
  proxy = await startProxy(server.url)
  await sendAlarm(server, device, { number: 7 })
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liftwatch-cron-'))
  return () => rm(folder, { recursive: true, force: true })
})
test.afterAll(() => proxy.close())

const file = 'liftwatch-rows'
const faults = () => join(folder, 'faults.csv')
const exportTo = (out: string, ...more: string[]) => [
  'export',
  'lift-faults',
  '--columns',
  'all',
  '--out',
  out,
  ...more,
]

describe('a token is made, and cron exports with it', () => {
  test('an administrator logs in, makes a token that may read lift faults, and logs out', async () => {
    const env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
    const password = { env, stdin: `${operator.password}\n` }
    expect((await run(['login', operator.name, '--password-file', '-'], password)).code).toBe(0)
    const made = await run(['tokens', 'create', 'nightly', '--permission', 'lift-fault', '--days', '30'], { env })
    expect(made).toMatchObject({ code: 0, stdout: expect.stringMatching(/^lw_\S+\n$/) as unknown })
    expect((await run(['logout'], { env })).code).toBe(0)
    cron = { LIFTWATCH_SERVER: server.url, LIFTWATCH_TOKEN: made.stdout.trim() }
  })

  test('under env -i, without HOME, the export is written and reported in one line', async () => {
    const { code, stdout, stderr } = await run(exportTo(join(folder, 'faults-{month}.csv')), {
      env: cron,
      isBare: true,
    })
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' })
    expect(stderr).toMatch(/^\S+faults-\d{4}-\d{2}\.csv: rows 1, bytes \d+, sha256 [0-9a-f]{64}\.\n$/)
    const [name] = await readdir(folder)
    expect(csvRows(await readFile(join(folder, name!)))).toHaveLength(2)
  })

  test('a second run of the night leaves it, and says so', async () => {
    await writeFile(faults(), 'the first')
    const { code, stderr } = await run(exportTo(faults(), '--if-exists', 'skip'), { env: cron, isBare: true })
    expect({ code, stderr }).toEqual({ code: 0, stderr: `${faults()} exists already; not written.\n` })
    expect(await readFile(faults(), 'utf8')).toBe('the first')
  })

  test('what the token does not reach is refused', async () => {
    const { code, stderr } = await runHere(['export', 'lifts', '--out', faults()], { env: cron })
    expect({ code, stderr }).toEqual({
      code: 5,
      stderr: 'liftwatch: Sorry, you are not authorized to do this.\n',
    })
  })
})

const counting = ['alarms', 'lift-fault', 'count']

describe('what goes wrong at night is one clear line, the right code and no file', () => {
  /** Runs an export that fails, and sees that it left nothing. */
  async function failing(env: Record<string, string>, ...more: string[]) {
    const { code, stdout, stderr } = await runHere(exportTo(faults(), ...more), { env: { ...cron, ...env } })
    expect(stdout).toBe('')
    expect(await readdir(folder)).toEqual([])
    return { code, stderr }
  }

  test('a server that is not there', async () => {
    const url = `http://127.0.0.1:${await quietPort()}`
    expect(await failing({ LIFTWATCH_SERVER: url })).toEqual({
      code: 8,
      stderr: `liftwatch: Server ${url} unreachable: the connection was refused.\n`,
    })
  })

  test('a slow server: one that takes the call and never answers', async () => {
    const mute = createServer(() => {})
    await new Promise<void>(resolve => mute.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(mute.address() as AddressInfo).port}`
    expect(await failing({ LIFTWATCH_SERVER: url }, '--timeout', '1s')).toEqual({
      code: 8,
      stderr: `liftwatch: The server at ${url} did not answer in time.\n`,
    })
    mute.close()
  })

  test('a server that falls silent in the middle', async () => {
    proxy.meddle(file, 'stalls')
    expect(await failing({ LIFTWATCH_SERVER: proxy.url }, '--timeout', '1s')).toEqual({
      code: 8,
      stderr: `liftwatch: The server at ${proxy.url} did not answer in time.\n`,
    })
  })

  test('a server that restarts half-way', async () => {
    proxy.meddle(file, 'breaks')
    expect(await failing({ LIFTWATCH_SERVER: proxy.url })).toEqual({
      code: 8,
      stderr: `liftwatch: The server at ${proxy.url} ended its answer too early.\n`,
    })
  })

  test('a token that has been revoked, and an account that has been locked out', async () => {
    expect(await failing({ LIFTWATCH_TOKEN: 'lw_revoked' })).toEqual({
      code: 4,
      stderr: 'liftwatch: The access token from LIFTWATCH_TOKEN is no longer valid: it has expired or was removed.\n',
    })
    const memberships = sql`SELECT * FROM membership WHERE user_id = ${operator.id}`
    const [was] = (await server.db.execute(memberships)).rows
    await server.db.execute(sql`DELETE FROM membership WHERE user_id = ${operator.id}`)
    try {
      // The word of it reaches the server a moment later.
      await soon(async () => expect((await runHere(counting, { env: cron })).code).toBe(4))
      expect((await failing({})).code).toBe(4)
    } finally {
      await server.db.execute(
        sql`INSERT INTO membership SELECT * FROM json_populate_record(NULL::membership, ${JSON.stringify(was)})`,
      )
    }
  })

  test.runIf(process.platform === 'linux')('a disk that is full, and one that no one may write to', async () => {
    const full = await runHere(exportTo('/dev/full'), { env: cron })
    expect(full).toEqual({ code: 1, stdout: '', stderr: 'liftwatch: /dev/full cannot be written: the disk is full.\n' })
    const readOnly = await runHere(exportTo('/sys/kernel/faults.csv'), { env: cron })
    expect(readOnly.code).toBe(1)
    expect(readOnly.stderr).toMatch(
      /^liftwatch: \/sys\/kernel\/faults\.csv cannot be written: (permission denied|the disk is read-only)\.\n$/,
    )
  })

  test.for(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    '%s, which is Ctrl-C, a kill or a terminal that is closed',
    async signal => {
      proxy.meddle(file, 'stalls')
      const running = start(exportTo(faults()), { env: { ...cron, LIFTWATCH_SERVER: proxy.url } })
      await soon(async () => expect(await readdir(folder)).toContain('.faults.csv.part'))
      running.kill(signal)
      expect(await running.ended).toMatchObject({
        code: 130,
        stderr: expect.stringMatching(/^liftwatch: Interrupted\.$/m),
      })
      expect(await readdir(folder)).toEqual([])
    },
  )
})

describe('with --retry', () => {
  test('an export that broke is started again, and is whole', async () => {
    proxy.meddle(file, 'breaks')
    const env = { ...cron, LIFTWATCH_SERVER: proxy.url }
    const { code, stderr } = await runHere(exportTo(faults(), '--retry', '2'), { env })
    expect(code).toBe(0)
    expect(stderr).toMatch(/ended its answer too early\..*\n.*rows 1, bytes \d+/)
    expect(csvRows(await readFile(faults()))).toHaveLength(2)
    expect(await readdir(folder)).toEqual(['faults.csv'])
  })

  test('to stdout it is not: what was written cannot be taken back', async () => {
    proxy.meddle(file, 'stalls')
    const running = start(['export', 'lift-faults', '--retry', '2'], { env: { ...cron, LIFTWATCH_SERVER: proxy.url } })
    await soon(() => expect(running.stdout()).not.toBe(''))
    proxy.cut()
    const { code, stderr } = await running.ended
    expect({ code, stderr }).toEqual({
      code: 8,
      stderr: `liftwatch: The server at ${proxy.url} ended its answer too early.\n`,
    })
  })
})

test('a list as a spreadsheet has all of its rows, and never goes unsaid that it has', async () => {
  const whole = await run(['alarms', 'lift-fault', 'list', '--all', '-o', 'xlsx'], { env: cron, isBare: true })
  expect(whole.code).toBe(0)
  expect(whole.stdout.startsWith('PK')).toBe(true)
  const cut = await runHere(['alarms', 'lift-fault', 'list', '-o', 'xlsx'], { env: cron })
  expect(cut.code).toBe(2)
  expect(cut.stderr).toContain("option '-o, --output <format>': xlsx needs --all")
})
