import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { browser, it } from '../harness/browser-fixtures'
import { rounds } from '../harness/rounds'
import { prepareConsole, type PreparedConsole } from './prepared-console'
import { settle, sizes } from './look'

const pressesPerScreen = rounds(30)
/** Of what can be pressed. */
const pressable = ['button', 'a[href]', 'input', 'select', 'textarea', '[role=tab]', '[role=row]']
  .map(selector => `main ${selector}:visible, [role=dialog] ${selector}:visible`)
  .join(', ')

let prepared: PreparedConsole

it.beforeAll(async () => {
  prepared = await prepareConsole()
})
it.afterAll(() => browser.close())

const press = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('click' as const), at: fc.nat(200) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('key' as const),
      key: fc.constantFrom('Escape', 'Tab', 'Enter', 'ArrowDown', 'ArrowRight', 'Home', '1'),
    }),
  },
)

/** Presses one thing that is there, and goes back where that led to another screen. */
async function pressOne(page: TestPage, at: number, screen: string): Promise<void> {
  const things = page.locator(pressable)
  await things.first().waitFor()
  const count = await things.count()
  // What goes meanwhile cannot be pressed, and what is disabled does nothing.
  await things
    .nth(at % count)
    .click({ timeout: 500 })
    .catch(() => {})
  if (new URL(page.url()).pathname.startsWith(screen)) return
  await page.goto(screen)
  await settle(page)
}

it.each(
  ['/oms-schedule', '/oms-schedule/add-new', '/lm-schedule', '/lm-checker'].flatMap(screen =>
    sizes.map(({ size }) => ({ screen, size })),
  ),
)('whatever is pressed on $screen at $size.width, it does not fail', async ({ screen, size }) => {
  const page = await prepared.open('admin', size)
  // A calendar is there once its lift is chosen.
  await page.goto(screen === '/lm-schedule' ? `${screen}?liftId=${prepared.liftId}` : screen)
  await settle(page)
  const presses = fc.sample(press, { numRuns: pressesPerScreen, seed: 20_261_125 })
  for (const one of presses) {
    if (one.kind === 'key') await page.keyboard.press(one.key)
    else await pressOne(page, one.at, screen)
    expect(await page.getByText(/^(Failed!|Something went wrong\.)$/).count()).toBe(0)
  }
  // What the server refuses is said in the console too, and is no fault of the page's.
  expect(page.complaints.filter(text => !/status of 4\d\d/.test(text))).toEqual([])
  await page.close()
})
