import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { connectAsync } from 'mqtt'
import { connect } from '../../server/src/db/connect'
import { listRows } from '../../server/src/queries/rows'
import { seedEstate } from '../../scripts/bench/estate'
import { quietPort } from '../harness/quiet-port'
import { mustStart } from '../harness/server-process'
import { soon } from '../harness/soon'

const kills = 20
const folders: string[] = []

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

interface Sender {
  readonly acknowledged: { clientId: string; seq: number }[]
  readonly stop: () => Promise<void>
}

function alarm(seq: number) {
  return { ts: Date.now(), seq, lift: 'A', type: 'LIFT_FAULT', number: 1 + (seq % 9), state: seq % 2 ? 'SET' : 'CLEAR' }
}

/** Posts until each message is acknowledged, as a device must; a message that failed is sent again as it was. */
function postForEver(url: string, device: { clientId: string; token: string }): Sender {
  const acknowledged: Sender['acknowledged'] = []
  const stopping = new AbortController()
  async function post(messages: object[]): Promise<boolean> {
    const response = await fetch(`${url}/api/ingest`, {
      method: 'POST',
      headers: { authorization: `Bearer ${device.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(messages),
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined)
    return response?.ok === true
  }
  async function run(): Promise<void> {
    for (let seq = 0; !stopping.signal.aborted; seq += 5) {
      const messages = Array.from({ length: 5 }, (_, index) => alarm(seq + index))
      while (!(await post(messages))) await sleep(30)
      acknowledged.push(...messages.map(message => ({ clientId: device.clientId, seq: message.seq })))
    }
  }
  const running = run()
  return {
    acknowledged,
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** Publishes without a pause; the client itself sends again what no acknowledgement came for. */
async function publishForEver(port: number, device: { clientId: string; token: string }): Promise<Sender> {
  const acknowledged: Sender['acknowledged'] = []
  const client = await connectAsync(`mqtt://127.0.0.1:${port}`, {
    clientId: device.clientId,
    username: device.clientId,
    password: device.token,
    reconnectPeriod: 50,
    clean: false,
  })
  client.on('error', () => {})
  const stopping = new AbortController()
  async function run(): Promise<void> {
    for (let seq = 0; !stopping.signal.aborted; seq++) {
      await client.publishAsync(`lmd/${device.clientId}/alarm`, JSON.stringify(alarm(seq)), { qos: 1 })
      acknowledged.push({ clientId: device.clientId, seq })
    }
  }
  const running = run()
  return {
    acknowledged,
    async stop() {
      stopping.abort()
      await running
      await client.endAsync(true)
    },
  }
}

it(
  `keeps every acknowledged message through ${kills} kills at random moments, none twice`,
  { timeout: 600_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lw-kill-'))
    folders.push(folder)
    // Each message is an alarm of its own, so that each can be found again.
    const bounds = { LIFTWATCH_OPEN_ALARMS_PER_LIFT: '10000', LIFTWATCH_NEW_ALARMS_PER_LIFT: '10000' }
    const ports = { LIFTWATCH_PORT: String(await quietPort()), LIFTWATCH_MQTT_PORT: String(await quietPort()) }
    const env = { LIFTWATCH_DATA: folder, LIFTWATCH_LOG_LEVEL: 'silent', ...bounds, ...ports }
    let server = await mustStart(env)
    const seeding = connect(server.database, 1, () => {})
    const devices = await seedEstate(seeding.db, 8, 1)
    await seeding.close()
    const senders = [
      ...devices.slice(0, 4).map(device => postForEver(server.url, device)),
      ...(await Promise.all(devices.slice(4).map(device => publishForEver(server.mqttPort, device)))),
    ]

    const counts = () => senders.map(({ acknowledged }) => acknowledged.length)
    for (let kill = 0; kill < kills; kill++) {
      // During it, however slow the machine: each has had something acknowledged since the server came back.
      const before = counts()
      await soon(() => expect(counts().every((count, at) => count > before[at]!)).toBe(true))
      await sleep(Math.random() * 850)
      await server.end('SIGKILL')
      // Now and then the database is killed as well, as when the power goes.
      if (kill % 5 === 4) {
        const pid = Number((await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0])
        process.kill(pid, 'SIGKILL')
      }
      server = await mustStart(env)
    }
    await Promise.all(senders.map(sender => sender.stop()))

    const connection = connect(server.database, 1, () => {})
    const stored = await listRows<{ name: string }>(
      connection.db,
      sql`SELECT lmd.client_id || ' ' || seq AS name FROM device_message JOIN lmd ON lmd.id = lmd_id`,
    )
    const edges = await listRows<{ name: string }>(
      connection.db,
      sql`SELECT lmd.client_id || ' ' || seq AS name FROM alarm_edge
        JOIN lift ON lift.id = lift_id JOIN lmd ON lmd.id = lift.lmd_id`,
    )
    await connection.close()
    expect(await server.end('SIGTERM')).toBe(0)

    const acknowledged = senders.flatMap(sender => sender.acknowledged.map(({ clientId, seq }) => `${clientId} ${seq}`))
    expect(Math.min(...counts())).toBeGreaterThanOrEqual(kills)
    const names = new Set(stored.map(({ name }) => name))
    expect(acknowledged.filter(name => !names.has(name))).toEqual([])
    expect(edges.map(({ name }) => name).toSorted()).toEqual([...names].toSorted())
  },
)
