import { describe, expect } from 'vitest'
import { openPage, type TestPage } from '../harness/browser'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { createUser } from '../harness/builders'
import { server, user } from '../harness/fixtures'
import { enter, eventually, openAs, said, signIn } from './console'

const it = usualTest.extend('given', { scope: 'file' }, { user: {} })

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
  it('after a new deployment is loaded again, by itself', async () => {
    const page = await openPage(browser, { ...server, isNew: true })
    await enter(page, user, '/settings')
    await deploy(page)
    await page.route(/lift-faults-page/, route => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Alarms' }).click()
    const loads = countLoads(page)
    await page.getByRole('link', { name: 'Lift fault' }).click()
    await page.getByText('No lift faults.').waitFor()
    await eventually(loads).toBe(1)
  })

  it('never reloads for ever: the second time the page says that it could not be loaded, with a retry', async () => {
    const page = await openPage(browser, { ...server, isNew: true })
    await enter(page, user, '/settings')
    await deploy(page)
    await page.route(/lift-faults-page/, route => route.abort())
    const loads = countLoads(page)
    await page.goto('/alarms/lift-fault')
    await page.getByRole('heading', { name: 'This page could not be loaded', exact: true }).waitFor()
    await eventually(loads).toBe(2)
    await page.unroute(/lift-faults-page/)
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('No lift faults.').waitFor()
  })

  it('because there is no connection says so, and is loaded by itself when the server is back', async () => {
    const page = await openPage(browser, { ...server, isNew: true })
    await enter(page, user, '/settings')
    await page.getByRole('button', { name: 'Alarms' }).click()
    const paused = await server.pause()
    await page.getByRole('link', { name: 'Lift fault' }).click()
    await page.getByRole('heading', { name: 'This page could not be loaded: no connection' }).waitFor()
    expect(await page.getByText('not authorized').count()).toBe(0)
    await paused.resume()
    await page.getByText('No lift faults.').waitFor()
    await page.getByText('Live', { exact: true }).waitFor()
  })

  it('within a page because there is no connection says so, and can be had when the server is back', async () => {
    const page = await openPage(browser, { ...server, isNew: true })
    await enter(page, user, '/alarms/lift-fault')
    await page.getByText('No lift faults.').waitFor()
    const paused = await server.pause()
    await page.getByRole('button', { name: 'Columns' }).click()
    await said(page, 'could not be loaded: no connection')
    expect(await page.getByRole('heading', { name: 'Failed!' }).count()).toBe(0)
    await paused.resume()
    // It comes by itself, or the page is loaded again where it was: some browsers do not ask twice for a file that has failed.
    const dialog = page.getByRole('dialog')
    await eventually(async () => {
      if (await dialog.isVisible()) return true
      // The dialog may come before the click, and lies over the button then.
      await page
        .getByRole('button', { name: 'Columns' })
        .click({ timeout: 2_000 })
        .catch(() => {})
      return dialog.isVisible()
    }).toBe(true)
    await page.getByText('No lift faults.').waitFor()
  })
})

/** When the page asked for a file of the console, by its own clock; nothing while it has not. */
async function askedAt(page: TestPage, name: string): Promise<number | undefined> {
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name: address, startTime }) => ({ address, startTime })),
  )
  return files.find(({ address }) => new URL(address).pathname.startsWith(`/assets/${name}-`))?.startTime
}

describe('a form over a page', () => {
  it('comes a moment after what the page is drawn with, and then opens without a connection', async () => {
    const admin = await createUser(server, { role: 'ADMIN' })
    const page = await openAs(browser, server, admin, '/user-management/group', { isNew: true })
    const add = page.getByRole('button', { name: 'Add group', exact: true })
    await add.waitFor()
    await eventually(() => askedAt(page, 'form')).toBeGreaterThan((await askedAt(page, 'list'))! + 1_000)
    const paused = await server.pause()
    await add.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Add group' }).waitFor()
    await paused.resume()
  })

  it('is loaded again where it could not be ahead', async () => {
    const admin = await createUser(server, { role: 'ADMIN' })
    const page = await openPage(browser, { ...server, isNew: true })
    const failed = page.waitForEvent('requestfailed', request => request.url().includes('/assets/form-'))
    await signIn(page, admin)
    await page.route(/assets\/form-/, route => route.abort(), { times: 1 })
    await page.goto('/user-management/group')
    await failed
    await page.getByRole('button', { name: 'Add group', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Add group' }).waitFor()
  })
})

describe('a page that is opened while the server is away', () => {
  it('comes by itself when it is back', async () => {
    const page = await openPage(browser, { ...server, isNew: true })
    await enter(page, user)
    await page.route('**/api/**', route => route.abort())
    await page.route('**/healthz', route => route.abort())
    await page.reload()
    await page.getByRole('heading', { name: 'Failed!' }).waitFor()
    await page.unroute('**/api/**')
    await page.unroute('**/healthz')
    await page.getByRole('heading', { name: 'Lift fault' }).waitFor()
  })
})
