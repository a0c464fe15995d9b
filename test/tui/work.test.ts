import { describe, expect } from 'vitest'
import { insertMembership } from '../../server/src/queries/users'
import { ensureOrganization } from '../../server/src/queries/organizations'
import { refreshIntervalMs } from '@liftwatch/core/limits'
import { block, createUser, logIn, sendAlarm } from '../harness/builders'
import { device, server, test as usualTest, user } from '../harness/fixtures'
import { openMonitor, type MonitorOptions, type TestMonitor } from '../harness/monitor'
import { ctrl, keys } from '../harness/terminal'

const council = { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' } as const

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block({ lifts: 12 })], user: council })

let lift = 0

/** A fault on a lift of its own for each test, with words by which it is found on the screen. */
async function setFault(words: string): Promise<Record<string, unknown>> {
  const fault = { lift: device.lifts[lift], description: words }
  lift += 1
  await sendAlarm(server, device, fault)
  return fault
}

function open(options: MonitorOptions = {}): TestMonitor {
  return openMonitor(server, options)
}

test('one logs in, chooses the organization, and sees what is wrong with what one typed', async () => {
  const { id } = await ensureOrganization(server.db, 'Liftwatch', 'LIFTWATCH', 0)
  const person = await createUser(server, { ...council, nickname: 'Tan Ah Kow' })
  await insertMembership(server.db, { userId: person.id, organizationId: id, role: 'USER' })
  const it = open()
  await it.waitFor('E-mail address')
  it.press('stranger', ctrl('s'))
  await it.waitFor('Please enter a valid e-mail address')
  expect(it.screen.text()).toContain('Please enter your password')
  it.press(ctrl('u'), person.name, keys.enter, 'wrong', keys.enter)
  const refused = await it.waitFor('Incorrect user name or password.')
  expect(refused.match(/Incorrect user name or password\./g)).toHaveLength(2)
  it.press(ctrl('u'), person.password)
  await it.waitFor('••••••••••••')
  expect(it.screen.text()).not.toContain(person.password)
  it.press(keys.enter)
  const choices = await it.waitFor('Choose organisation')
  expect(choices).toContain('Tan Ah Kow')
  await it.waitFor(/› Ang Mo Kio Town Council +Town council +Superuser/)
  it.press(keys.enter)
  await it.waitFor('Ang Mo Kio Town Council · Tan Ah Kow')
  await it.waitFor('✓ Live')
})

test('who is given the name of the organization to begin in is not asked', async () => {
  const { id } = await ensureOrganization(server.db, 'Liftwatch', 'LIFTWATCH', 0)
  const person = await createUser(server, council)
  await insertMembership(server.db, { userId: person.id, organizationId: id, role: 'SUPERUSER' })
  const it = open({ user: person, organization: 'liftwatch' })
  await it.waitFor('Liftwatch · Nur Aisyah')
  it.press('O')
  await it.waitFor('Choose organisation')
  it.press(keys.escape)
  await it.waitFor('Liftwatch · Nur Aisyah')
})

test('an organization that one does not belong to is said so, and one chooses', async () => {
  const it = open({ user, organization: 'Nowhere' })
  await it.waitFor('Ang Mo Kio Town Council · Nur Aisyah')
})

describe('the work on a fault', () => {
  test('seen, acknowledged, helper on site, reported, closed', async () => {
    const fault = await setFault('car gate jammed')
    const it = open({ user })
    await it.waitFor(/› ▲ .*AMK-.*car gate jammed.*Set +Outstanding/)
    await it.waitFor('Outstanding 1')
    it.press('r')
    await it.waitFor('Acknowledge first.')
    it.press('a')
    await it.waitFor(/AMK-\S+ fault \d+: Acknowledged\./)
    await it.waitFor(/car gate jammed.*Deployment/)
    await it.waitFor('Deployment 1  Outstanding 0')
    it.press(keys.enter)
    await it.waitFor(/Acknowledged by +Nur Aisyah/)
    it.press('o')
    await it.waitFor('Arrival recorded.')
    await it.waitFor(/Technician on site +\d\d\/\d\d\/\d{4} /)
    await sendAlarm(server, device, { ...fault, state: 'CLEAR' })
    await it.waitFor(/Alarm status +✓ Clear/)
    it.press('r')
    await it.waitFor('Result  0 of 2000')
    it.press(ctrl('s'))
    await it.waitFor('Please enter name')
    expect(it.screen.text()).toContain('Please enter result')
    it.press('Lim', keys.tab, '12', keys.tab, 'Gate rail bent.', keys.enter, 'Straightened.', ctrl('s'))
    await it.waitFor('Please choose a code from the list')
    it.press('\x1b[Z', keys.backspace, '010', ctrl('s'))
    await it.waitFor('Report saved.')
    await it.waitFor(/Status +· Closed/)
    expect(it.screen.text()).toMatch(
      /Technician +Lim\n.*Fault code +1010\n.*Result +Gate rail bent\.\n +Straightened\./,
    )
  })

  test("someone else's acknowledgement is refused with the name", async () => {
    await setFault('light out')
    const other = await createUser(server, { ...council, nickname: 'Priya Raman' })
    const client = await logIn(server, other)
    const it = open({ user })
    await it.waitFor(/› .*light out/)
    const [row] = (await client.liftFaults.page({ operationalStatus: 'OUTSTANDING' })).content
    await client.liftFaults.acknowledge({ id: row!.id })
    await it.waitFor(/light out.*Deployment/)
    it.press('a')
    await it.waitFor(/Already acknowledged by Priya Raman at \d\d\//)
    it.press('?')
    await it.waitFor(/a +Acknowledge: Already acknowledged by Priya Raman/)
    it.press('?')
    await it.waitForGone(/^ Move$/m)
  })

  test('what was written is not thrown away without a question', async () => {
    await setFault('button stuck')
    const it = open({ user })
    await it.waitFor(/› .*button stuck/)
    it.press('a')
    // The row follows what was done; before, there is nothing to report of it.
    await it.waitFor(/› .*button stuck.*Deployment/)
    it.press('r')
    await it.waitFor(/› AMK-\S+ › Report/)
    it.press('question', keys.escape)
    await it.waitFor('Discard what you have written?')
    it.press('n')
    // While the question is there, another Esc would be its answer.
    await it.waitForGone('Discard')
    await it.waitFor('question')
    it.press(keys.escape)
    await it.waitFor('Discard')
    it.press('y')
    await it.waitFor('All ')
  })
})

test('a new fault is there by its notice, sooner than any poll, in its place, and the cursor stays on its row', async () => {
  await setFault('the old one')
  const it = open({ user })
  await it.waitFor('✓ Live')
  it.press(keys.tab)
  await it.waitFor('[All ')
  await it.waitFor(/› .*the old one/)
  const at = performance.now()
  await setFault('the new one')
  const screen = await it.waitFor(/the new one[^]*› .*the old one/)
  expect(performance.now() - at).toBeLessThan(refreshIntervalMs)
  expect(screen).not.toMatch(/› .*the new one/)
})

test('what comes from outside is shown, never obeyed', async () => {
  await setFault('\x1b[2J\x1b]0;title\x07 evil \u009b31m')
  const it = open({ user, columns: 118 })
  const screen = await it.waitFor('␛[2J␛]0;title␇ evil ␛[31m')
  expect(screen).toContain('Lift faults')
})

test('pasted text is no keys', async () => {
  await setFault('pasted over')
  const it = open({ user })
  await it.waitFor(/ .*pasted over/)
  it.press('\x1b[200~aq\r\x1b[201~')
  it.press(keys.tab, keys.tab)
  await it.waitFor('[Deployment ')
  it.press(keys.tab)
  await it.waitFor(/pasted over.*Outstanding/)
})

test('in Chinese the columns are in line', async () => {
  await setFault('门 jam')
  const it = open({ user, language: 'zh' })
  const screen = await it.waitFor(/门 jam.*触发 +待处理/)
  expect(screen).toContain('电梯故障')
})

test('q ends it with the terminal as it was', async () => {
  const it = open({ user })
  await it.waitFor('✓ Live')
  expect(it.screen.isAlternate()).toBe(true)
  expect(it.isRaw()).toBe(true)
  it.press('q')
  expect(await it.ended).toBe(0)
  expect(it.screen.isAlternate()).toBe(false)
  expect(it.screen.isCursorHidden()).toBe(false)
  expect(it.screen.isPasteBracketed()).toBe(false)
  expect(it.isRaw()).toBe(false)
  expect(it.errors()).toBe('')
})
