import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from './console'
import { paths } from '../../web/src/app/paths'
import type { PageWish, TestPage } from '../harness/browser'
import { furnish, type Furnished } from './furnished'
import { inspect, settle, type Look } from './look'
import { screens, settings, withDetails, type Visitor } from './routes'

/** So long may one place take on a slow machine, in all its looks. */
const limitMs = 60_000

/** Opens every place of the console, and expects that nothing there is a serious fault or makes the page complain. */
export function walkEverywhere(wish: Partial<PageWish>, looks: readonly Look[]): void {
  let furnished: Furnished
  let pages: Record<Visitor, TestPage>

  beforeAll(async () => {
    furnished = await furnish()
    const { open } = furnished
    pages = {
      nobody: await open('nobody', wish),
      admin: await open('admin', wish),
      newcomer: await open('newcomer', wish),
    }
  }, 120_000)
  afterAll(() => furnished.stop())

  const detailLink = (path: string) => pages.admin.locator(`main a[href*="${path}/detail/"]`).first()

  describe('there is no serious fault, and no complaint in the console', () => {
    it.each(Object.keys(paths) as (keyof typeof paths)[])(
      'beside the menu: %s',
      async name => {
        for (const [visitor, path] of furnished.publicRoutes[name]) {
          await pages[visitor].goto(path)
          await inspect(pages[visitor], path, looks)
        }
      },
      limitMs,
    )

    it(
      'on an address that leads nowhere',
      async () => {
        await pages.nobody.goto('/nowhere')
        await inspect(pages.nobody, '/nowhere', looks)
      },
      limitMs,
    )

    it.each([...screens, ...settings])(
      'on the screen %s',
      async path => {
        const page = pages.admin
        await page.goto(path)
        await inspect(page, path, looks)
        // It is that screen, and no word on why there is none.
        await eventually(() => new URL(page.url()).pathname).toBe(path)
        expect(await page.getByRole('heading', { name: /^40\d$/ }).count()).toBe(0)
        expect((await detailLink(path).count()) > 0).toBe(withDetails.includes(path))
      },
      limitMs,
    )

    it.each(withDetails)(
      'in a detail of %s, on each of its tabs',
      async path => {
        const page = pages.admin
        await page.goto(path)
        await settle(page)
        await page.goto((await detailLink(path).getAttribute('href'))!)
        await inspect(page, `${path}: a detail`, looks)
        // A drawer lies over its list, whose tabs are not its own.
        if (await page.getByRole('dialog').isVisible()) return
        const tabs = page.getByRole('tab')
        for (let index = 1; index < (await tabs.count()); index++) {
          await tabs.nth(index).click()
          await inspect(page, `${path}: tab ${index}`, looks)
        }
      },
      limitMs,
    )
  })
}
