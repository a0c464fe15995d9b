import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { atMost, quantile, reported, type Figure } from '../figures'
import type { BareBrowser } from './bare-browser'
import { medianOpenMs, onSlowPage, type Sought, type State } from './slow-page'
import { longestWhile } from './slow-task'

const homePath = '/home'
/** So long after the figures all parts have come. */
const restMs = 3_000
const traces = 3

/** How much waits, which is drawn first. */
const figure = { selector: 'section[aria-label="Waiting now"] h3', textEnd: /: \d+/ } satisfies Sought
const card: Sought = { selector: 'section[aria-label="Figures"] a' }

/** Adds up in the page by how much what was drawn moves, as browsers reckon it. */
function noteShifts(): void {
  const noted = { shift: 0 }
  Object.assign(window, { noted })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) noted.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

function shiftOf(browser: BareBrowser, state: State, slowdown: number): Promise<number> {
  return onSlowPage(browser, state, slowdown, async ({ open, runFirst, evaluate }) => {
    await runFirst(`(${String(noteShifts)})()`)
    await open(homePath, figure)
    await pause(restMs)
    return z.number().parse(await evaluate('noted.shift'))
  })
}

async function longestTask(browser: BareBrowser, state: State, slowdown: number): Promise<number> {
  const samples: number[] = []
  for (let round = 0; round < traces; round++) {
    const ms = await onSlowPage(browser, state, slowdown, ({ open }) =>
      longestWhile(browser, async () => {
        await open(homePath, figure)
        await pause(restMs)
      }),
    )
    samples.push(ms)
  }
  return quantile(samples, 0.5)
}

/** What the home page costs, from its address until all of it is there, with nothing in the cache. */
export async function benchHomePage(browser: BareBrowser, state: State, slowdown: number): Promise<Figure[]> {
  const slow = await medianOpenMs(browser, state, slowdown, homePath, figure)
  const full = await medianOpenMs(browser, state, 1, homePath, figure)
  const allCards = await medianOpenMs(browser, state, slowdown, homePath, card)
  const slowTask = await longestTask(browser, state, slowdown)
  const fullTask = await longestTask(browser, state, 1)
  return [
    atMost({ figure: 'home first figures', value: slow, unit: 'ms', baseline: full }, 1_200),
    reported({ figure: 'home cards', value: allCards, unit: 'ms', baseline: slow }),
    atMost({ figure: 'home longest task', value: slowTask, unit: 'ms', baseline: fullTask }, 50),
    atMost({ figure: 'home layout shift', value: await shiftOf(browser, state, slowdown), unit: '' }, 0.02),
  ]
}
