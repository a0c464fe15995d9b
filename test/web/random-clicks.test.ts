import * as fc from 'fast-check'
import { actSightMs } from '@liftwatch/core/limits'
import { expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { it as usualTest } from '../harness/browser-fixtures'
import { block, sendAlarm } from '../harness/builders'
import { colleague, device, server } from '../harness/fixtures'
import { eventually, open } from './console'
import { rowsOf } from './reading'

const lifts = 'ABCDEFGHIJKLMNOPQRSTUVWX'.split('')
const it = usualTest.extend(
  'given',
  { scope: 'file' },
  { blocks: [block({ lifts: lifts.length })], user: {}, colleague: {} },
)

let used = 0

it.beforeAll(async () => {
  for (let count = 0; count < 6; count += 1) await comes()
})

async function comes(): Promise<void> {
  const lift = lifts[used % lifts.length]!
  await sendAlarm(server, device, { lift, number: 1 + Math.floor(used++ / lifts.length) })
}

/** A colleague acknowledges one of those that have waited longest. */
async function goes(): Promise<void> {
  const { content } = await colleague.liftFaults.page({ operationalStatus: 'OUTSTANDING', sort: 'alarmStartTs,ASC' })
  if (content.length > 3) await colleague.liftFaults.acknowledge({ id: content[0]!.id })
}

/**
 * Watches from outside of the console, frame by frame, where each row is. Notes of each row that is ticked or let go for how long (ms) it
 * may have been there: since the last frame in which it was not.
 */
async function watchTicks(page: TestPage): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const since = new Map<string, { top: number; at: number }>()
    const ticks: number[] = []
    let last = -1e6
    const look = () => {
      const here = new Map<string, { top: number; at: number }>()
      for (const row of document.querySelectorAll<HTMLElement>('tr[data-row]')) {
        const { top } = row.getBoundingClientRect()
        const before = since.get(row.dataset['row']!)
        here.set(row.dataset['row']!, before?.top === top ? before : { top, at: last })
      }
      since.clear()
      for (const [id, place] of here) since.set(id, place)
      last = performance.now()
      requestAnimationFrame(look)
    }
    look()
    addEventListener(
      'change',
      ({ target }) => {
        const id = (target as Element).closest<HTMLElement>('tr[data-row]')?.dataset['row']
        if (id !== undefined) ticks.push(performance.now() - (since.get(id)?.at ?? last))
      },
      true,
    )
    Object.assign(globalThis, { seenTicks: ticks })
  })
  return () => page.evaluate(() => (globalThis as unknown as { seenTicks: number[] }).seenTicks)
}

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('click' as const), row: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('key' as const), key: fc.constantFrom('j', 'k', 'x', 'n') }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('comes' as const, 'goes' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('leaves' as const) }) },
)

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

it('no row is ticked that was not in sight at its place for 400 ms, whatever is clicked while alarms come and go', async () => {
  const page = await open('/alarms/lift-fault?operationalStatus=OUTSTANDING&size=50', {
    reducedMotion: 'no-preference',
  })
  const rows = rowsOf(page, 'Lift faults')
  await eventually(() => rows.count()).toBe(6)
  await page.getByText('Live', { exact: true }).waitFor()
  const seen = await watchTicks(page)
  const takes: Record<Step['kind'], (row: number, key: string) => Promise<void>> = {
    comes,
    goes,
    leaves: () => page.mouse.move(5, 5),
    key: (_, key) => page.keyboard.press(key),
    async click(row) {
      const place = await rows
        .nth(row)
        .getByRole('checkbox')
        .boundingBox({ timeout: 1_000 })
        .catch(() => null)
      if (place) await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
    },
  }
  for (const one of fc.sample(step, { numRuns: 120, seed: 20_261_123 })) {
    await takes[one.kind]('row' in one ? one.row : 0, 'key' in one ? one.key : '')
  }
  const ticks = await seen()
  expect(ticks.length).toBeGreaterThan(5)
  for (const stillMs of ticks) expect(stillMs).toBeGreaterThanOrEqual(actSightMs)
})
