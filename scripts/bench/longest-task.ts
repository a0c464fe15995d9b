import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'

const trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      dur: z.number().optional(),
      args: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
})

/** The page's main threads: only what runs there makes it stutter. */
function mainThreads(events: z.infer<typeof trace>['traceEvents']): Set<string> {
  const named = events.filter(event => event.name === 'thread_name' && event.args?.['name'] === 'CrRendererMain')
  return new Set(named.map(({ pid, tid }) => `${pid} ${tid}`))
}

/** What of a browser's trace says how long its tasks take. */
export const taskCategories = ['toplevel', 'disabled-by-default-devtools.timeline']

/** The longest task on the page's main thread in a browser's own trace, in milliseconds. */
export function longestIn(traced: unknown): number {
  const { traceEvents } = trace.parse(traced)
  const threads = mainThreads(traceEvents)
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && threads.has(`${pid} ${tid}`))
  if (tasks.length === 0) throw new Error('the browser traced no tasks')
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1_000
}

/** The same while something is done with a page. */
export async function longestTaskMs(browser: Browser, page: Page, use: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: taskCategories })
  await use()
  return longestIn(JSON.parse((await browser.stopTracing()).toString()))
}
