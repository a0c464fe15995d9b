import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { commandTree } from '../../cli/src/tree/tree'
import { block, createUser, logIn, postMessages, sendAlarm, type TestUser } from '../harness/builders'
import { makeConfigFolder, runHere, wordsOf } from '../harness/cli'
import { commandsIn } from '../harness/commands'
import { device, server, test as usualTest, user as admin } from '../harness/fixtures'
import { inDays, writeSessionFiles } from './session-files'
import { answerOf, readSession, withNames } from './transcript'

const folder = fileURLToPath(new URL('sessions/', import.meta.url))
const files = (await readdir(folder)).toSorted()
const sessions = await Promise.all(
  files.map(async file => [file, readSession(await readFile(join(folder, file), 'utf8'))] as const),
)

/** 9:00 on the fifth of January 2026 in Singapore. */
const morning = Date.UTC(2026, 0, 5, 1)
const lastDay = '2026-01-05'
const minuteMs = 60_000

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block()], user: { role: 'ADMIN' } })

let goh: TestUser
let lena: TestUser
let out: string
const names = new Map<string, string>()

/** Everything that sessions are about has a name, by which it appears in them. */
async function nameAll(): Promise<void> {
  const client = await logIn(server, admin)
  const { content: lifts } = await client.lifts.page({ sort: 'name,ASC' })
  for (const { id, name } of lifts) names.set(id, `{lift-${name.slice(-1)}}`)
  const { building, lmd } = await client.lifts.detail({ id: lifts[0]!.id })
  names.set(building.id, '{building}').set(lmd!.id, '{lmd}')
  const { content: faults } = await client.liftFaults.page({ sort: 'alarmStartTs,ASC' })
  for (const { id, liftName } of faults) names.set(id, `{fault-${liftName.slice(-1)}}`)
  names.set((await client.passengerTraps.page({})).content[0]!.id, '{trap}')
  names.set((await client.rbes.page({})).content[0]!.id, '{event}')
  // Names hold ids, and come first.
  names.set(goh.name, '{goh}').set(lena.name, '{lena}').set(admin.name, '{user}')
  names.set(goh.id, '{goh-id}').set(lena.id, '{lena-id}').set(admin.id, '{user-id}')
  names.set(admin.organizationId, '{organization}')
  for (const [name, days] of Object.entries({ '{off}': 1, '{on}': 3, '{soon}': 1.5 })) {
    names.set(inDays(days), name)
  }
  names.set(server.url, '{server}').set(out, '{folder}')
}

/** Beside ingest, which counts as well what it refuses of a device, and says so when it comes to it. */
async function insertDeadLetters(clientId: string): Promise<void> {
  const lost = { ts: morning, seq: 900, lift: 'Z', type: 'RBE', number: 1, state: 'SET' }
  await server.db.execute(sql`
    INSERT INTO dead_letter (received_at, client_id, topic, payload, reason) VALUES
      (${morning}, ${clientId}, '/api/ingest', convert_to(${JSON.stringify(lost)}, 'UTF8'), 'there is no such lift'),
      (${morning}, ${clientId}, '/api/ingest', 'hello', 'is not JSON'),
      (${morning}, ${clientId}, '/api/ingest', '{"ts": 1767574800000, "lift": "A", "values": {"floor": 7}}', 'not read')`)
}

test.beforeAll(async () => {
  goh = await createUser(server, { nickname: 'Goh Jun Jie' })
  lena = await createUser(server, { nickname: 'Lena Fischer' })
  out = await mkdtemp(join(tmpdir(), 'liftwatch-session-'))
  await writeSessionFiles(out, { admin: admin.name, goh: goh.name, lena: lena.name })
  const at = (minutes: number) => morning + minutes * minuteMs
  const alarms: Record<string, unknown>[] = [
    { number: 7, description: 'Car gate jammed', ts: at(0) },
    { number: 7, ts: at(12), state: 'CLEAR' },
    { lift: 'B', number: 1, description: '灯坏了, =1+1', ts: at(60) },
    { lift: 'B', type: 'PASSENGER_TRAP', number: 0, ts: at(120) },
    { type: 'RBE', number: 7, ts: at(180) },
  ]
  for (const alarm of alarms) await sendAlarm(server, device, alarm)
  await postMessages(server, device, [{ ts: at(190), lift: 'A', values: { floor: 7, LB: true } }])
  await insertDeadLetters(device.clientId)
  await nameAll()
})
test.afterAll(async () => {
  await rm(out, { recursive: true, force: true })
})

/** They are other programs, or print a script; their own tests run them. */
const withoutSession = ['serve', 'backup', 'restore', 'monitor', 'completion']

test('every command is in a session', async () => {
  const lines = sessions.flatMap(([, exchanges]) => exchanges.map(({ line }) => `${line} `))
  const commands = (await commandsIn(commandTree)).map(([words]) => words)
  const missing = commands.filter(command => !lines.some(line => line.startsWith(`${command} `)))
  expect(missing).toEqual(withoutSession)
})

describe('a session goes as it is written down', () => {
  test.each(sessions)('%s', async (file, exchanges) => {
    const config = await makeConfigFolder()
    const env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: config }
    const values = [...names]
    for (const { line, answer } of exchanges) {
      const typed = values.reduce((sofar, [value, name]) => sofar.replaceAll(name, value), line)
      const outcome = await runHere(wordsOf(typed), { env, stdin: admin.password })
      const came = withNames(answerOf(outcome), new Map([...names, [config, '{config}']]), lastDay)
      expect.soft(`$ liftwatch ${line}\n${came}`, file).toBe(`$ liftwatch ${line}\n${answer}`)
    }
  })
})
