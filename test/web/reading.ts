import type { Browser } from 'playwright-core'
import { openPage, type PageOptions, type TestPage } from '../harness/browser'
import type { TestUser } from '../harness/builders'
import type { TestServer } from '../harness/server'
import { enter } from './console'

/** As on a phone, held upright. */
export const phoneSize = { width: 390, height: 844 }

/** What a browser keeps of someone who has entered. */
interface Entered {
  readonly cookies: Awaited<ReturnType<ReturnType<TestPage['context']>['cookies']>>
  readonly storage: Readonly<Record<string, string>>
}

/**
 * Opens pages for one user, who enters once: each page has a profile of its own, which begins with what the browser stored.
 */
export function readerOf(browser: Browser, server: TestServer, user: TestUser) {
  let entered: Promise<Entered> | undefined

  async function enterOnce(): Promise<Entered> {
    const page = await openPage(browser, server)
    await enter(page, user, '/settings')
    const storage = await page.evaluate(() => Object.fromEntries(Object.entries<string>(localStorage)))
    const cookies = await page.context().cookies()
    await page.context().close()
    return { cookies, storage }
  }

  return async (path: string, options: Omit<PageOptions, 'url'> = {}): Promise<TestPage> => {
    const { cookies, storage } = await (entered ??= enterOnce())
    const page = await openPage(browser, { url: server.url, ...options })
    await page.context().addCookies(cookies)
    await page.addInitScript(all => {
      for (const [key, value] of Object.entries(all)) localStorage[key] ??= value
    }, storage)
    await page.goto(path)
    return page
  }
}

/** The rows of a list, by the list's name. */
export function rowsOf(page: TestPage, list: string) {
  return page.getByRole('table', { name: list, exact: true }).locator('tbody tr:not([aria-hidden])')
}

/** How bright the page's ground is, from 0 to 255. */
export function brightness(page: TestPage): Promise<number> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')!
    context.fillStyle = getComputedStyle(document.body).backgroundColor
    context.fillRect(0, 0, 1, 1)
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
    return Math.max(red!, green!, blue!)
  })
}

/** Whether nothing reaches beyond the window's right edge, so that no one has to push the page sideways. */
export function fitsWindow(page: TestPage): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
}
