import { longestIn, taskCategories } from '../longest-task'
import type { BareBrowser } from './bare-browser'

/** The longest task on the main thread of the page that is opened meanwhile, in milliseconds. */
export async function longestWhile(browser: BareBrowser, use: () => Promise<void>): Promise<number> {
  const traceEvents: unknown[] = []
  const ended = new Promise<void>(resolve => {
    const end = browser.listen(({ method, params }) => {
      if (method === 'Tracing.dataCollected') traceEvents.push(...(params?.['value'] as unknown[]))
      if (method !== 'Tracing.tracingComplete') return
      end()
      resolve()
    })
  })
  await browser.send('Tracing.start', { traceConfig: { includedCategories: taskCategories } })
  await use()
  await browser.send('Tracing.end')
  await ended
  return longestIn({ traceEvents })
}
