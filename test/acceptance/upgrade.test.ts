import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { version } from '@liftwatch/core/contract/version'
import { moveIntoMonths, pauseWhenBusyMs } from '../../server/src/months/move-into-months'
import { findLayout } from '../../server/src/queries/months-beside'
import {
  allGoOn,
  createBusyEstate,
  expectAcknowledgedOnce,
  expectAllStored,
  raiseFaults,
  raiseTrap,
  startSenders,
  type BusyEstate,
} from '../harness/busy-estate'
import { follow } from '../harness/followed-feed'
import { soon } from '../harness/soon'
import { acknowledgeForEver } from '../harness/steady-work'
import { startTwoServers, type TwoServers } from '../harness/two-servers'
import { buildVersionBefore, hasVersionBefore, versionBefore, type OlderServer } from '../harness/version-before'

const mqttUrl = inject('mqttUrl')
const canRun = mqttUrl !== '' && (await hasVersionBefore())
const faultCnt = 300

let before: OlderServer
let two: TwoServers
let estate: BusyEstate

beforeAll(async () => {
  if (!canRun) return
  before = await buildVersionBefore()
  two = await startTwoServers(mqttUrl, before.program)
  estate = await createBusyEstate(two.connection, faultCnt)
})
afterAll(async () => {
  await two?.stop()
  await before?.remove()
})

describe.skipIf(!canRun)(
  `an upgrade from ${versionBefore.name}, one server after the other (needs LIFTWATCH_TEST_MQTT_URL and the history)`,
  () => {
    it(
      'loses and doubles nothing that was acknowledged, and is seen by screens as two restarts',
      { timeout: 300_000 },
      async () => {
        const { connection, servers } = two
        const [a, b] = servers.map(({ url }) => url) as [string, string]
        const ids = await raiseFaults(connection, a, estate.desk)
        const screen = await follow([a, b], estate.operator)
        const work = acknowledgeForEver(screen.client, ids)
        const senders = await startSenders([a, b], mqttUrl, estate.traffic)
        await allGoOn(senders)

        for (const which of [0, 1]) {
          expect(await servers[which]!.end('SIGTERM')).toBe(0)
          await allGoOn(senders)
          await two.startAgain(which)
          // Also while one of them is of each version, and each stores what it is sent.
          for (const [at, url] of [a, b].entries()) await raiseTrap(connection, url, estate.desk, which * 2 + at)
          await allGoOn(senders)
          await sleep(1_000)
          for (const url of [a, b]) expect((await fetch(`${url}/healthz`)).status).toBe(200)
          await soon(() => expect(screen.feed.state().mode).toBe('live'))
          expect((await screen.client.liftFaults.page({ size: 1 })).totalElements).toBeGreaterThanOrEqual(faultCnt)
        }
        await allGoOn(senders)
        await Promise.all([...senders.map(sender => sender.stop()), work.stop()])
        screen.feed.stop()

        await expectAllStored(connection, senders)
        await expectAcknowledgedOnce(connection, work.answered)
        expect(work.answered.length).toBeGreaterThan(0)
        for (const url of [a, b]) expect((await fetch(`${url}/healthz`)).headers.get('liftwatch-version')).toBe(version)
        // What the older server could not live with goes on beside, and is done once it has not been there for long enough. While alarms came
        // in without a pause, its first step may have found the tables in use.
        await soon(
          async () => expect(await findLayout(connection.db)).toMatchObject({ isByMonth: false, isCopying: true }),
          pauseWhenBusyMs,
        )
        const mover = moveIntoMonths(pino({ level: 'silent' }), 0)
        await soon(async () => {
          await mover.run(connection.db, Date.now())
          expect((await findLayout(connection.db)).isByMonth).toBe(true)
        }, pauseWhenBusyMs)
        await expectAllStored(connection, senders)
      },
    )
  },
)
