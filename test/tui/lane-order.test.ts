import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { expect } from 'vitest'
import { block, sendAlarm } from '../harness/builders'
import { client, device, server, test as usualTest, user } from '../harness/fixtures'
import { openMonitor, type TestMonitor } from '../harness/monitor'
import { soon } from '../harness/soon'
import { keys } from '../harness/terminal'

const minuteMs = 60_000

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block({ lifts: 60 })], client: {} })

let lifts: string[]

test.beforeAll(() => {
  lifts = [...device.lifts]
})

/** A passenger in a lift that held none so far, for so many minutes. */
async function newTrap(minutes: number): Promise<PassengerTrap & { readonly lift: string }> {
  const lift = lifts.shift()!
  await sendAlarm(server, device, { type: 'PASSENGER_TRAP', number: 0, lift, ts: Date.now() - minutes * minuteMs })
  const { content } = await client.passengerTraps.page({ size: 100 })
  return { ...content.find(({ liftName }) => liftName.endsWith(`-${lift}`))!, lift }
}

async function end({ lift }: { readonly lift: string }, ts = Date.now()): Promise<void> {
  await sendAlarm(server, device, { type: 'PASSENGER_TRAP', number: 0, lift, state: 'CLEAR', ts })
}

/** The lines of the lane, from the top: sign, lift and what follows the clock. */
const lane = (it: TestMonitor) => it.screen.text().split('\n').slice(2, 6)

test('who is inside without help comes first, in the lane, the list and the detail with one sign and the same words', async () => {
  const inside = await newTrap(53)
  await client.passengerTraps.acknowledge({ id: inside.id, team: 'North' })
  const helped = await newTrap(60)
  await client.passengerTraps.acknowledge({ id: helped.id, team: 'South' })
  await client.passengerTraps.arrive({ id: helped.id })
  const brief = await newTrap(70)
  await end(brief, brief.alarmStartTs + 19_000)
  const reported = await newTrap(4)
  await client.passengerTraps.acknowledge({ id: reported.id, team: 'East' })
  await client.passengerTraps.report({ id: reported.id, name: 'Chen Li', result: 'Freed.' })
  const it = openMonitor(server, { user, columns: 160, rows: 40, screen: 'passenger-traps' })
  await soon(() => {
    const [first, second, third, fourth] = lane(it)
    expect(first).toMatch(new RegExp(`▲ ${inside.liftName} .* Passenger trapped · Acknowledged`))
    expect(second).toMatch(
      new RegExp(`◆ ${reported.liftName} .* Passenger trapped · Reported, still active \\d\\d:\\d\\d Chen Li`),
    )
    expect(third).toMatch(new RegExp(`◆ ${helped.liftName} .* Passenger trapped, rescue team on site`))
    expect(fourth).toMatch(new RegExp(`◆ ${brief.liftName} .* Ended, not acknowledged`))
  })
  await it.waitFor(new RegExp(`▲ \\d.*${inside.liftName} +Passenger trapped `))
  await it.waitFor(new RegExp(`◆ \\d.*${helped.liftName} +Passenger trapped, r`))
  await it.waitFor(new RegExp(`◆ \\d.*${brief.liftName} +Ended, not acknowledged`))
  await it.waitFor(new RegExp(`◆ \\d.*${reported.liftName} +Passenger trapped +Reported, still activ`))
  it.press(keys.down)
  await it.waitFor(/Status +Reported, still active \d\d:\d\d Chen Li/)
  it.press('t')
  await it.waitFor(`› ${inside.liftName}`)
  await it.waitFor(/▲ Passenger trapped/)
  await it.waitFor(/▲ 53:\d\d · Target/)
})

test('where there is no room for all, those who are past danger yield theirs before anyone inside', async () => {
  // Short waits: all of them are inside, after those of the test before.
  const inside = []
  for (let at = 0; at < 11; at++) inside.push(await newTrap(2))
  const it = openMonitor(server, { user, columns: 100, rows: 26 })
  for (const { liftName } of inside) await it.waitFor(new RegExp(`[▲◆] ${liftName} `))
  await it.waitFor('◆ 2 more passenger traps')
  expect(it.screen.text()).not.toContain('Ended, not acknowledged')
})

test('a lift that holds a passenger says so in the list and its detail', async () => {
  const { liftName, lift } = await newTrap(1)
  const it = openMonitor(server, { user, columns: 120, rows: 44, screen: 'lifts', filter: { lift } })
  await it.waitFor(new RegExp(`› .*${liftName} .* Passenger trapped`))
  it.press(keys.enter)
  await it.waitFor(`Lifts › ${liftName}`)
  await it.waitFor(/Flags +▲ Passenger trapped/)
})
