import { describe, expect } from 'vitest'
import { openPage } from '../harness/browser'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { createUser, type TestUser } from '../harness/builders'
import { grant } from '../harness/cast'
import { server, user as superuser } from '../harness/fixtures'
import { enter, eventually, open, openAs } from './console'
import { firstScreen, screenPaths, unbuilt } from './routes'

const it = usualTest.extend('given', { scope: 'file' }, { user: { nickname: 'Nur Aisyah' } })

let newcomer: TestUser

it.beforeAll(async () => {
  newcomer = await createUser(server, { nickname: 'Lim', role: 'USER' })
})

describe('the menu', () => {
  it('shows what is permitted, and leads from a parent to its first child', async () => {
    const page = await openPage(browser, server)
    await enter(page, superuser, '/')
    await eventually(() => page.url()).toBe(`${server.url}${firstScreen}`)
    expect(await page.getByRole('link', { name: 'Organisations' }).count()).toBe(0)
    await page.goto('/alarms')
    await page.getByRole('heading', { name: 'Lift fault' }).waitFor()
    await eventually(() => page.url()).toBe(`${server.url}/alarms/lift-fault`)
    await eventually(() => page.title()).toBe('Lift fault Liftwatch')
    expect(page.complaints).toEqual([])
  })

  it('hides what is not permitted, and its address is refused', async () => {
    const page = await openPage(browser, server)
    await enter(page, newcomer, '/settings')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    const expected = firstScreen === '/home' ? ['Home', 'Settings'] : ['Settings']
    await eventually(() => menu.getByRole('link').allTextContents()).toEqual(expected)
    await page.goto('/alarms/lift-fault')
    await page.getByText('Sorry, you are not authorized to access this page.').waitFor()
    await page.getByRole('link', { name: 'Back Home' }).click()
    await eventually(() => page.url()).toBe(`${server.url}/no-permission`)
  })

  it('leads from / and from a parent to the first screen that is permitted', async () => {
    const watcher = await createUser(server, { role: 'USER' })
    await grant(server, watcher, ['rbe', 'clr'])
    const page = await openAs(browser, server, watcher, '/alarms')
    await eventually(() => page.url()).toBe(`${server.url}/alarms/rbe`)
    await page.goto('/report')
    await eventually(() => page.url()).toBe(`${server.url}/report/clr`)
    await page.goto('/')
    await eventually(() => page.url()).toBe(`${server.url}${firstScreen === '/home' ? '/home' : '/alarms/rbe'}`)
  })

  it('has one screen for an address, with capitals or encoded letters or not, and none for one that only begins alike', async () => {
    const page = await open('/')
    const here = page.getByRole('navigation', { name: 'Main menu' }).locator('[aria-current=page]')
    for (const address of ['/Alarms/Lift-Fault', '/alarms/lift%2Dfault']) {
      await page.goto(address)
      await eventually(() => page.title()).toBe('Lift fault Liftwatch')
      expect(await here.allTextContents()).toEqual(['Lift fault'])
    }
    await page.goto('/lm-schedules')
    await page.getByText('Sorry, the page you visited does not exist.').waitFor()
  })

  it('leads no one to a screen that is not built, whose address is that of no page', async () => {
    const admin = await createUser(server, { role: 'ADMIN' })
    const page = await openAs(browser, server, admin, '/settings')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByRole('link').first().waitFor()
    const closed = menu.getByRole('button', { expanded: false })
    while ((await closed.count()) > 0) await closed.first().click()
    const links = menu.getByRole('link')
    const paths = async () =>
      links.evaluateAll(all => all.map(link => new URL((link as HTMLAnchorElement).href).pathname))
    // Dashboards are in the menu by their names, and none is configured here.
    await eventually(paths).toEqual([...screenPaths.filter(path => path !== '/dashboard'), '/settings'])
    const inMenu = await links.allTextContents()
    await page.keyboard.press('?')
    const lettered = page.getByRole('table', { name: 'Go to a screen' }).getByRole('cell')
    await eventually(() => lettered.allTextContents()).toContain('Lifts')
    expect(inMenu).toEqual(expect.arrayContaining(await lettered.allTextContents()))
    for (const path of unbuilt) {
      await page.goto(path)
      await page.getByText('Sorry, the page you visited does not exist.').waitFor()
    }
  })

  it('is 215 wide, 64 when collapsed, and remembers which', async () => {
    const page = await openPage(browser, server)
    await enter(page, superuser)
    const width = async () => (await page.getByRole('complementary').boundingBox())?.width
    await eventually(width).toBe(215)
    await page.getByRole('button', { name: 'Collapse menu' }).click()
    await eventually(width).toBe(64)
    await page.reload()
    await eventually(width).toBe(64)
  })

  it('stays open in a narrow window where that was chosen', async () => {
    const page = await open('/settings', { width: 1200 })
    const width = async () => (await page.getByRole('complementary').boundingBox())?.width
    await eventually(width).toBe(64)
    await page.getByRole('button', { name: 'Expand menu' }).click()
    await eventually(width).toBe(215)
    await page.reload()
    await eventually(width).toBe(215)
  })

  it('collapses by itself in a narrow window, and on a phone opens over the page', async () => {
    const page = await openPage(browser, { ...server, width: 1200 })
    await enter(page, superuser)
    const width = async () => (await page.getByRole('complementary').boundingBox())?.width
    await eventually(width).toBe(64)
    await page.setViewportSize({ width: 1280, height: 900 })
    await eventually(width).toBe(215)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog', { name: 'Main menu' }).getByRole('link', { name: 'Lifts', exact: true }).click()
    await eventually(() => page.url()).toBe(`${server.url}/lift`)
    await eventually(() => page.getByRole('dialog').isVisible()).toBe(false)
  })
})

describe('the pages that say no', () => {
  it('an unknown path shows the 404 words with Back Home', async () => {
    const page = await openPage(browser, server)
    await page.goto('/nowhere')
    await page.getByText('Sorry, the page you visited does not exist.').waitFor()
    await page.getByRole('link', { name: 'Back Home' }).waitFor()
  })

  it('a screen that fails to load says so, and not that its reader is not authorized', async () => {
    const page = await openPage(browser, server)
    await page.route(/lift-faults-page/, route => route.abort())
    await enter(page, superuser)
    await page.getByText('This page could not be loaded', { exact: true }).waitFor()
    expect(await page.getByText('Sorry, you are not authorized to access this page.').count()).toBe(0)
  })

  it('a screen that breaks says what went wrong, and leaves the menu as it is', async () => {
    const page = await openPage(browser, server)
    await page.route(/\/rbe-list[^/]*\.js/, route =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function RbeList() { throw new Error("The lamp is broken.") }',
      }),
    )
    await enter(page, superuser, '/alarms/rbe')
    await page.getByRole('heading', { name: 'Failed!' }).waitFor()
    await page.getByText('Something went wrong.').waitFor()
    await page.getByText('The lamp is broken.').waitFor()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('The lamp is broken.').waitFor()
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Lift fault' }).click()
    await page.getByText('No lift faults.').waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'Go to home' }).click()
    await eventually(() => page.url()).toBe(`${server.url}${firstScreen}`)
  })
})

describe('theme and language', () => {
  it('follow the choice, which lasts', async () => {
    const page = await openPage(browser, server)
    await enter(page, superuser)
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const light = await ground()
    await page.getByRole('button', { name: 'Use the dark theme' }).click()
    await eventually(ground).not.toBe(light)
    await page.getByRole('button', { name: '中文' }).click()
    await page.getByRole('heading', { name: '电梯故障' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh')
    await eventually(() => page.title()).toBe('电梯故障 Liftwatch')
    await page.reload()
    await page.getByRole('button', { name: '使用浅色主题' }).waitFor()
  })
})
