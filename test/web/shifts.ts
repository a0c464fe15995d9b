import type { TestPage } from '../harness/browser'

/** How much moved without its reader having done anything, since the page was opened (cumulative layout shift). */
export function noteShifts(): void {
  const noted = { shift: 0 }
  Object.assign(window, { noted })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) noted.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What `noteShifts` has noted, run in the page before it was loaded. */
export const shiftOf = (page: TestPage) =>
  page.evaluate(() => (window as unknown as { noted: { shift: number } }).noted.shift)
