import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { connectAsync } from 'mqtt'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { AppError } from '@liftwatch/core/errors'
import { connect, type Connection } from '../../server/src/db/connect'
import { jobsLock } from '../../server/src/db/locks'
import { listRows } from '../../server/src/queries/rows'
import { launchBrowser } from '../harness/browser'
import {
  block,
  createEstate,
  createUser,
  postMessages,
  sendAlarm,
  type TestDevice,
  type TestUser,
} from '../harness/builders'
import { makeConfigFolder, run, start } from '../harness/cli'
import { appUrlOf, createTestDatabase, type TestDatabase } from '../harness/database'
import { startEitherServer } from '../harness/either-server'
import { expectExactCounts } from '../harness/exact-counts'
import { change, follow } from '../harness/followed-feed'
import { openMonitor } from '../harness/monitor'
import { quietPort } from '../harness/quiet-port'
import { postForEver, publishForEver, type Sender } from '../harness/senders'
import { mustStart, type ServerProcess } from '../harness/server-process'
import { soon } from '../harness/soon'
import { nameOf, storedMessages } from '../harness/stored-messages'
import { openAs } from '../web/console'

const mqttUrl = inject('mqttUrl')
const kills = 20
/** To be acknowledged by each of two operators. */
const faultsEach = 150
/** Generous: a machine of two cores runs both servers, what they are built on, and all that asks them. */
const backWithinMs = 5_000
const jobsWithinMs = 10_000

const folders: string[] = []
let database: TestDatabase
let connection: Connection
let traffic: TestDevice[]
let desk: TestDevice
let watched: TestDevice
let operator: TestUser
let settings: Record<string, string>[]
const servers: ServerProcess[] = []

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lw-two-'))
  folders.push(folder)
  return folder
}

/** What the two have in common, and for each its name and its ports. */
async function settingsOfBoth(): Promise<Record<string, string>[]> {
  const name = `test-${randomBytes(4).toString('hex')}`
  const keyFile = join(await newFolder(), 'secret-key')
  await writeFile(keyFile, randomBytes(32).toString('base64'))
  const shared = {
    DATABASE_URL: appUrlOf(database.url),
    DATABASE_MIGRATION_URL: database.url,
    DATABASE_POOL_SIZE: '8',
    MQTT_URL: mqttUrl,
    LIFTWATCH_MQTT_GROUP: name,
    LIFTWATCH_SECRET_KEY_FILE: keyFile,
    LIFTWATCH_LOG_LEVEL: 'silent',
    LIFTWATCH_OPEN_ALARMS_PER_LIFT: '10000',
    LIFTWATCH_NEW_ALARMS_PER_LIFT: '10000',
  }
  return Promise.all(
    ['a', 'b'].map(async which =>
      Object.assign({}, shared, {
        LIFTWATCH_MQTT_CLIENT_ID: `${name}-${which}`,
        LIFTWATCH_PORT: String(await quietPort()),
        // A folder that does not exist yet: the start makes it.
        LIFTWATCH_DATA: join(await newFolder(), 'data'),
      }),
    ),
  )
}

/** Which connection holds the lock of the work of the clock. */
async function jobsHolder(): Promise<number | undefined> {
  const [row] = await listRows<{ pid: number }>(
    connection.db,
    sql`SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = ${jobsLock}
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  )
  return row?.pid
}

/** How long no one did the work of the clock after its server had been killed; undefined where that was the other. */
async function jobsTakenOver(before: number | undefined, killedAt: number): Promise<number | undefined> {
  await sleep(300)
  const now = await jobsHolder()
  if (now === before && now !== undefined) return undefined
  await soon(async () => expect(await jobsHolder()).toBeDefined())
  return performance.now() - killedAt
}

/** Acknowledges one fault after the other; a call without an answer is not made again, for it may have been carried out. */
function acknowledgeForEver(client: Awaited<ReturnType<typeof follow>>['client'], ids: readonly string[]) {
  const answered: string[] = []
  const unknown: string[] = []
  let isStopping = false
  async function work(): Promise<void> {
    for (const id of ids) {
      if (isStopping) return
      try {
        await client.liftFaults.acknowledge({ id })
        answered.push(id)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        unknown.push(id)
      }
      await sleep(80)
    }
  }
  const working = work()
  return {
    answered,
    unknown,
    stop() {
      isStopping = true
      return working
    },
  }
}

/** Changes that followers know by their count, steadily. */
function changeSteadily() {
  const stopping = new AbortController()
  async function work(): Promise<number> {
    for (let count = 1; ; count++) {
      await change(connection.db, count)
      if (stopping.signal.aborted) return count
      await sleep(50)
    }
  }
  const working = work()
  return () => {
    stopping.abort()
    return working
  }
}

const most = (numbers: readonly number[]) => Math.round(Math.max(0, ...numbers))

beforeAll(async () => {
  if (!mqttUrl) return
  database = await createTestDatabase()
  connection = connect({ connectionString: database.url }, 6, () => {})
  settings = await settingsOfBoth()
  // Both at once, on a database that neither has seen.
  servers.push(...(await Promise.all(settings.map(mustStart))))
  // The devices of each are told apart by how many lifts they watch.
  const devices = await createEstate(connection, [
    block({ townCode: 'ZZZ', lifts: 2 * faultsEach }),
    block({ townCode: 'YYY', block: '206', lifts: kills }),
    ...Array.from({ length: 8 }, (_, index) => block({ townCode: 'XXX', block: String(index + 1), lifts: 1 })),
  ])
  const watching = (lifts: number) => devices.filter(device => device.lifts.length === lifts)
  ;[desk] = watching(2 * faultsEach) as [TestDevice]
  ;[watched] = watching(kills) as [TestDevice]
  traffic = watching(1)
  operator = await createUser(connection)
})
afterAll(async () => {
  await Promise.all(servers.map(server => server.end('SIGKILL')))
  await connection?.close()
  await database?.drop()
  await Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true })))
})

describe.skipIf(!mqttUrl)('two servers, one PostgreSQL, one broker (needs LIFTWATCH_TEST_MQTT_URL)', () => {
  it(`lose and double nothing while one of them is killed, ${kills} times in turn`, { timeout: 300_000 }, async () => {
    const urls = servers.map(({ url }) => url)
    const [a, b] = urls as [string, string]
    const alarms = desk.lifts.map((lift, seq) => ({
      ts: Date.now(),
      seq,
      lift,
      type: 'LIFT_FAULT',
      number: 7,
      state: 'SET',
    }))
    await postMessages({ url: a }, desk, alarms)
    const faults = await listRows<{ id: string }>(
      connection.db,
      sql`SELECT alarm.id FROM alarm JOIN lift ON lift.id = alarm.lift_id JOIN lmd ON lmd.id = lift.lmd_id
        WHERE lmd.client_id = ${desk.clientId} ORDER BY 1`,
    )
    const ids = faults.map(({ id }) => id)

    // All that is attached: two who work, two screens, a script.
    const screens = [await follow([a, b], operator), await follow([b, a], operator)]
    const operators = screens.map(({ client }, at) =>
      acknowledgeForEver(client, ids.slice(at * faultsEach, (at + 1) * faultsEach)),
    )
    const env = { LIFTWATCH_SERVER: `${a},${b}`, LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
    await run(['login', operator.name, '--password-file', '-'], { env, stdin: operator.password })
    const watch = start(['alarms', 'lift-fault', 'watch', '--town', 'YYY', '-o', 'jsonl'], { env })
    await watch.waitFor('Watching.')
    const monitor = openMonitor({ url: `${a},${b}` }, { user: operator, screen: 'overview' })
    await monitor.waitFor('✓ Live')
    const front = await startEitherServer(urls)
    const page: Page = await openAs(await launchBrowser(), front, operator, '/alarms/lift-fault?tc=ZZZ')
    await page.getByText('Live', { exact: true }).waitFor()
    const senders: Sender[] = [
      ...traffic.slice(0, 4).map(device => postForEver([a, b], device, { pauseMs: 50 })),
      ...(await Promise.all(
        traffic.slice(4).map(device => publishForEver(mqttUrl, device, { pauseMs: 20, protocolVersion: 5 })),
      )),
    ]
    const stopChanges = changeSteadily()

    const counts = () => senders.map(({ acknowledged }) => acknowledged.length)
    const backAfterMs: number[] = []
    const jobsAfterMs: number[] = []
    for (let kill = 0; kill < kills; kill++) {
      const before = counts()
      await soon(() => expect(counts().every((count, at) => count > before[at]!)).toBe(true))
      await soon(() => expect(screens.every(({ feed }) => feed.state().mode === 'live')).toBe(true))
      await sleep(Math.random() * 300)
      const holder = await jobsHolder()
      const which = kill % 2
      const left = screens.filter(({ servers: those }) => those.answering() === urls[which])
      const killedAt = performance.now()
      await servers[which]!.end('SIGKILL')
      const taking = jobsTakenOver(holder, killedAt)
      await sendAlarm({ url: urls[1 - which]! }, watched, { lift: watched.lifts[kill] })
      for (const { receivedAt } of left) {
        await soon(() => expect(receivedAt.at(-1)).toBeGreaterThan(killedAt + 200))
        backAfterMs.push(receivedAt.find(at => at > killedAt + 200)! - killedAt)
      }
      servers[which] = await mustStart(settings[which]!)
      const taken = await taking
      if (taken !== undefined) jobsAfterMs.push(taken)
    }
    await Promise.all([...senders.map(sender => sender.stop()), ...operators.map(one => one.stop())])
    const changes = await stopChanges()

    // Each message that a device was acknowledged is stored, once: those that wait at the broker come by themselves.
    const acknowledged = senders.flatMap(sender => sender.acknowledged.map(nameOf))
    await soon(async () => {
      const names = new Set((await storedMessages(connection.db)).messages)
      expect(acknowledged.filter(name => !names.has(name))).toEqual([])
    })
    const { messages, edges } = await storedMessages(connection.db)
    expect(edges).toEqual(messages)
    expect(Math.min(...counts())).toBeGreaterThanOrEqual(kills)
    await expectExactCounts(connection.db)

    // Each acknowledgement that was answered is there, in the audit trail as well, and none twice.
    const made = await listRows<{ id: string }>(
      connection.db,
      sql`SELECT id FROM alarm WHERE acknowledge_at IS NOT NULL ORDER BY 1`,
    )
    const entries = await listRows<{ id: string }>(
      connection.db,
      sql`SELECT subject_id AS id FROM audit WHERE action = 'liftFaults.acknowledge' ORDER BY 1`,
    )
    const done = made.map(({ id }) => id)
    expect(entries.map(({ id }) => id)).toEqual(done)
    expect(operators.flatMap(({ answered }) => answered).filter(id => !done.includes(id))).toEqual([])

    // Each screen was given each change, once and in order.
    for (const { counts: seen, feed } of screens) {
      await soon(() => expect(seen.length).toBeGreaterThanOrEqual(changes))
      expect(seen).toEqual(Array.from({ length: changes }, (_, index) => index + 1))
      feed.stop()
    }
    await soon(() => expect(watch.stdout().split('\n').filter(Boolean)).toHaveLength(kills))
    await monitor.waitFor('✓ Live')
    await page.getByText('Live', { exact: true }).waitFor()
    watch.kill('SIGINT')
    await watch.ended
    await page.context().close()
    await front.close()

    const lost = operators.flatMap(({ unknown }) => unknown).length
    console.log(
      `${acknowledged.length} messages, ${done.length} acknowledgements (${lost} without an answer), ${changes} changes; ` +
        `streams back within ${most(backAfterMs)} ms, work of the clock within ${most(jobsAfterMs)} ms (${jobsAfterMs.length} times)`,
    )
    expect(most(backAfterMs)).toBeLessThan(backWithinMs)
    expect(jobsAfterMs.length).toBeGreaterThan(0)
    expect(most(jobsAfterMs)).toBeLessThan(jobsWithinMs)
  })

  it('do each other’s work: what the broker would give to one that is away is read by the other', async () => {
    const publisher = await connectAsync(mqttUrl)
    const [device] = traffic as [TestDevice]
    const publish = async (seqs: readonly number[]) => {
      for (const seq of seqs) {
        const message = { ts: Date.now(), seq, lift: 'A', type: 'LIFT_FAULT', number: 1, state: 'SET' }
        await publisher.publishAsync(`lmd/${device.clientId}/alarm`, JSON.stringify(message), { qos: 1 })
      }
    }
    const expectStored = (seqs: readonly number[]) =>
      soon(async () => {
        const { messages } = await storedMessages(connection.db)
        const names = seqs.map(seq => nameOf({ clientId: device.clientId, seq }))
        expect(names.filter(name => !messages.includes(name))).toEqual([])
      })
    const [while1, while2, after] = [1, 2, 3].map(round =>
      Array.from({ length: 40 }, (_, index) => 10_000_000 * round + index),
    ) as [number[], number[], number[]]
    await servers[0]!.end('SIGKILL')
    const killedAt = performance.now()
    await publish(while1)
    await expectStored(while1)
    console.log(
      `what waited for the one that was killed was stored after ${Math.round(performance.now() - killedAt)} ms`,
    )
    await publish(while2)
    await expectStored(while2)
    // Back again, it has its name at the broker again.
    servers[0] = await mustStart(settings[0]!)
    await publish(after)
    await expectStored(after)
    await publisher.endAsync()
  })
})
