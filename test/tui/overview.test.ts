import { sql } from 'drizzle-orm'
import { beforeEach, expect } from 'vitest'
import { inTransaction } from '../../server/src/db/transaction'
import { insertNotices } from '../../server/src/queries/notices'
import { block, createEstate, sendAlarm, type TestDevice } from '../harness/builders'
import { client, server } from '../harness/fixtures'
import { putInContact } from '../harness/home-estate'
import { open, test as usualTest } from '../harness/monitor-fixtures'
import { soon } from '../harness/soon'
import { ctrl, keys } from '../harness/terminal'

const minuteMs = 60_000
const trap = { type: 'PASSENGER_TRAP', number: 0 } as const

const test = usualTest
  .extend('given', { scope: 'file' }, { client: {} })
  .extend('look', { scope: 'file' }, { columns: 80, rows: 24, screen: undefined })

let device: TestDevice
let blocks = 0

/** What was changed behind the server's back: it shares its figures for a moment, until a notice. */
const changed = { kind: 'liftFaults', subjectId: null, count: 1, scopeId: null } as const

/** A block of its own for each test; what earlier tests left is closed, and all devices are in contact. */
beforeEach(async () => {
  blocks += 1
  const name = String(200 + blocks)
  await server.db.execute(
    sql`UPDATE alarm SET operational_status = 'CLOSED', alarm_status = 'CLEAR', closed_at = 1 WHERE operational_status <> 'CLOSED'`,
  )
  const made = await createEstate(server, [block({ block: name, lifts: 20, postalCode: `560${name}` })])
  device = made.find(({ clientId }) => clientId.endsWith(`-${name}`))!
  await putInContact(server)
  await inTransaction(server.db, tx => insertNotices(tx, [changed], Date.now()))
})

function nameOf(lift: string): string {
  return `${device.clientId}-${lift}`
}

const quiet = /✓ All quiet\. Nothing waits for anyone\. · As of \d\d:\d\d:\d\d/

test('it opens on the overview, which says in words that all is well, and as of when', async () => {
  const it = open()
  const screen = await it.waitFor(quiet)
  expect(screen.split('\n')[0]).toContain('Overview')
  await it.waitFor(/Last 24 hours Lift faults +▁.* \d+, at most \d+ an hour/)
  await it.waitFor(/Passenger traps +▁.* \d+, at most \d+ an hour/)
  await it.waitFor('Open alarms 0 · Open passenger traps 0 · Lifts')
  await it.waitFor('No lift fault or passenger trap is open anywhere.')
  await it.waitFor('Server Live · clock agrees · devices in time')
  expect(it.screen.text().split('\n')).toHaveLength(24)
  it.press('1')
  await it.waitFor('No lift faults.')
  it.press('0')
  await it.waitFor(quiet)
})

test('a fault that waits is there by itself, with how long; its keys are those of its list', async () => {
  const it = open()
  await it.waitFor(quiet)
  await sendAlarm(server, device, { lift: 'A', number: 7, description: 'stuck between floors' })
  await it.waitFor(/› ▲ Urgent/)
  await sendAlarm(server, device, {
    lift: 'B',
    number: 6,
    description: 'drive tripped',
    ts: Date.now() - 12 * minuteMs,
  })
  // Of little weight: it waits for no one.
  await sendAlarm(server, device, { lift: 'C', number: 9, description: 'light out' })
  await it.waitFor(new RegExp(`› ▲ Urgent +${nameOf('A')} +<1m +7 stuck[^]*◆ Breakdown +${nameOf('B')} +1[12]m`))
  await it.waitFor('◆ Waiting for someone: 2 · As of')
  expect(it.screen.text()).not.toContain('light out')
  await it.waitFor(/Open lift faults 3 \(Breakdown or urgent 2, Deployment 0, Outstanding 3\)/)
  await it.waitFor(/Ang Mo Kio Town Council +3 +0 +Ascendo Lifts +3 +0/)
  it.press('a')
  await it.waitFor(/›✓▲ Urgent +\S+ .*[^]*◆ Breakdown/)
  await it.waitFor('No longer in this list')
  it.press('j')
  await it.waitForGone('stuck between floors')
  await it.waitFor(/› ◆ Breakdown/)
  it.press(keys.enter)
  await it.waitFor(`Lift faults › ${nameOf('B')}`)
  it.press(keys.escape)
  await it.waitFor(/› ◆ Breakdown/)
  const { content } = await client.liftFaults.page({ operationalStatus: 'DEPLOYMENT' })
  expect(content.map(({ description }) => description)).toEqual(['stuck between floors'])
})

test('a key within 400 ms of rows having moved under the cursor does nothing', async () => {
  let now = 0
  await sendAlarm(server, device, { lift: 'A', description: 'just came' })
  const it = open({ clock: () => now })
  await it.waitFor(/› ▲ Urgent .*just came/)
  it.press('a')
  await it.waitFor('The rows have just moved: press again.')
  now += 400
  it.press('a')
  await it.waitFor(/›✓▲ Urgent/)
})

test('a trap is in the lane, and not a second time where room is short; t leads to it', async () => {
  await sendAlarm(server, device, { ...trap, lift: 'A', ts: Date.now() - 2 * minuteMs })
  const it = open()
  await it.waitFor('Only those trapped above; t opens them.')
  // The lane's answer is another than that of the figures.
  await it.waitFor(nameOf('A'))
  const screen = await it.waitFor(/◆ Waiting for someone: 1/)
  expect(screen.split(nameOf('A'))).toHaveLength(2)
  it.press('t')
  await it.waitFor(`Passenger traps › ${nameOf('A')}`)
  it.press('0')
  await it.waitFor('Only those trapped above')
  it.resize(160, 50)
  await it.waitFor(new RegExp(`› ▲ Passenger trap +${nameOf('A')} +0[23]:\\d\\d +Passenger trapped`))
  it.press('a')
  await it.waitFor('› Acknowledge')
  it.press('Rescue North', ctrl('s'))
  await it.waitFor('New team “Rescue North”?')
  it.press('y')
  await it.waitFor('Acknowledged.')
  // The passenger is inside all the same.
  await it.waitFor(new RegExp(`› ◆ Passenger trap +${nameOf('A')}`))
})

test('someone who is trapped beyond the target is what it says first, by the target of the settings', async () => {
  await sendAlarm(server, device, { ...trap, lift: 'A', ts: Date.now() - 12 * minuteMs })
  const usual = open()
  await usual.waitFor('◆ Waiting for someone: 1')
  await usual.quit()
  const it = open({ saved: { settings: { ...usual.saved().settings, trapTargetMinutes: 10 } } })
  await it.waitFor('▲ A passenger has been trapped for more than 10 min, and no team is on site.')
  const id = (await client.passengerTraps.page({ operationalStatus: 'OPEN' })).content[0]!.id
  await client.passengerTraps.acknowledge({ id, team: 'Rescue South' })
  await client.passengerTraps.arrive({ id })
  await it.waitFor('◆ Waiting for someone: 1')
})

test('the server away is never calm, nor its figures believed; they come back by themselves', async () => {
  const it = open()
  await it.waitFor(quiet)
  // Everything has been in contact: what has not been yet says that instead.
  await it.waitFor('Server Live')
  const paused = await server.pause()
  try {
    await it.waitFor(/▲ Not known since \d\d:\d\d:\d\d\. Something may be waiting\./)
    await it.waitFor(/▲ Stale since/)
    expect(it.screen.text()).not.toContain('All quiet')
    expect(await it.waitFor(/Server Stale since/)).not.toMatch(/clock agrees|devices in time/)
  } finally {
    await paused.resume()
  }
  await it.waitFor(quiet)
})

test('a flood shows the gravest, counts the rest and leads to their list', async () => {
  const it = open()
  await it.waitFor(quiet)
  // Of little weight: it is open, and waits for no one.
  await sendAlarm(server, device, { lift: 'A', number: 9, description: 'light out' })
  await Promise.all(device.lifts.flatMap(lift => [6, 12].map(number => sendAlarm(server, device, { lift, number }))))
  await it.waitFor('◆ Waiting for someone: 40')
  await it.waitFor('35 more: Urgent faults')
  await it.waitFor(/Last 24 hours Lift faults +▁.*█ \d+, at most \d+ an hour/)
  expect(it.screen.text().split('\n')).toHaveLength(24)
  it.press(keys.end)
  await it.waitFor(/› +35 more/)
  it.press(keys.enter)
  // Exactly what was counted, of the 41 that are open.
  await it.waitFor('[Open 40]')
  await it.waitFor('◆ Only: Severity Breakdown, Urgent · Waiting Yes')
  expect((await client.liftFaults.count({})).outstandingTotal).toBe(41)
})

test('a device that falls silent is seen without any notice, and opens', async () => {
  const it = open()
  await it.waitFor(quiet)
  await server.db.execute(sql`UPDATE lmd SET is_online = false WHERE client_id = ${device.clientId}`)
  await it.waitFor(new RegExp(`› ◆ Silent device +${device.clientId} `))
  await it.waitFor(/Monitoring devices \d+ \(Silent 1\)/)
  it.press(keys.enter)
  await it.waitFor(`Monitoring devices › ${device.clientId}`)
  await soon(() => expect(it.screen.text()).toContain('Silent for'))
})

test('a window that becomes smaller shows nothing of what was beside what waits', async () => {
  const it = open({ columns: 160, rows: 50 })
  await it.waitFor(/Open passenger traps +0$/m)
  it.resize(80, 24)
  const screen = await it.waitFor('Open alarms 0 · Open passenger traps 0 · Lifts')
  expect(screen.match(/Open passenger traps/g)).toHaveLength(1)
})
