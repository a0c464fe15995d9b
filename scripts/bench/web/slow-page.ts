import type { Browser, Page } from 'playwright-core'
import { quantile } from '../figures'
import type { openConsole } from '../open-console'

/** What a browser needs to be someone who has logged in. */
export type State = Awaited<ReturnType<typeof openConsole>>

const rounds = 9

/** Opens a page with nothing in the cache, on a machine that is so many times slower. */
export async function onSlowPage<Result>(
  browser: Browser,
  state: State,
  cpuSlowdown: number,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(state)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    return await use(page)
  } finally {
    await context.close()
  }
}

/** What is waited for: an element, and what its text ends with where that says whether it is there. */
export interface Sought {
  readonly selector: string
  readonly textEnd?: RegExp
}

/**
 * Runs in the page, and notes when what is waited for has been drawn: what asks from outside asks every half second in the end, and
 * each time takes a slow page a tenth of one.
 */
function noteDrawn({ selector, textEnd }: { readonly selector: string; readonly textEnd: string }): void {
  const pattern = new RegExp(textEnd)
  // None of its functions has a name: the helper that would say so is not in the page.
  new MutationObserver((_, observer) => {
    if (![...document.querySelectorAll(selector)].some(({ textContent }) => pattern.test(textContent))) return
    observer.disconnect()
    // A frame's own work comes after its callbacks, and a message after that.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => Object.assign(window, { drawnAt: performance.now() }))
      port1.start()
      port2.postMessage(undefined)
    })
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

const askEveryMs = 250

/** Milliseconds from the navigation to an address until what is waited for has been drawn, the median of several pages. */
export async function medianOpenMs(
  browser: Browser,
  state: State,
  cpuSlowdown: number,
  path: string,
  { selector, textEnd }: Sought,
): Promise<number> {
  const samples: number[] = []
  for (let round = 0; round < rounds; round++) {
    const ms = await onSlowPage(browser, state, cpuSlowdown, async page => {
      await page.addInitScript(noteDrawn, { selector, textEnd: textEnd ? `${textEnd.source}$` : '' })
      await page.goto(path, { waitUntil: 'commit' })
      const drawnAt = () => (window as unknown as { readonly drawnAt?: number }).drawnAt
      return (await page.waitForFunction(drawnAt, undefined, { polling: askEveryMs })).jsonValue()
    })
    samples.push(ms!)
  }
  return quantile(samples, 0.5)
}
