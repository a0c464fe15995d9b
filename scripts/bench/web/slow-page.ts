import { z } from 'zod'
import { quantile } from '../figures'
import type { openConsole } from '../open-console'
import type { BareBrowser } from './bare-browser'

/** What a browser needs to be someone who has logged in. */
export type State = Awaited<ReturnType<typeof openConsole>>

const rounds = 9

/** A page with nothing in the cache, on a machine that is so many times slower. */
export interface SlowPage {
  /** Opens an address; answers after how many milliseconds what is waited for had been drawn. The page itself says so. */
  readonly open: (path: string, sought: Sought) => Promise<number>
  /** What an expression comes to in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Runs before all else in what is opened next. */
  readonly runFirst: (source: string) => Promise<void>
}

const target = z.object({ targetId: z.string() })
const context = z.object({ browserContextId: z.string() })
const attached = z.object({ sessionId: z.string() })
const evaluated = z.object({ result: z.object({ value: z.unknown() }) })

/** Those of the session have no time at which they end, of which the one protocol says -1 and the other nothing. */
function cookiesOf({ storageState }: State): object[] {
  return storageState.cookies.map(cookie => ({ ...cookie, expires: cookie.expires < 0 ? undefined : cookie.expires }))
}

/** What it has stored, given back to the page before it is opened. */
function storedSource({ baseURL, storageState }: State): string {
  const items = storageState.origins.flatMap(({ localStorage }) => localStorage)
  return `if (location.origin === ${JSON.stringify(baseURL)})
    for (const { name, value } of ${JSON.stringify(items)}) localStorage.setItem(name, value)`
}

export async function onSlowPage<Result>(
  browser: BareBrowser,
  state: State,
  cpuSlowdown: number,
  use: (slow: SlowPage) => Promise<Result>,
): Promise<Result> {
  const { browserContextId } = context.parse(await browser.send('Target.createBrowserContext'))
  try {
    await browser.send('Storage.setCookies', { cookies: cookiesOf(state), browserContextId })
    const { targetId } = target.parse(
      await browser.send('Target.createTarget', { url: 'about:blank', browserContextId, ...state.viewport }),
    )
    const { sessionId } = attached.parse(await browser.send('Target.attachToTarget', { targetId, flatten: true }))
    const send = (method: string, params?: object) => browser.send(method, params, sessionId)
    const runFirst = async (source: string) => void (await send('Page.addScriptToEvaluateOnNewDocument', { source }))
    async function evaluate(expression: string): Promise<unknown> {
      const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
      return evaluated.parse(answer).result.value
    }
    await send('Page.enable')
    const shownAs = { ...state.viewport, deviceScaleFactor: 1, mobile: false }
    await send('Emulation.setDeviceMetricsOverride', shownAs)
    await send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await runFirst(storedSource(state))
    return await use({
      evaluate,
      runFirst,
      open: async (path, { selector, textEnd }) => {
        const sought = { selector, textEnd: textEnd ? `${textEnd.source}$` : '', withinMs: drawnWithinMs }
        await runFirst(`(${String(noteDrawn)})(${JSON.stringify(sought)})`)
        const loaded = nextDocument(browser, sessionId)
        await send('Page.navigate', { url: state.baseURL + path })
        await loaded
        return z.number(`${path} has not drawn ${selector}`).parse(await evaluate('drawn'))
      },
    })
  } finally {
    await browser.send('Target.disposeBrowserContext', { browserContextId })
  }
}

/** Once the page that was asked for is there, of which nothing has run yet. */
function nextDocument({ listen }: BareBrowser, sessionId: string): Promise<void> {
  return new Promise(resolve => {
    const end = listen(({ method, sessionId: of }) => {
      if (method !== 'Page.frameNavigated' || of !== sessionId) return
      end()
      resolve()
    })
  })
}

/** What is waited for: an element, and what its text ends with where that says whether it is there. */
export interface Sought {
  readonly selector: string
  readonly textEnd?: RegExp
}

const drawnWithinMs = 60_000

interface NoteDrawn {
  readonly selector: string
  readonly textEnd: string
  readonly withinMs: number
}

/** Runs in the page. */
function noteDrawn({ selector, textEnd, withinMs }: NoteDrawn): void {
  const pattern = new RegExp(textEnd)
  // None of its functions has a name: the helper that would say so is not in the page.
  const drawn = new Promise<number | undefined>(resolve => {
    setTimeout(resolve, withinMs)
    new MutationObserver((_, observer) => {
      if (![...document.querySelectorAll(selector)].some(({ textContent }) => pattern.test(textContent))) return
      observer.disconnect()
      // A frame's own work comes after its callbacks, and after that what is most urgent, before all else that waits for its turn.
      requestAnimationFrame(
        () => void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' }),
      )
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  Object.assign(window, { drawn })
}

/** Milliseconds from the navigation to an address until what is waited for has been drawn, the median of several pages. */
export async function medianOpenMs(
  browser: BareBrowser,
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
