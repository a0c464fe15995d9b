import { expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { browser, test } from '../harness/browser-fixtures'
import { eventually } from './console'
import { prepareConsole, type PreparedConsole } from './prepared-console'
import { inspectAtBothWidths, settle, type sizes } from './look'
import { withDetails, type Visitor } from './routes'

/** Walks through the console, on one page for each visitor; `first` is the width at which pages are loaded. */
export function walker(first: (typeof sizes)[number]) {
  let prepared: PreparedConsole
  let pages: Record<Visitor, TestPage>

  test.beforeAll(async () => {
    prepared = await prepareConsole()
    const open = (visitor: Visitor) => prepared.open(visitor, first.size)
    pages = { visitor: await open('visitor'), admin: await open('admin'), newcomer: await open('newcomer') }
  })
  test.afterAll(() => browser.close())

  const detailLink = (path: string) =>
    pages.admin.locator(['detail', 'view'].map(word => `main a[href*="${path}/${word}/"]`).join(', ')).first()

  /** A page is loaded at the first width; the other it is given while it is there, as a window that is made smaller or larger. */
  async function load(visitor: Visitor, path: string): Promise<TestPage> {
    const page = pages[visitor]
    await page.setViewportSize(first.size)
    await page.goto(path)
    return page
  }

  async function visit(visitor: Visitor, path: string): Promise<TestPage> {
    const page = await load(visitor, path)
    await inspectAtBothWidths(page, path)
    return page
  }

  return {
    visit,
    /** The ways to open a page beside the menu. */
    waysTo: (name: keyof PreparedConsole['publicRoutes']) => prepared.publicRoutes[name],

    async visitScreen(path: string): Promise<void> {
      const page = await visit('admin', path)
      // It is that screen, and no word on why there is none.
      await eventually(() => new URL(page.url()).pathname).toBe(path)
      expect(await page.getByRole('heading', { name: /^40\d$/ }).count()).toBe(0)
      expect((await detailLink(path).count()) > 0).toBe(withDetails.includes(path))
    },

    async visitChart(path: string): Promise<void> {
      const page = await visit('admin', path)
      await page.getByRole('heading', { level: 3 }).waitFor()
    },

    /** Opens the first detail of a list, and looks at each of its tabs. */
    async visitDetail(path: string): Promise<void> {
      const list = await load('admin', path)
      await settle(list)
      const page = await load('admin', (await detailLink(path).getAttribute('href'))!)
      // A drawer is fetched by itself, while its list is there already and looks at rest.
      await page.getByRole('heading', { level: 2 }).first().waitFor()
      await inspectAtBothWidths(page, `${path}: a detail`)
      // A drawer lies over its list, whose tabs are not its own.
      if (await page.getByRole('dialog').isVisible()) return
      const tabs = page.getByRole('tab')
      for (let index = 1; index < (await tabs.count()); index++) {
        await tabs.nth(index).click()
        await inspectAtBothWidths(page, `${path}: tab ${index}`)
      }
    },
  }
}
