import type { Frame } from 'playwright-core'
import { dashboardLogInEveryMs } from '@liftwatch/core/limits'
import { describe, expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { browser, it as withBrowser } from '../harness/browser-fixtures'
import { createUser } from '../harness/builders'
import { grant } from '../harness/cast'
import { server, user } from '../harness/fixtures'
import { startTestServer } from '../harness/server'
import { startThingsboard, writeDashboards, type Thingsboard } from '../harness/thingsboard'
import { eventually, openAs, said } from './console'
import { inspectAtBothWidths } from './look'

let energy: Thingsboard
let water: Thingsboard
let removeSettings: () => Promise<void>
/** How far the server's clock is ahead, so that it need not be waited for. */
let aheadMs = 0

const it = withBrowser
  .extend('settings', { scope: 'file' }, async () => {
    energy = await startThingsboard()
    water = await startThingsboard()
    const { path, remove } = await writeDashboards([
      { id: 'energy', name: 'Energy of the lifts', url: energy.url },
      { id: 'water', name: '水泵', url: water.url },
    ])
    removeSettings = remove
    return { env: { LIFTWATCH_DASHBOARDS: path }, clock: () => Date.now() + aheadMs }
  })
  .extend('given', { scope: 'file' }, { user: {} })

it.afterAll(() => Promise.all([energy.stop(), water.stop(), removeSettings()]))

/** Chrome says so of each frame that has scripts and its own storage; it can escape where it is of the page's own origin, and it never is. */
const isOurs = (complaint: string) =>
  !complaint.startsWith('An iframe which has both allow-scripts and allow-same-origin')

const frameOf = (page: TestPage, name = 'Energy of the lifts') => page.frameLocator(`iframe[title="${name}"]`)

/** The page within the frame, once it shows its dashboard. */
async function openEnergy(path = '/dashboard/energy'): Promise<{ page: TestPage; frame: Frame }> {
  aheadMs += dashboardLogInEveryMs
  const page = await openAs(browser, server, user, path)
  await frameOf(page).getByRole('heading', { name: 'Lift energy' }).waitFor()
  return { page, frame: page.frames().find(frame => frame.url().startsWith(energy.url))! }
}

/** Notes each message of windows in the page, after the console has had it. */
async function noteMessages(page: TestPage): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const origins: string[] = []
    Object.assign(window, { originsReceived: origins })
    addEventListener('message', ({ origin }) => origins.push(origin))
  })
  return () => page.evaluate(() => (window as unknown as { originsReceived: string[] }).originsReceived)
}

describe('a dashboard', () => {
  it('is an entry of the menu by its name, and shows in its frame, logged in', async () => {
    aheadMs += dashboardLogInEveryMs
    const page = await openAs(browser, server, user, '/settings')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByRole('button', { name: 'Dashboard' }).click()
    expect(await menu.getByRole('link', { name: '水泵' }).count()).toBe(1)
    await menu.getByRole('link', { name: 'Energy of the lifts' }).click()
    await frameOf(page).getByRole('heading', { name: 'Lift energy' }).waitFor()
    await eventually(() => page.title()).toBe('Energy of the lifts · Dashboard · Liftwatch')
    await eventually(() => page.url()).toBe(`${server.url}/dashboard/energy`)
    await eventually(() => menu.getByRole('link', { name: 'Energy of the lifts' }).getAttribute('aria-current')).toBe(
      'page',
    )
    expect(energy.visits.at(-1)).toEqual({
      url: expect.stringMatching(/^\/\?accessToken=access\.[\w-]+&refreshToken=refresh\.[\w-]+$/),
      referrer: undefined,
    })
    expect(page.complaints.filter(isOurs)).toEqual([])
  })

  it('is where the parent leads that has it as its first', async () => {
    const { page } = await openEnergy('/dashboard')
    await eventually(() => page.url()).toBe(`${server.url}/dashboard/energy`)
    await page.goto('/dashboard/nowhere')
    await page.getByText('Sorry, the page you visited does not exist.').waitFor()
  })

  it('that says that it is logged out is logged in again: once, however often it says so, and no more than each ten seconds', async () => {
    aheadMs += dashboardLogInEveryMs
    const before = energy.tried.length
    energy.refusals = 1
    const page = await openAs(browser, server, user, '/dashboard/energy')
    const entries = await page.evaluate(() => history.length)
    await said(page, 'Logged out. Next log-in within 10 s.')
    await frameOf(page).getByRole('heading', { name: 'Lift energy' }).waitFor()
    expect(energy.tried.length).toBe(before + 2)
    const [first, second] = energy.triedAtMs.slice(before)
    expect(second! - first!).toBeGreaterThanOrEqual(dashboardLogInEveryMs)
    expect(await page.getByText('Logged out.').count()).toBe(0)
    // The way back leads out of the dashboard, and not to a token that has ended.
    expect(await page.evaluate(() => history.length)).toBe(entries)
    expect(page.complaints.filter(isOurs)).toEqual([])
  })

  it('is believed by its own frame and origin alone', async () => {
    const { page, frame } = await openEnergy()
    const before = energy.tried.length
    const received = await noteMessages(page)
    // From the page itself, of the console's origin.
    await page.evaluate(() => window.postMessage('login', '*'))
    await eventually(received).toEqual([server.url])
    // From the frame's own window, in which another configured dashboard's page is now: the window is right, the origin is not.
    await frame.goto(water.url)
    await frame.getByRole('heading', { name: 'Login' }).waitFor()
    await eventually(received).toEqual([server.url, water.url, water.url, water.url])
    // From the right origin, in another frame than the dashboard's.
    await page.evaluate(url => {
      const other = document.createElement('iframe')
      other.src = url
      other.title = 'Another'
      document.body.append(other)
    }, energy.url)
    await frameOf(page, 'Another').getByRole('heading').waitFor()
    await page
      .frames()
      .find(other => other.url().startsWith(energy.url))!
      .evaluate(() => parent.postMessage('login', '*'))
    await eventually(async () => (await received()).filter(origin => origin === energy.url).length).toBeGreaterThan(0)
    expect(await page.getByText('Logged out.').count()).toBe(0)
    expect(energy.tried.length).toBe(before)
  })

  it('cannot leave its frame, and no other address can be shown in one', async () => {
    const { page, frame } = await openEnergy()
    await expect(frame.evaluate(() => void (top!.location.href = 'https://elsewhere.example/'))).rejects.toThrow(
      /sandbox|permission/i,
    )
    expect(await frame.evaluate(() => window.open('https://elsewhere.example/'))).toBeNull()
    const refused = await page.evaluate(
      () =>
        new Promise<string>(resolve => {
          addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective), {
            once: true,
          })
          const other = document.createElement('iframe')
          other.src = 'http://127.0.0.1:1/'
          document.body.append(other)
        }),
    )
    expect(refused).toBe('frame-src')
  })
})

it('a dashboard can be used in each look at both widths, and so can one that cannot be had', async () => {
  const { page } = await openEnergy()
  // What looks for faults would talk to the frame, which is another's, has no word for it, and would complain.
  await page.locator('iframe').evaluate(frame => frame.replaceWith(document.createElement('p')))
  page.complaints.splice(0, Infinity, ...page.complaints.filter(isOurs))
  await inspectAtBothWidths(page, 'a dashboard')
  water.answering = (_, response) => void response.writeHead(503).end()
  await page.goto('/dashboard/water')
  await page
    .getByText('The dashboard ‘水泵’ is unavailable (HTTP 503).')
    .or(page.getByText('仪表板“水泵”不可用'))
    .waitFor()
  await inspectAtBothWidths(page, 'a dashboard that cannot be had')
  water.answering = undefined
  aheadMs += dashboardLogInEveryMs
})

describe('a dashboard that cannot be had', () => {
  it('says so with the reason, and is tried again', async () => {
    aheadMs += dashboardLogInEveryMs
    water.answering = (_, response) => void response.writeHead(503).end()
    const page = await openAs(browser, server, user, '/dashboard/water')
    const alert = page.getByRole('alert')
    await alert.getByText('Failed', { exact: true }).waitFor()
    await alert.getByText('The dashboard ‘水泵’ is unavailable (HTTP 503).').waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
    water.answering = undefined
    aheadMs += dashboardLogInEveryMs
    await alert.getByRole('button', { name: 'Retry' }).click()
    await frameOf(page, '水泵').getByRole('heading', { name: 'Lift energy' }).waitFor()
    expect(await page.getByText('Failed', { exact: true }).count()).toBe(0)
    expect(page.complaints.filter(isOurs)).toEqual([])
  })

  it('because of the permission is in no menu, and its address is refused', async () => {
    const watcher = await createUser(server, { role: 'USER' })
    await grant(server, watcher, ['rbe'])
    const page = await openAs(browser, server, watcher, '/dashboard/energy')
    await page.getByText('Sorry, you are not authorized to access this page.').waitFor()
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    expect(await menu.getByRole('button', { name: 'Dashboard' }).count()).toBe(0)
  })

  it('because none is configured is in no menu either, and its address says so', async () => {
    const bare = await startTestServer()
    try {
      const page = await openAs(browser, bare, await createUser(bare), '/dashboard')
      await page.getByRole('heading', { name: 'No dashboards' }).waitFor()
      const menu = page.getByRole('navigation', { name: 'Main menu' })
      expect(await menu.getByText('Dashboard').count()).toBe(0)
    } finally {
      await bare.stop()
    }
  })
})
