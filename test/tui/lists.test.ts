import { describe, expect } from 'vitest'
import { block, createUser, logIn, postMessages, sendAlarm } from '../harness/builders'
import { device, devices, server } from '../harness/fixtures'
import { sendAlarmsOfTwoBlocks } from '../harness/known-alarms'
import { open, test as usualTest } from '../harness/monitor-fixtures'
import { ctrl, keys } from '../harness/terminal'

const council = { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' } as const
const blocks = [block({ lifts: 3 }), block({ block: '206', postalCode: '560206' })]
const test = usualTest.extend('given', { scope: 'file' }, { blocks, user: council })

test.beforeAll(() => sendAlarmsOfTwoBlocks(server, devices))

describe('screens', () => {
  test('building alarms, with their detail', async () => {
    const it = open({ screen: 'rbes' })
    await it.waitFor(/› .*AMK-AMA1-205-C +LM +Maintenance mode/)
    it.press(keys.enter)
    await it.waitFor('Building alarms › AMK-AMA1-205-C LM')
    await it.waitFor(/Alarm status +▲ Set/)
    it.press('i')
    await it.waitFor('Lifts › AMK-AMA1-205-C')
    it.press(keys.escape)
    await it.waitFor('Building alarms › AMK-AMA1-205-C LM')
    await sendAlarm(server, device, { lift: 'C', type: 'RBE', number: 7, state: 'CLEAR' })
    await it.waitFor(/Alarm status +✓ Clear/)
  })

  test('a lift says what it does at this moment, and how that went', async () => {
    const it = open({ columns: 160, rows: 50 })
    await it.waitFor('✓ Live')
    it.press('4')
    await it.waitFor(/› AMK-AMA1-205-A/)
    it.press(keys.enter)
    await it.waitFor('Lifts › AMK-AMA1-205-A')
    await it.waitFor('No telemetry from this lift yet.')
    for (const [seconds, floor] of [
      [0, 1],
      [1, 9],
      [2, 5],
    ] as const) {
      const ts = Date.now() + seconds
      await postMessages(server, device, [{ ts, lift: 'A', values: { floor, LB: true } }])
      it.press(ctrl('r'))
      await it.waitFor(new RegExp(`Floor +${floor}\\s`))
    }
    await it.waitFor(/Floor +5 +▁█▅/)
    await it.waitFor(/Flags +▲ LB +Lift breakdown/)
    await it.waitFor(/Alarms +▲ .* LF7 +car gate jammed/)
  })

  test('devices: who is silent, since when, and whose test call is overdue', async () => {
    const it = open({ columns: 120, rows: 36, screen: 'lmds' })
    await it.waitFor(/› LMD AMK-AMA1-205 +Online .*Overdue/)
    it.press(keys.enter)
    await it.waitFor(/Monitoring devices › AMK-AMA1-205/)
    await it.waitFor(/Test call +◆ Overdue[^]*Lifts .*AMK-AMA1-205-A/)
    it.press(keys.end)
    await it.waitFor(/AMK-AMA1-205-B/)
  })

  test('buildings with their lifts', async () => {
    const it = open({ columns: 120, screen: 'buildings' })
    await it.waitFor(/› AMK-AMA1-205 +205 ANG MO KIO AVE 1 +560205 +3/)
    it.press('j', keys.enter)
    await it.waitFor('Buildings › AMK-AMA1-206')
    it.press(keys.end)
    await it.waitFor(/Lifts +.*AMK-AMA1-206-A/)
  })

  test('beside the list is the detail, where the window is wide', async () => {
    const it = open({ columns: 160, rows: 50 })
    for (const [key, words] of [
      ['1', 'Fault number'],
      ['3', 'Event number'],
      ['4', 'Open switch-offs'],
      ['5', 'Hardware'],
      ['6', 'Constituency'],
    ] as const) {
      it.press(key)
      await it.waitFor(words)
    }
    it.resize(139, 50)
    await it.waitForGone('Constituency')
  })

  test('one comes back to a screen as one left it', async () => {
    const it = open({ screen: 'lifts' })
    await it.waitFor(/› AMK-AMA1-205-A/)
    it.press('jj')
    await it.waitFor(/› AMK-AMA1-205-C/)
    it.press('6')
    await it.waitFor(/› AMK-AMA1-205 /)
    it.press('4')
    await it.waitFor(/› AMK-AMA1-205-C/)
  })

  test('the palette finds screens and commands by their words, and runs them', async () => {
    const it = open()
    await it.waitFor('✓ Live')
    it.press(':')
    await it.waitFor('Lift faults')
    it.press('devices')
    await it.waitForGone('Buildings')
    it.press(keys.enter)
    await it.waitFor(/› LMD AMK-AMA1-205/)
    it.press(':')
    await it.waitFor('Screens and commands')
    it.press('reverse', keys.enter)
    await it.waitFor(/› LMD AMK-AMA1-206[^]*LMD AMK-AMA1-205/)
  })
})

describe('order and filters', () => {
  test('the next column sorts, and the order turns round', async () => {
    const it = open()
    await it.waitFor(/Status↓[^]*car gate[^]*landing door[^]*light out/)
    it.press('s')
    await it.waitFor(/Set time↓[^]*landing door[^]*light out[^]*car gate/)
    it.press('S')
    await it.waitFor(/Set time↑[^]*car gate[^]*light out[^]*landing door/)
    it.press('s', 's')
    await it.waitFor(/Lift↑[^]*205-A[^]*205-B[^]*206-A/)
  })

  test('the form has the filters of the specification; what is wrong is said beside it', async () => {
    const it = open()
    await it.waitFor('All 3')
    it.press('f')
    await it.waitFor('Lift faults › Filters')
    for (const label of ['Town council', 'Severity', 'Fault number', 'Set from']) await it.waitFor(label)
    it.press(...Array.from({ length: 8 }, () => keys.tab), '31/02/2026', ctrl('s'))
    await it.waitFor('▲ must be a day such as 2026-12-31')
    it.press(ctrl('u'), '2199-01-01', ctrl('s'))
    await it.waitFor('▲ must not be after today')
    it.press(ctrl('u'), '\x1b[Z', '\x1b[Z', '\x1b[Z', 'x', ctrl('s'))
    await it.waitFor(/Fault number +x.*▲ /)
    it.press(ctrl('u'), '1, 7', ctrl('s'))
    await it.waitFor('Only: Fault number 1, 7')
    await it.waitFor('All 2')
  })

  test('of several severities those that are ticked', async () => {
    const it = open()
    await it.waitFor('All 3')
    it.press('f', keys.tab, keys.tab, keys.tab, keys.tab)
    await it.waitFor(/› Severity +\[ \] Non-breakdown/)
    it.press(' ', keys.right, keys.right, ' ')
    await it.waitFor('[x] Non-breakdown  [ ] Breakdown  [x] Urgent')
    it.press(ctrl('s'))
    await it.waitFor('Only: Severity Non-breakdown, Urgent')
    await it.waitFor('All 2')
  })

  test('a filter can be what the list begins with, from one watch to the next', async () => {
    const it = open()
    await it.waitFor('All 3')
    it.press('f')
    await it.waitFor('Filters')
    it.press(keys.tab, keys.tab, '206', ctrl('w'))
    await it.waitFor('Saved as default filter.')
    const saved = it.saved()
    expect(saved.filters).toEqual({ 'lift-faults': expect.objectContaining({ blk: '206' }) as unknown })
    it.press(ctrl('c'))
    await it.ended
    const next = open({ saved })
    await next.waitFor('Only: Block 206')
    await next.waitFor('All 1')
  })
})

describe('marks', () => {
  test('several are acknowledged at once, with one comment, and each says how it went', async () => {
    const other = await logIn(server, await createUser(server, { ...council, nickname: 'Priya Raman' }))
    const it = open()
    await it.waitFor('All 3')
    await it.waitFor(/› .*AMK/)
    it.press('*')
    await it.waitFor('3 marked')
    it.press('j', ' ')
    await it.waitFor('2 marked')
    it.press('k', ' ')
    await it.waitFor('3 marked')
    const rows = (await other.liftFaults.page({})).content
    const taken = rows.find(({ liftName }) => liftName === 'AMK-AMA1-205-A')!
    await other.liftFaults.acknowledge({ id: taken.id })
    it.press('A')
    await it.waitFor('Acknowledge marked')
    it.press('night shift', ctrl('s'))
    await it.waitFor('2 done, 1 needed nothing, 0 failed')
    await it.waitFor(/AMK-AMA1-205-A +\S Already acknowledged by Priya Raman/)
    await it.waitFor(/AMK-AMA1-206-A +✓ Acknowledged\./)
    it.press(keys.escape)
    await it.waitFor('Deployment 3')
    expect(it.screen.text()).not.toContain('marked')
    const admin = await logIn(server, await createUser(server, { ...council, role: 'ADMIN' }))
    const entries = (await admin.audit.page({ action: 'liftFaults.acknowledge' })).content
    expect(entries.filter(({ detail }) => detail['comment'] === 'night shift')).toHaveLength(2)
  })
})
