import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openPage, type TestPage } from '../harness/browser'
import { createUser, type TestUser } from '../harness/builders'
import { startTestServer, type TestServer } from '../harness/server'
import { enter } from './console'

let server: TestServer
let browser: Browser
let user: TestUser

beforeAll(async () => {
  server = await startTestServer()
  browser = await launchBrowser()
  user = await createUser(server)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** From now on the server has another build, as far as the page can tell. */
async function deploy(page: TestPage): Promise<void> {
  await page.route(`${server.url}/`, route =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({
          contentType: 'text/html',
          body: '<script type="module" src="/assets/index-newer.js"></script>',
        })
      : route.continue(),
  )
}

function countLoads(page: TestPage): () => number {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}

describe('a screen that cannot be loaded', () => {
  it('after a new deployment is loaded anew, by itself', async () => {
    const page = await openPage(browser, server)
    await enter(page, user, '/home')
    await deploy(page)
    await page.route(/lift-faults-page/, route => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Alarms' }).click()
    const loads = countLoads(page)
    await page.getByRole('link', { name: 'Lift fault' }).click()
    await page.getByText('No lift faults.').waitFor()
    expect(loads()).toBe(1)
  })

  it('never reloads for ever: the second time it is the 403 page, with a retry', async () => {
    const page = await openPage(browser, server)
    await enter(page, user, '/home')
    await deploy(page)
    await page.route(/lift-faults-page/, route => route.abort())
    const loads = countLoads(page)
    await page.goto('/alarms/lift-fault')
    await page.getByText('Sorry, you are not authorized to access this page.').waitFor()
    expect(loads()).toBe(2)
    await page.unroute(/lift-faults-page/)
    await page.getByRole('button', { name: 'Click Retry' }).click()
    await page.getByText('No lift faults.').waitFor()
  })
})
