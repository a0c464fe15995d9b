import type { Browser, CDPSession, Page } from 'playwright-core'
import { quantile } from '../figures'
import type { openConsole } from '../open-console'

/** What a browser needs to be someone who has logged in. */
export type State = Awaited<ReturnType<typeof openConsole>>

const rounds = 9

/** A page with nothing in the cache, on a machine that is so many times slower. */
export interface SlowPage {
  readonly page: Page
  /**
   * Opens an address; answers after how many milliseconds what is waited for had been drawn. The page itself says so: what asks from
   * outside, a locator too, first has a tool of its own compiled in the page, for which a slow machine takes as long as for a tenth of it.
   */
  readonly open: (path: string, sought: Sought) => Promise<number>
}

export async function onSlowPage<Result>(
  browser: Browser,
  state: State,
  cpuSlowdown: number,
  use: (slow: SlowPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(state)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    return await use({ page, open: (path, sought) => openAndWait(page, devtools, path, sought) })
  } finally {
    await context.close()
  }
}

/** What is waited for: an element, and what its text ends with where that says whether it is there. */
export interface Sought {
  readonly selector: string
  readonly textEnd?: RegExp
}

/** The name in the page by which it says when what is waited for has been drawn. */
const sayDrawn = 'sayDrawn'

/** Runs in the page. */
function noteDrawn({ selector, textEnd }: { readonly selector: string; readonly textEnd: string }): void {
  const pattern = new RegExp(textEnd)
  // None of its functions has a name: the helper that would say so is not in the page.
  new MutationObserver((_, observer) => {
    if (![...document.querySelectorAll(selector)].some(({ textContent }) => pattern.test(textContent))) return
    observer.disconnect()
    // A frame's own work comes after its callbacks, and after that what is most urgent, before all else that waits for its turn.
    requestAnimationFrame(
      () =>
        void scheduler.postTask(
          () => (window as unknown as { readonly sayDrawn: (at: string) => void }).sayDrawn(String(performance.now())),
          { priority: 'user-blocking' },
        ),
    )
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

const drawnWithinMs = 60_000

async function openAndWait(page: Page, devtools: CDPSession, path: string, sought: Sought): Promise<number> {
  const { selector, textEnd } = sought
  await devtools.send('Runtime.enable')
  await devtools.send('Runtime.addBinding', { name: sayDrawn })
  await page.addInitScript(noteDrawn, { selector, textEnd: textEnd ? `${textEnd.source}$` : '' })
  const isTooLate = AbortSignal.timeout(drawnWithinMs)
  const drawn = new Promise<number>((resolve, reject) => {
    devtools.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === sayDrawn) resolve(Number(payload))
    })
    isTooLate.addEventListener('abort', () => reject(new Error(`${path} has not drawn ${selector}`)))
  })
  await page.goto(path, { waitUntil: 'commit' })
  return drawn
}

/** Milliseconds from the navigation to an address until what is waited for has been drawn, the median of several pages. */
export async function medianOpenMs(
  browser: Browser,
  state: State,
  cpuSlowdown: number,
  path: string,
  sought: Sought,
): Promise<number> {
  const samples: number[] = []
  for (let round = 0; round < rounds; round++) {
    samples.push(await onSlowPage(browser, state, cpuSlowdown, ({ open }) => open(path, sought)))
  }
  return quantile(samples, 0.5)
}
