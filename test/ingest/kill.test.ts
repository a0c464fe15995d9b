import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { connect } from '../../server/src/db/connect'
import { seedEstate } from '../../scripts/bench/estate'
import { quietPort } from '../harness/quiet-port'
import { postForEver, publishForEver } from '../harness/senders'
import { mustStart } from '../harness/server-process'
import { soon } from '../harness/soon'
import { nameOf, storedMessages } from '../harness/stored-messages'

/** The gate has fewer, for its time. */
const kills = Number(process.env['LIFTWATCH_TEST_KILLS'] ?? 20)
const folders: string[] = []

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

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
      ...devices.slice(0, 4).map(device => postForEver([server.url], device)),
      ...(await Promise.all(
        devices.slice(4).map(device => publishForEver(`mqtt://127.0.0.1:${server.mqttPort}`, device)),
      )),
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
    const { messages, edges } = await storedMessages(connection.db)
    await connection.close()
    expect(await server.end('SIGTERM')).toBe(0)

    expect(Math.min(...counts())).toBeGreaterThanOrEqual(kills)
    const names = new Set(messages)
    const acknowledged = senders.flatMap(sender => sender.acknowledged.map(nameOf))
    expect(acknowledged.filter(name => !names.has(name))).toEqual([])
    expect(edges).toEqual([...names].toSorted())
  },
)
