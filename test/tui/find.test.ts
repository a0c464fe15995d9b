import { describe, expect } from 'vitest'
import { block } from '../harness/builders'
import { devices, server } from '../harness/fixtures'
import { sendAlarmsOfTwoBlocks } from '../harness/known-alarms'
import { open, test as usualTest } from '../harness/monitor-fixtures'
import { ctrl, keys } from '../harness/terminal'

const council = { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' } as const
const blocks = [block({ lifts: 3 }), block({ block: '206', postalCode: '560206' })]
const test = usualTest.extend('given', { scope: 'file' }, { blocks, user: council })

test.beforeAll(() => sendAlarmsOfTwoBlocks(server, devices))

describe('in place', () => {
  test('rows follow while a name, a part of one or a postal code is typed; Enter keeps them, Escape shows all again', async () => {
    const it = open({ screen: 'lift-faults' })
    await it.waitFor('All 3')
    it.press('/')
    await it.waitFor('a postal code.')
    it.press('20')
    await it.waitFor(/All 3[^]* \/ 20\n/)
    it.press('6')
    await it.waitFor('All 1')
    await it.waitFor(/› .*landing door/)
    expect(it.screen.text()).toContain(' / 206')
    it.press(keys.escape)
    await it.waitFor('All 3')
    it.press('/', '560206')
    await it.waitFor('All 1')
    await it.waitFor('Enter Keep these rows')
    expect(it.screen.text()).not.toContain('Enter Open')
    it.press(keys.enter)
    await it.waitFor(/◆ Only: \/560206[^]*landing door/)
    it.press('/', ctrl('u'), 'amk-ama1-205-b', keys.enter)
    await it.waitFor(/› .*light out/)
    it.press(keys.escape)
    await it.waitFor('All 3')
    it.press('/', '999', keys.enter)
    await it.waitFor('Nothing matches the filter. F clears it.')
    it.press('F')
    await it.waitFor('All 3')
  })

  test('letters are text while one types a name, and no commands', async () => {
    const it = open({ screen: 'lift-faults' })
    await it.waitFor('All 3')
    it.press('/', 'aqk')
    await it.waitFor(/ \/ aqk/)
    it.press(keys.backspace, keys.backspace, 'mk')
    await it.waitFor(/ \/ amk/)
    await it.waitFor('All 3')
  })
})

test('beside the detail too, the tabs and what is sought have a line each', async () => {
  const it = open({ columns: 160, rows: 50, screen: 'lift-faults' })
  await it.waitFor(/ .*landing door/)
  it.press('/', '205')
  await it.waitFor(/All 2.*\n \/ 205\n/)
  it.press(keys.enter)
  await it.waitFor(/All 2.*\n ◆ Only: \/205\n/)
})

describe('codes', () => {
  test('of building events come from a list, by code or by words, several of them', async () => {
    const it = open({ screen: 'rbes' })
    await it.waitFor(/› .*AMK-AMA1-205-C +LM/)
    it.press('f', keys.tab, keys.tab, keys.tab, keys.tab)
    await it.waitFor('PMP1 Water pump 1')
    it.press('mainten')
    await it.waitFor(/› LM Maintenance mode/)
    it.press(keys.enter, ',pump 1')
    await it.waitFor(/LM,pump 1[^]*› PMP1/)
    it.press(keys.enter)
    await it.waitFor('LM, PMP1')
    it.press(ctrl('s'))
    await it.waitFor(/Only: .* LM, PMP1/)
    await it.waitFor(/› .*AMK-AMA1-205-C +LM/)
  })

  test('that there are not are refused, and not looked for', async () => {
    const it = open({ screen: 'rbes' })
    await it.waitFor(/› .*AMK-AMA1-205-C +LM/)
    it.press('f', keys.tab, keys.tab, keys.tab, keys.tab)
    await it.waitFor('PMP1 Water pump 1')
    it.press('XYZ', ctrl('s'))
    await it.waitFor('▲ There is no XYZ')
    it.press(ctrl('u'), 'LM, lm', ctrl('s'))
    await it.waitFor('Only: Error code LM, lm')
  })
})

describe('the palette', () => {
  test('finds a lift by its name, and a block, and leads back', async () => {
    const it = open({ screen: 'lift-faults' })
    await it.waitFor('✓ Live')
    it.press(':')
    await it.waitFor('Screens and commands')
    it.press('amk-ama1-205-b')
    await it.waitFor(/› AMK-AMA1-205-B +Lift/)
    it.press(keys.enter)
    await it.waitFor('Lifts › AMK-AMA1-205-B')
    it.press(keys.escape)
    await it.waitFor(/All 3/)
    it.press(':')
    await it.waitFor('Screens and commands')
    it.press('206')
    await it.waitFor(/AMK-AMA1-206-A +Lift[^]*AMK-AMA1-206 +Building/)
    it.press(keys.end, keys.down, keys.down)
    await it.waitFor(/› AMK-AMA1-206 +Building/)
    it.press(keys.enter)
    await it.waitFor('Buildings › AMK-AMA1-206')
  })
})
