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

/** The longest task on the page's main thread while something is done with it, in milliseconds, by the browser's own trace. */
export async function longestTaskMs(browser: Browser, page: Page, use: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await use()
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString()))
  const threads = mainThreads(traceEvents)
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && threads.has(`${pid} ${tid}`))
  if (tasks.length === 0) throw new Error('the browser traced no tasks')
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1_000
}
