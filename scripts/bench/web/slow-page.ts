import type { Browser, Page } from 'playwright-core'
import { quantile } from '../figures'
import type { openConsole } from '../open-console'

/** What a browser needs to be someone who has logged in. */
export type State = Awaited<ReturnType<typeof openConsole>>

const rounds = 5

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

/** Milliseconds from an address to what is waited for, the median of several pages. */
export async function medianOpenMs(
  browser: Browser,
  state: State,
  cpuSlowdown: number,
  path: string,
  isThere: (page: Page) => Promise<void>,
): Promise<number> {
  const samples: number[] = []
  for (let round = 0; round < rounds; round++) {
    const ms = await onSlowPage(browser, state, cpuSlowdown, async page => {
      const startedAt = performance.now()
      await page.goto(path, { waitUntil: 'commit' })
      await isThere(page)
      return performance.now() - startedAt
    })
    samples.push(ms)
  }
  return quantile(samples, 0.5)
}
