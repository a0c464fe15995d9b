import { expect } from 'vitest'
import { block } from '../harness/builders'
import { open, test as usualTest } from '../harness/monitor-fixtures'
import { ctrl, keys } from '../harness/terminal'

const company = 'Ascendo Lifts, a company with a name that is longer than most'

const test = usualTest
  .extend(
    'given',
    { scope: 'file' },
    {
      blocks: [block({ liftCompany: company })],
      user: { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' },
    },
  )
  .extend('look', { scope: 'file' }, { screen: 'lifts' })

test('no word is cut while there is room', async () => {
  await open({ columns: 139 }).waitFor(new RegExp(`› AMK-AMA1-205-A +.*205 ANG MO KIO AVE 1 +${company}`))
})

test('a column that is left out stays so from one watch to the next, and leaves its room to others', async () => {
  const it = open({ columns: 80, rows: 24 })
  await it.waitFor(/› AMK-AMA1-205-A +.*205 ANG MO KIO AVE 1/)
  expect(it.screen.text()).not.toContain('Ascendo')
  it.press('c')
  await it.waitFor(/Lifts › Columns[^]*› .*\[x\]/)
  for (const label of ['Flags', 'Open faults', 'Address', 'Lift company']) await it.waitFor(label)
  it.press(...Array.from({ length: 4 }, () => keys.tab))
  await it.waitFor(/› Address +\[x\]/)
  it.press(' ')
  await it.waitFor(/› Address +\[ \]/)
  it.press(ctrl('s'))
  await it.waitFor(/› AMK-AMA1-205-A +.*Ascendo/)
  expect(it.screen.text()).not.toContain('ANG MO KIO AVE')
  const saved = it.saved()
  expect(saved.hidden).toEqual({ lifts: ['address'] })
  it.press(ctrl('c'))
  await it.ended
  await open({ columns: 80, rows: 24, saved }).waitFor(/› AMK-AMA1-205-A +.*Ascendo/)
})
