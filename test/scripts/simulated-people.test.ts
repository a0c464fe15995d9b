import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { expect, onTestFinished } from 'vitest'
import { dayMs, hourMs, minuteMs } from '@liftwatch/core/limits'
import { formatDay } from '@liftwatch/core/text/format'
import { createRandom } from '../../scripts/demo/random'
import { connectDevice } from '../../scripts/simulator/device'
import { createLiftModel } from '../../scripts/simulator/lift-model'
import type { SimulatedLift } from '../../scripts/simulator/simulated-lift'
import { runSwitchOns } from '../../scripts/simulator/switch-ons'
import { isMissed, runVisits } from '../../scripts/simulator/visits'
import { lmSchedule } from '../../server/src/db/schema/lm-schedules'
import { block } from '../harness/builders'
import { findLiftId } from '../harness/cast'
import { client, device, server, test as usualTest } from '../harness/fixtures'
import { removeMadeDays } from '../harness/made-days'
import { soon } from '../harness/soon'

const random = createRandom(1)

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block({ lifts: 4 })], client: {} })

/** Runs until the test ends, and is waited for. */
function during(run: (signal: AbortSignal) => Promise<void>): () => Promise<void> {
  const ending = new AbortController()
  const running = run(ending.signal)
  const end = () => {
    ending.abort()
    return running
  }
  onTestFinished(end)
  return end
}

/** An id of a maintenance day on which someone comes, or no one. */
function idWhere(missed: boolean): string {
  for (;;) {
    const id = newId()
    if (isMissed(id) === missed) return id
  }
}

async function planToday(lift: string, id: string): Promise<void> {
  const date = formatDay(Date.now(), 'Asia/Singapore')
  const liftId = await findLiftId(server, `${device.clientId}-${lift}`)
  await server.db
    .insert(lmSchedule)
    .values({ id, liftId, date, originalDate: date, finalization: true, createdAt: 0, updatedAt: 0 })
}

test('lifts are visited on their days for as long as visits last, but for those that are missed; none stays in maintenance mode', async () => {
  await removeMadeDays(server.db, Date.now())
  await planToday('A', idWhere(false))
  await planToday('B', idWhere(false))
  await planToday('C', idWhere(true))
  const connected = await connectDevice(server.mqttUrl, device)
  const lifts = device.lifts.map((number): SimulatedLift => ({
    device: connected,
    number,
    model: createLiftModel(random),
    fault: undefined,
    event: undefined,
  }))
  // Something else goes on at one of them when the technician would come.
  lifts[1]!.event = 5
  const pace = { lookEveryMs: 20, meanGapMs: 20, speed: 20_000 }
  const end = during(signal => runVisits({ client, random, lifts, pace }, signal))
  const stateOf = async () =>
    Object.fromEntries(
      (await client.maintenanceChecks.page({ sort: 'liftName,ASC' })).content.map(one => [
        one.liftName.at(-1),
        one.state,
      ]),
    )
  await soon(async () => expect(await stateOf()).toMatchObject({ A: 'DONE', B: 'SCHEDULED' }))
  lifts[1]!.event = undefined
  await soon(async () => expect(await stateOf()).toEqual({ A: 'DONE', B: 'DONE', C: 'SCHEDULED' }))
  await end()
  const minutesToday = (Date.now() - Date.parse(`${formatDay(Date.now(), 'Asia/Singapore')}T00:00+08:00`)) / minuteMs
  for (const { duration } of (await client.maintenanceChecks.page({ state: ['DONE'] })).content) {
    expect(duration).toBeGreaterThanOrEqual(Math.min(34, Math.floor(minutesToday) - 1))
    expect(duration).toBeLessThanOrEqual(95)
  }
  expect((await client.rbes.page({ operationalStatus: 'OUTSTANDING' })).totalElements).toBe(0)
  expect(lifts.every(({ event }) => event === undefined)).toBe(true)
  await connected.end()
})

test('a technician who is there when the simulator ends switches maintenance mode off', async () => {
  await removeMadeDays(server.db, Date.now())
  await planToday('D', idWhere(false))
  const connected = await connectDevice(server.mqttUrl, device)
  const model = createLiftModel(random)
  const lifts: SimulatedLift[] = [{ device: connected, number: 'D', model, fault: undefined, event: undefined }]
  const end = during(signal =>
    runVisits({ client, random, lifts, pace: { lookEveryMs: 20, meanGapMs: 20, speed: 1 } }, signal),
  )
  const setCnt = async () => (await client.rbes.page({ operationalStatus: 'OUTSTANDING' })).totalElements
  await soon(async () => expect(await setCnt()).toBe(1))
  expect(lifts[0]!.event).toBe(7)
  await end()
  await soon(async () => expect(await setCnt()).toBe(0))
  await connected.end()
})

test('lifts are switched on when their works are over, some late, and others are planned', async () => {
  const now = Math.floor(Date.now() / minuteMs) * minuteMs
  const ids: string[] = []
  for (const number of ['A', 'B']) {
    const liftId = await findLiftId(server, `${device.clientId}-${number}`)
    const times = { offAt: now + hourMs, onAt: now + 3 * dayMs }
    ids.push((await client.switchOffs.create({ liftId, report: 'New ropes', ...times })).id)
  }
  const [over, going] = ids
  await server.db.execute(
    sql`UPDATE oms_schedule SET off_at = ${now - 3 * dayMs}, on_at = ${now - hourMs} WHERE id = ${over}`,
  )
  await server.db.execute(sql`UPDATE oms_schedule SET off_at = ${now - dayMs} WHERE id = ${going}`)
  const pace = { lookEveryMs: 20, latePercent: 0, meanLateMs: 400, openMin: 3 }
  const end = during(signal => runSwitchOns({ client, random, pace }, signal))
  await soon(async () => {
    expect((await client.switchOffs.detail({ id: over! })).status).toBe('CLOSED')
    expect((await client.switchOffs.count({})).openCnt).toBe(3)
  })
  await end()
  const { switchOnAt, onAt } = await client.switchOffs.detail({ id: over! })
  expect(switchOnAt).toBeGreaterThan(onAt)
  expect((await client.switchOffs.detail({ id: going! })).isOff).toBe(true)
})
