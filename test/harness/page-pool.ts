import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** What a page's browser profile is from the start. */
export interface PageProfile extends BrowserContextOptions {
  readonly baseURL: string
  readonly viewport: { readonly width: number; readonly height: number }
}

/** A page that belongs to a test, or waits for one. */
export interface PooledPage {
  readonly page: Page
  readonly profile: PageProfile
  /** Takes what a test has left on the page, so that the next one finds it as if it were new; false where that cannot be done. */
  readonly clear: () => Promise<boolean>
}

/** Pages whose test is over. Those of one server: what another file left is closed when a page of its own is asked for. */
const idle = new WeakMap<Browser, readonly PooledPage[]>()

/** Each has a process and its memory. */
const idleAtMost = 3

/** An address of the console's own that has none of its code, so that the page stays in its process. */
const restingPath = '/healthz'

async function clear(page: Page, { viewport, colorScheme = null, reducedMotion = null }: PageProfile): Promise<void> {
  const context = page.context()
  page.removeAllListeners()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
  await page.goto(restingPath)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
  await page.emulateMedia({ media: null, colorScheme, reducedMotion })
  await page.setViewportSize(viewport)
  await page.mouse.move(0, 0)
}

async function newPage(browser: Browser, profile: PageProfile): Promise<PooledPage> {
  const context = await browser.newContext(profile)
  const page = await context.newPage()
  const scripts: { dispose(): Promise<void> }[] = []
  const addScript = page.addInitScript.bind(page)
  page.addInitScript = async (...script: Parameters<typeof addScript>) => {
    const added = await addScript(...script)
    scripts.push(added)
    return added
  }
  // A page's own time cannot be taken from it again.
  let hasOwnTime = false
  const setTime = page.clock.install.bind(page.clock)
  page.clock.install = options => {
    hasOwnTime = true
    return setTime(options)
  }
  return {
    page,
    profile,
    async clear() {
      if (hasOwnTime || page.isClosed() || context.pages().length > 1) return false
      try {
        await Promise.all(scripts.splice(0).map(script => script.dispose()))
        await clear(page, profile)
        return true
      } catch {
        // Its server has stopped, or it is closing.
        return false
      }
    },
  }
}

/**
 * A page with an empty profile: one whose test is over, unless it has to be new, or a new one. A new one costs the processors thrice as much, as it has a process
 * of its own, which compiles the console's code again.
 */
export async function takePage(browser: Browser, profile: PageProfile, isNew: boolean): Promise<PooledPage> {
  const all = idle.get(browser) ?? []
  const usable = all.filter(one => !one.page.isClosed() && one.profile.baseURL === profile.baseURL)
  const wanted = JSON.stringify(profile)
  const found = isNew ? undefined : usable.find(one => JSON.stringify(one.profile) === wanted)
  idle.set(
    browser,
    usable.filter(one => one !== found),
  )
  await Promise.all(all.filter(one => !usable.includes(one)).map(({ page }) => page.context().close()))
  return found ?? newPage(browser, profile)
}

/** Takes back a page whose test is over. */
export async function returnPage(browser: Browser, pooled: PooledPage): Promise<void> {
  const isClear = await pooled.clear()
  const others = idle.get(browser) ?? []
  if (!isClear || others.length >= idleAtMost) return pooled.page.context().close()
  idle.set(browser, [...others, pooled])
}
