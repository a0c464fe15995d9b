import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../harness/browser'
import { block, sendAlarm, type TestDevice } from '../harness/builders'
import {
  allGoOn,
  createBusyEstate,
  expectAcknowledgedOnce,
  expectAllStored,
  raiseFaults,
  startSenders,
  type BusyEstate,
} from '../harness/busy-estate'
import { makeConfigFolder, run, start } from '../harness/cli'
import { startEitherServer } from '../harness/either-server'
import { follow } from '../harness/followed-feed'
import { openMonitor } from '../harness/monitor'
import { soon } from '../harness/soon'
import { acknowledgeForEver, changeSteadily } from '../harness/steady-work'
import { jobsHolder, jobsTakenOver, startTwoServers, type TwoServers } from '../harness/two-servers'
import { openAs } from '../web/console'

const mqttUrl = inject('mqttUrl')
/** The gate has fewer, for its time. */
const kills = Number(process.env['LIFTWATCH_TEST_KILLS'] ?? 20)
/** To be acknowledged by each of two operators. */
const faultsEach = 150
/** The aims are 5 and 10 s; a machine of two cores runs both servers, what they are built on, and all that asks them, and others' work besides. */
const backWithinMs = 3 * 5_000
const jobsWithinMs = 3 * 10_000

let two: TwoServers
let estate: BusyEstate
let watched: TestDevice

/** Of what the command line printed; an alarm that is printed twice is there twice. */
function liftsIn(lines: string): string[] {
  const rows = lines.split('\n').filter(Boolean)
  return rows.map(line => (JSON.parse(line) as { liftName: string }).liftName.split('-').at(-1)!).toSorted()
}

const most = (numbers: readonly number[]) => Math.round(Math.max(0, ...numbers))

beforeAll(async () => {
  if (!mqttUrl) return
  two = await startTwoServers(mqttUrl)
  const ofScript = block({ townCode: 'YYY', block: '206', lifts: kills })
  estate = await createBusyEstate(two.connection, 2 * faultsEach, ofScript)
  ;[watched] = estate.others as [TestDevice]
})
afterAll(() => two?.stop())

describe.skipIf(!mqttUrl)('two servers, one PostgreSQL, one broker (needs LIFTWATCH_TEST_MQTT_URL)', () => {
  it(`lose and double nothing while one of them is killed, ${kills} times in turn`, { timeout: 900_000 }, async () => {
    const { connection, servers } = two
    const { operator } = estate
    const urls = servers.map(({ url }) => url)
    const [a, b] = urls as [string, string]
    const ids = await raiseFaults(connection, a, estate.desk)

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
    const page: Page = await openAs(await launchBrowser(), front, operator, `/alarms/lift-fault?tc=${estate.deskTown}`)
    await page.getByText('Live', { exact: true }).waitFor()
    const senders = await startSenders([a, b], mqttUrl, estate.traffic)
    const stopChanges = changeSteadily(connection.db)

    const backAfterMs: number[] = []
    const jobsAfterMs: number[] = []
    for (let kill = 0; kill < kills; kill++) {
      await allGoOn(senders)
      await soon(() => expect(screens.every(({ feed }) => feed.state().mode === 'live')).toBe(true))
      await sleep(Math.random() * 300)
      const holder = await jobsHolder(connection.db)
      const which = kill % 2
      const left = screens.filter(({ servers: those }) => those.answering() === urls[which])
      const killedAt = performance.now()
      await servers[which]!.end('SIGKILL')
      const taking = jobsTakenOver(connection.db, holder, killedAt)
      await sendAlarm({ url: urls[1 - which]! }, watched, { lift: watched.lifts[kill] })
      for (const { receivedAt } of left) {
        await soon(() => expect(receivedAt.at(-1)).toBeGreaterThan(killedAt + 200))
        backAfterMs.push(receivedAt.find(at => at > killedAt + 200)! - killedAt)
      }
      await two.startAgain(which)
      const taken = await taking
      if (taken !== undefined) jobsAfterMs.push(taken)
    }
    await Promise.all([...senders.map(sender => sender.stop()), ...operators.map(one => one.stop())])
    const changes = await stopChanges()

    const messages = await expectAllStored(connection, senders)
    expect(Math.min(...senders.map(({ acknowledged }) => acknowledged.length))).toBeGreaterThanOrEqual(kills)
    const done = await expectAcknowledgedOnce(
      connection,
      operators.flatMap(({ answered }) => answered),
    )

    // Each screen was given each change, once and in order.
    for (const { counts: seen, feed } of screens) {
      await soon(() => expect(seen.length).toBeGreaterThanOrEqual(changes))
      expect(seen).toEqual(Array.from({ length: changes }, (_, index) => index + 1))
      feed.stop()
    }
    await soon(() => expect(liftsIn(watch.stdout()), watch.stderr()).toEqual(watched.lifts.toSorted()))
    await monitor.waitFor('✓ Live')
    await page.getByText('Live', { exact: true }).waitFor()
    watch.kill('SIGINT')
    await watch.ended
    await page.context().close()
    await front.close()

    const lost = operators.flatMap(({ unknown }) => unknown).length
    console.log(
      `${messages} messages, ${done} acknowledgements (${lost} without an answer), ${changes} changes; ` +
        `streams back within ${most(backAfterMs)} ms, work of the clock within ${most(jobsAfterMs)} ms (${jobsAfterMs.length} times)`,
    )
    expect(most(backAfterMs)).toBeLessThan(backWithinMs)
    expect(jobsAfterMs.length).toBeGreaterThan(0)
    expect(most(jobsAfterMs)).toBeLessThan(jobsWithinMs)
  })
})
