import { versionHeader } from '@liftwatch/core/contract/server-version'
import { version } from '@liftwatch/core/contract/version'
import { expect } from 'vitest'
import { openPage } from '../harness/browser'
import { browser, it } from '../harness/browser-fixtures'
import { createUser } from '../harness/builders'
import { server } from '../harness/fixtures'
import { enter } from './console'

it('an open tab is too old after an upgrade of the server, says so, and is loaded again when its user likes', async () => {
  const user = await createUser(server, { nickname: 'Ann' })
  const page = await openPage(browser, server)
  await enter(page, user, '/alarms/lift-fault')
  await page.getByRole('button', { name: 'Account of Ann' }).click()
  await page.getByText(`Liftwatch ${version}`).waitFor()
  await page.keyboard.press('Escape')
  const button = page.getByRole('button', { name: 'Server is 9.1.0: reload' })
  expect(await button.count()).toBe(0)
  await page.route('**/api/**', async route => {
    if (route.request().url().endsWith('/api/events')) return route.continue()
    const response = await route.fetch()
    return route.fulfill({ response, headers: { ...response.headers(), [versionHeader]: '9.1.0' } })
  })
  await page.getByRole('link', { name: 'Passenger trap' }).click()
  await button.waitFor()
  await page.unrouteAll({ behavior: 'wait' })
  await Promise.all([page.waitForEvent('load'), button.click()])
  await page.getByRole('heading', { name: 'Passenger trap' }).waitFor()
  expect(await button.count()).toBe(0)
})
