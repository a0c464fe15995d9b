import { expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { caseFields } from '../contract/subjects'
import { block, createUser, logIn, sendAlarm } from '../harness/builders'
import { grant } from '../harness/cast'
import { device, server, test as usualTest, user } from '../harness/fixtures'
import { openMonitor, type MonitorOptions, type TestMonitor } from '../harness/monitor'
import { soon } from '../harness/soon'
import { ctrl, keys } from '../harness/terminal'

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block()], user: {} })

/** Of a colleague of the user's. */
let client: Client
let liftId: string

test.beforeAll(async () => {
  client = await logIn(server, await createUser(server, { nickname: 'Goh Jun Jie' }))
  liftId = (await client.lifts.page({ sort: 'name,ASC' })).content[0]!.id
})

const log = (change: object = {}) => client.complaints.create({ liftId, ...caseFields, ...change })

async function open(options: MonitorOptions = {}): Promise<TestMonitor> {
  const monitor = openMonitor(server, { user, screen: 'cases', columns: 80, rows: 24, ...options })
  await monitor.waitFor('✓ Live')
  return monitor
}

test('cases are in tabs by status, the gravest of the open ones first; one that is logged meanwhile comes by itself', async () => {
  await log({ priority: 'NORMAL', description: 'The small one' })
  const done = await log({ priority: 'NORMAL', description: 'The closed one' })
  await client.complaints.setStatus({ id: done.id, action: 'close', remark: 'Twice.' })
  const it = await open()
  await it.waitFor(/\[Open 1\] Not complete 0 {2}Complete 0 {2}Closed 1/)
  const { caseNo } = await log({ priority: 'IMMEDIATE', description: 'The grave one' })
  await it.waitFor(new RegExp(`${caseNo} .*AMK-AMA1-205-A.*The grave.*Immediate Open[^]*The small`))
  await it.waitFor('[Open 2]')
  it.press(keys.tab, keys.tab, keys.tab)
  await it.waitFor(/\[Closed 1\][^]*The closed/)
})

test('a case is logged from a trap in at most 25 keys beyond what is said, and its number is shown', async () => {
  await sendAlarm(server, device, { type: 'PASSENGER_TRAP', number: 0 })
  const known = await log({ description: 'Known before' })
  const it = await open({ screen: 'passenger-traps' })
  await it.waitFor(/› .*AMK-AMA1-205-A/)
  const typed = 'My mother is inside'
  let pressed = 0
  const press = (...pressedKeys: string[]) => {
    pressed += pressedKeys.length
    it.press(...pressedKeys)
  }
  press('C')
  await it.waitFor('This lift already has an open case.')
  expect(it.screen.text()).toContain(String(known.caseNo))
  expect(it.screen.text()).toContain('← Passenger trapped →')
  press(keys.tab)
  await it.waitFor('› Description')
  it.press(typed)
  await it.waitFor(typed)
  press(ctrl('s'))
  await it.waitFor(/Cases › \d+/)
  await it.waitFor(typed)
  expect(pressed).toBeLessThanOrEqual(25)
  const [logged] = (await client.complaints.page({ sort: 'createdAt,DESC' })).content
  const trap = (await client.passengerTraps.page({})).content[0]!
  expect(logged).toMatchObject({
    description: typed,
    passengerTrapId: trap.id,
    liftFaultId: null,
    subcategory: 'TRAPPED',
    priority: 'IMMEDIATE',
    media: 'PHONE',
  })
  expect(it.screen.text()).toContain(`Cases › ${logged!.caseNo}`)
  // The trap leads to its cases, and from there to each.
  it.press('2')
  await it.waitFor(/› .*AMK-AMA1-205-A/)
  it.press(keys.enter)
  await it.waitFor(/Complaints +/)
})

test('what is said is needed, and is not lost where one leaves by mistake', async () => {
  const it = await open({ screen: 'lifts' })
  await it.waitFor(/› .*AMK-AMA1-205-A/)
  it.press('C')
  await it.waitFor('› Subcategory')
  it.press(ctrl('s'))
  await it.waitFor('Please select subcategory.')
  it.press(keys.tab)
  await it.waitFor('› Description')
  it.press('Half a sen')
  await it.waitFor('Half a sen')
  it.press(keys.escape)
  await it.waitFor('Discard')
  it.press('n')
  await it.waitFor('Half a sen')
})

test('a case is moved on by keys, each step in its log; what is refused says why', async () => {
  const { id, caseNo } = await log({ description: 'To be moved on' })
  await client.complaints.addCallLine({ id, speaker: 'PASSENGER', message: 'Is anyone there?' })
  const it = await open({ filter: { caseNo: String(caseNo) }, columns: 120, rows: 50 })
  await it.waitFor(/› .*To be moved on/)
  it.press(keys.enter)
  await it.waitFor(/Passenger: Is anyone there\? · added by Goh Jun Jie/)
  // Its author is someone else: it has been opened now.
  await soon(async () => expect((await client.complaints.detail({ id })).isNew).toBe(false))
  it.press('m')
  await it.waitFor('The status of the case does not allow this')
  it.press('d')
  await it.waitFor('› Technician')
  it.press(ctrl('s'))
  await it.waitFor('Please enter name')
  it.press('Lim Kok Seng')
  await it.waitFor('Lim Kok Seng')
  it.press(ctrl('s'))
  await it.waitFor(/Technician sent by Nur Aisyah · Lim Kok Seng/)
  it.press('n')
  await it.waitFor('› Speaker')
  it.press(keys.right, keys.tab)
  await it.waitFor('› Message')
  it.press('Help is on the way')
  await it.waitFor('Help is on the way')
  it.press(ctrl('s'))
  await it.waitFor(/Operator: Help is on the way · added by Nur Aisyah/)
  it.press('m')
  await it.waitFor('› Remark')
  it.press(ctrl('s'))
  await it.waitFor(/Completed by Nur Aisyah/)
  it.press('R')
  await it.waitFor('› Remark')
  it.press(ctrl('s'))
  await it.waitFor('Please enter reason')
  it.press(keys.escape)
  await it.waitFor(/Status +. Complete/)
  it.press('X')
  await it.waitFor('› Remark')
  it.press(ctrl('s'))
  await it.waitFor(/Status +. Closed/)
  expect(await client.complaints.detail({ id })).toMatchObject({
    status: 'CLOSED',
    liftTechnicianName: 'Lim Kok Seng',
    lastEditor: { name: 'Nur Aisyah' },
  })
})

test('an edit of what someone else has changed meanwhile says who, asks, and loses nothing of either', async () => {
  const { id, caseNo, ...logged } = await log({ description: 'As it was' })
  const it = await open({ filter: { caseNo: String(caseNo) }, columns: 120 })
  await it.waitFor(/› .*As it was/)
  it.press('E')
  await it.waitFor('› Feedback type')
  it.press(...Array.from({ length: 6 }, () => keys.tab))
  await it.waitFor('› Description')
  it.press(' and is')
  await it.waitFor('As it was and is')
  const { feedbackType, category, channel, media, updatedAt } = logged
  const others = { feedbackType, category, channel, media, priority: 'URGENT', subcategory: 'NOISE' } as const
  await client.complaints.edit({ id, updatedAt, ...others, description: 'A colleague wrote' })
  await it.waitFor('Changed by Goh Jun Jie at')
  expect(it.screen.text()).toContain('As it was and is')
  it.press(ctrl('s'))
  await it.waitFor(/Description is[\s│]+now: A colleague wrote/)
  expect((await client.complaints.detail({ id })).description).toBe('A colleague wrote')
  it.press('y')
  await it.waitFor(`Case ${caseNo}: Success`)
  // What was not touched here stays as the colleague left it.
  const { description, priority, subcategory } = await client.complaints.detail({ id })
  expect([description, priority, subcategory]).toEqual(['As it was and is', 'URGENT', 'NOISE'])
  const { logs } = await client.complaints.log({ id })
  expect(logs.filter(({ event }) => event === 'edit').map(({ name }) => name)).toEqual(['Goh Jun Jie', 'Nur Aisyah'])
})

test('a new IMMEDIATE case of someone else rings, another one or one’s own does not', async () => {
  const it = await open({ screen: undefined })
  await it.waitFor('Overview')
  const before = it.bells()
  it.press('9')
  await it.waitFor('[Open')
  await log({ priority: 'URGENT', description: 'Can wait a little' })
  await it.waitFor('Can wait')
  expect(it.bells()).toBe(before)
  await log({ priority: 'IMMEDIATE', description: 'Cannot wait' })
  await soon(() => expect(it.bells()).toBe(before + 1))
  const own = await logIn(server, user)
  await own.complaints.create({ liftId, ...caseFields, description: 'Logged by oneself' })
  await it.waitFor('Logged by')
  await log({ description: 'Cannot wait either' })
  await soon(() => expect(it.bells()).toBe(before + 2))
})

test('the hand-over says how many are open, and names those that wait', async () => {
  const { caseNo } = await log({ description: 'Left to the next shift' })
  const { openStatusCnt, newStatusCnt, notCompleteStatusCnt } = await client.complaints.count({})
  const it = await open({ columns: 120, rows: 50 })
  it.press('H')
  await it.waitFor(`Cases open now: ${openStatusCnt} (new ${newStatusCnt}); not complete: ${notCompleteStatusCnt}`)
  await it.waitFor(new RegExp(`Case ${caseNo}, immediate, since .*AMK-AMA1-205-A: Left to the next shift`))
})

test('those without the permission have no such screen, key or sound, also where they read the cases of a lift', async () => {
  const reader = await createUser(server, { role: 'USER' })
  await grant(server, reader, ['lifts'])
  const it = await open({ user: reader, screen: 'lifts' })
  await it.waitFor(/› .*AMK-AMA1-205-A/)
  it.press('9')
  await it.waitForGone('Cases')
  const before = it.bells()
  it.press('C')
  await it.waitFor('Sorry, you are not authorized to do this.')
  await log({ priority: 'IMMEDIATE' })
  it.press(keys.enter)
  await it.waitFor('Complaints')
  expect(it.bells()).toBe(before)
})
