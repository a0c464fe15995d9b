import type { Browser } from 'playwright-core'
import type { PageOptions, TestPage } from '../harness/browser'
import type { TestUser } from '../harness/builders'
import type { TestServer } from '../harness/server'
import { openAs } from './console'

/** As on a phone, held upright. */
export const phoneSize = { width: 390, height: 844 }

/** Opens pages for one user, each with a profile of its own. */
export function readerOf(browser: Browser, server: TestServer, user: TestUser) {
  return (path: string, options: Omit<PageOptions, 'url'> = {}): Promise<TestPage> =>
    openAs(browser, server, user, path, options)
}

/** The rows of a list, by the list's name. */
export function rowsOf(page: TestPage, list: string) {
  return page.getByRole('table', { name: list, exact: true }).locator('tbody tr:not([aria-hidden])')
}

/** The button of this name, none that merely has it in its own. */
export const button = (page: TestPage, name: string) => page.getByRole('button', { name, exact: true })

export const pathOf = (page: TestPage) => new URL(page.url()).pathname

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
