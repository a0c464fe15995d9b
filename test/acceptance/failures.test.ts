import { spawnSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createEstate, createUser, type TestDevice, type TestUser } from '../harness/builders'
import { change, follow } from '../harness/followed-feed'
import { openMonitor } from '../harness/monitor'
import { hasOwnBroker, startOwnBroker, type OwnBroker } from '../harness/own-broker'
import { hasOwnPostgres, startOwnCluster, type OwnCluster } from '../harness/own-cluster'
import { postForEver, publishForEver, type Sender } from '../harness/senders'
import { startTestServer, type TestServer } from '../harness/server'
import { soon } from '../harness/soon'
import { nameOf, storedMessages } from '../harness/stored-messages'
import { runStatement } from '../harness/template-database'

const canRun = hasOwnPostgres && hasOwnBroker && inject('mqttUrl') !== ''
/** Larger than what the tests store, and small enough to be filled in no time. */
const diskMb = 64

let cluster: OwnCluster
let broker: OwnBroker
let disk: string
let isDiskMounted = false
let server: TestServer
let devices: TestDevice[]
let operator: TestUser
let rounds = 0

beforeAll(async () => {
  if (!canRun) return
  ;[cluster, broker] = await Promise.all([startOwnCluster(), startOwnBroker()])
  disk = join(cluster.folder, 'disk')
  await mkdir(disk, { mode: 0o700 })
  // A disk of its own for the tables: what is written to the journal, without which PostgreSQL stops, has room.
  isDiskMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m,mode=700`, 'tmpfs', disk]).status === 0
  const tables = join(disk, 'tables')
  await mkdir(tables, { mode: 0o700 })
  await runStatement({ connectionString: cluster.url }, `CREATE TABLESPACE small LOCATION '${tables}'`)
  await runStatement({ connectionString: cluster.url }, 'CREATE DATABASE liftwatch TABLESPACE small')
  const url = cluster.url.replace(/[^/]*$/, 'liftwatch')
  server = await startTestServer({
    databaseUrl: url,
    env: { DATABASE_URL: url, DATABASE_MIGRATION_URL: '', MQTT_URL: broker.url },
  })
  devices = await createEstate(server)
  operator = await createUser(server)
})
afterAll(async () => {
  await server?.stop()
  await Promise.all([cluster?.stop(), broker?.remove()])
  if (isDiskMounted) spawnSync('umount', [disk])
  await cluster?.remove()
})

async function readyz() {
  const response = await fetch(`${server.url}/readyz`)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const isWell = { database: 'ok', changes: 'ok', broker: 'ok', messages: 'ok' }

/** Everything at work: a device over HTTP, one over the broker, a screen, the monitor. `meanwhile` is what befalls them. */
async function whileAtWork(meanwhile: (monitor: ReturnType<typeof openMonitor>) => Promise<void>): Promise<void> {
  const [device] = devices
  const screen = await follow([server.url], operator)
  const monitor = openMonitor(server, { user: operator, columns: 160 })
  await monitor.waitFor('✓ Live')
  const seqFrom = 1_000_000 * ++rounds
  const senders: Sender[] = [
    postForEver([server.url], device!, { pauseMs: 50, seqFrom }),
    // Later than the server is: what is published to Mosquitto 2.0 before that, after its restart, no one has subscribed to (docs/operations.md).
    await publishForEver(broker.url, device!, { pauseMs: 50, seqFrom: seqFrom + 500_000, reconnectPeriod: 4_000 }),
  ]
  try {
    await change(server.db, 1)
    await soon(() => expect(screen.counts).toEqual([1]))
    await meanwhile(monitor)
    // All is well again by itself, and what came meanwhile is there.
    await soon(async () => expect(await readyz()).toMatchObject({ status: 200, body: { status: 'ready', ...isWell } }))
    const before = senders.map(({ acknowledged }) => acknowledged.length)
    await soon(() => expect(senders.every(({ acknowledged }, at) => acknowledged.length > before[at]!)).toBe(true))
    await change(server.db, 2)
    await soon(() => expect(screen.counts).toEqual([1, 2]))
    await monitor.waitFor('✓ Live')
    await soon(() => expect(monitor.screen.text()).not.toMatch(/Stale|delayed/))
  } finally {
    await Promise.all(senders.map(sender => sender.stop()))
    screen.feed.stop()
  }
  const acknowledged = senders.flatMap(sender => sender.acknowledged.map(nameOf))
  await soon(async () => {
    const names = new Set((await storedMessages(server.db)).messages)
    expect(acknowledged.filter(name => !names.has(name))).toEqual([])
  })
  await monitor.quit()
}

describe.skipIf(!canRun)(
  'a server whose parts fail goes on by itself (needs LIFTWATCH_TEST_MQTT_URL, and the programs of PostgreSQL and Mosquitto)',
  () => {
    it('when all its connections to PostgreSQL are cut, again and again', async () => {
      await whileAtWork(async () => {
        for (let cut = 0; cut < 3; cut++) {
          const cutAll = sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()`
          await server.db.execute(cutAll)
          await soon(async () => expect(await readyz()).toMatchObject({ status: 200 }))
        }
      })
    })

    it('when PostgreSQL is restarted: it says so, and screens say since when what they show is old', async () => {
      await whileAtWork(async monitor => {
        await cluster.stop()
        expect(await readyz()).toMatchObject({ status: 503, body: { code: 'not-ready', database: 'away' } })
        await monitor.waitFor(/Stale since/)
        await monitor.waitFor('What is shown may be out of date.')
        await cluster.start()
      })
    })

    it('when the broker is restarted: screens say that devices are delayed', async () => {
      await whileAtWork(async monitor => {
        await broker.stop()
        await soon(async () =>
          expect(await readyz()).toMatchObject({ status: 200, body: { ...isWell, status: 'ready', broker: 'away' } }),
        )
        await monitor.waitFor(/Devices delayed by/)
        await broker.start()
      })
    })

    it.runIf(process.getuid?.() === 0)(
      'when the disk of PostgreSQL is full: it says so, and takes in what waited once there is room',
      async () => {
        expect(isDiskMounted).toBe(true)
        await whileAtWork(async monitor => {
          const ballast = join(disk, 'ballast')
          await writeFile(ballast, Buffer.alloc(diskMb * 1024 * 1024)).catch(() => {})
          await soon(async () =>
            expect(await readyz()).toMatchObject({ status: 503, body: { database: 'full', messages: 'waiting' } }),
          )
          await monitor.waitFor(/Devices delayed by/)
          await rm(ballast)
        })
      },
    )
  },
)
