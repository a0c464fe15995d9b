import { expect } from 'vitest'
import { openPage, type TestPage } from '../harness/browser'
import { browser, it } from '../harness/browser-fixtures'
import { block, createEstate, createUser, sendAlarm } from '../harness/builders'
import { server } from '../harness/fixtures'
import { eventually, openAs } from './console'
import { settle } from './look'

/** What of Chakra the page had asked for before it was drawn, and its elements whose style was worked out in the page. */
async function chakraOf(page: TestPage): Promise<readonly string[]> {
  // What is in the page already may not have been drawn yet.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  return page.evaluate(() => [
    ...performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < performance.getEntriesByName('first-contentful-paint')[0]!.startTime)
      .flatMap(({ name }) => /\/assets\/chakra-.*/.exec(name) ?? []),
    ...[...document.querySelectorAll('[class^=css-], [class*=" css-"]')].map(({ className }) => className),
  ])
}

it('the first screens are drawn without Chakra, a trapped passenger too, and what opens from them with it', async () => {
  const [device] = await createEstate(server, [block({ lifts: 2 })])
  const operator = await createUser(server)
  await sendAlarm(server, device!, { lift: device!.lifts[0]!, type: 'PASSENGER_TRAP' })
  await sendAlarm(server, device!, { lift: device!.lifts[1]!, type: 'LIFT_FAULT', number: 7 })
  const page = await openAs(browser, server, operator, '/home')
  for (const path of ['/home', '/alarms/lift-fault', '/alarms/passenger-trap', '/alarms/rbe']) {
    await page.goto(path)
    await page.getByRole('timer').first().waitFor()
    await settle(page)
    expect(await chakraOf(page), path).toEqual([])
  }
  await page.goto('/alarms/lift-fault')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('dialog', { name: 'Columns' }).waitFor()
  expect((await chakraOf(page)).length).toBeGreaterThan(1)
  const visitor = await openPage(browser, server)
  await visitor.goto('/login')
  await visitor.getByRole('button', { name: 'Log in' }).waitFor()
  expect(await chakraOf(visitor)).toContainEqual(expect.stringMatching(/^\/assets\/chakra-/))
  expect(page.complaints).toEqual([])
})

it('a list that was shown as cards fits as a table once there is room for one', async () => {
  const page = await openAs(browser, server, await createUser(server), '/home')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/alarms/passenger-trap')
  await page.getByRole('list', { name: 'Passenger traps' }).waitFor()
  await page.setViewportSize({ width: 1440, height: 900 })
  const rows = page.getByRole('region', { name: /: rows$/ })
  await rows.waitFor()
  await eventually(() => rows.evaluate(box => box.scrollWidth - box.clientWidth)).toBe(0)
})
