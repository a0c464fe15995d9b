import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect } from 'vitest'
import { refreshIntervalMs } from '@liftwatch/core/limits'
import { openPage, type PageOptions, type TestPage } from '../harness/browser'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { block, sendAlarm } from '../harness/builders'
import { device, server, user } from '../harness/fixtures'
import { enter, passTimeUntil, eventually } from './console'
import { settle } from './look'

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  { blocks: [block({ lifts: 9 })], user: { nickname: 'Nur Aisyah' } },
)

async function openLiveList(options: Partial<PageOptions> = {}): Promise<TestPage> {
  const page = await openPage(browser, { ...server, ...options })
  await enter(page, user)
  await page.getByText('Live', { exact: true }).waitFor()
  // The shell may be live while its list is still being loaded.
  await page.getByRole('tab', { name: /Outstanding/ }).waitFor()
  return page
}

describe('live changes', () => {
  it('a new fault is in the list by its notice, not by a poll, with the counts', async () => {
    const page = await openLiveList()
    let asked = 0
    page.on('request', request => (asked += Number(request.url().includes('/api/lift/fault'))))
    const askedInTheTimeOfAPoll = async () => {
      const before = asked
      await sleep(refreshIntervalMs + 500)
      return asked - before
    }
    await eventually(askedInTheTimeOfAPoll).toBe(0)
    await sendAlarm(server, device, { lift: 'A' })
    await page.getByRole('table').getByText('AMK-AMA1-205-A', { exact: true }).waitFor()
    await page.getByRole('tab', { name: /Outstanding [1-9]/ }).waitFor()
  })

  it('move no column when a row arrives', async () => {
    const page = await openLiveList()
    await page.getByRole('table').getByRole('link').first().waitFor()
    await settle(page)
    const places = () =>
      page.getByRole('columnheader').evaluateAll(cells => cells.map(cell => cell.getBoundingClientRect().x))
    const before = await places()
    await sendAlarm(server, device, { lift: 'B', number: 19 })
    await page.getByText('AMK-AMA1-205-B', { exact: true }).waitFor()
    expect(await places()).toEqual(before)
  })

  it('light up the whole of a row that arrives, with the cell that stays in sight', async () => {
    const page = await openLiveList({ reducedMotion: 'no-preference' })
    await page.getByRole('table').getByRole('link').first().waitFor()
    await settle(page)
    await sendAlarm(server, device, { lift: 'I' })
    const fades = page
      .getByRole('row')
      .filter({ hasText: 'AMK-AMA1-205-I' })
      .evaluate(row => [row, row.querySelector('td[data-view]')!].map(part => getComputedStyle(part).animationName))
    expect(await fades).toEqual(['arrive', 'arrive'])
  })
})

/** The ground behind an element: its own, or that of the nearest around it that has one. */
function seenGround(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (!backgroundColor.endsWith(', 0)')) return backgroundColor
  }
  return ''
}

describe('a lost connection', () => {
  it('is said at once, keeps the rows as out of date, and recovers by itself', async () => {
    const page = await openLiveList()
    await sendAlarm(server, device, { lift: 'C' })
    const row = page.getByText('AMK-AMA1-205-C', { exact: true })
    await row.waitFor()

    const paused = await server.pause()
    await page.getByText(/^No contact with the server since \d\d\/\d\d\/\d{4}/).waitFor()
    await page.getByText('Out of date', { exact: true }).waitFor()
    await page.getByText(/^\d+s old$/).waitFor()
    await eventually(() => row.isVisible()).toBe(true)
    // Also a cell that stays in sight as columns are scrolled below it, and has a ground of its own for that.
    const oldest = page.getByRole('table').locator('tbody tr[data-link]').last()
    expect(await oldest.locator('td[data-view]').evaluate(seenGround)).toBe(await oldest.evaluate(seenGround))

    await paused.resume()
    await page.getByText('Live', { exact: true }).waitFor()
    await page.getByText('Out of date', { exact: true }).waitFor({ state: 'detached' })
    await sendAlarm(server, device, { lift: 'D' })
    await page.getByText('AMK-AMA1-205-D', { exact: true }).waitFor()
  })

  it('stops after ten failures in a row, says so, and goes on by itself when the server is back', async () => {
    const page = await openPage(browser, server)
    await page.clock.install()
    await enter(page, user)
    await page.clock.resume()
    await page.getByText('Live', { exact: true }).waitFor()
    await page.getByRole('table').getByRole('link').first().waitFor()
    const paused = await server.pause()
    await passTimeUntil(page.getByText('Stopped', { exact: true }), 5_500)
    await page.getByText(/^Refreshing stopped after 10 failures in a row/).waitFor()
    await eventually(() => page.getByRole('table').getByRole('link').first().isVisible()).toBe(true)
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).waitFor()
    await paused.resume()
    await page.getByText('Live', { exact: true }).waitFor()
    await page.getByText(/^Refreshing stopped/).waitFor({ state: 'detached' })
    await sendAlarm(server, device, { lift: 'E' })
    await page.getByText('AMK-AMA1-205-E', { exact: true }).waitFor()
  })

  it('is got back in a hidden tab, whose timers the browser runs once a minute', async () => {
    const page = await openPage(browser, server)
    await page.addInitScript(() => {
      const plain = window.setTimeout.bind(window)
      const slow = (run: () => void, ms = 0) => plain(run, ms >= 100 && 'isUnseen' in window ? 60_000 : ms)
      Object.assign(window, { setTimeout: slow })
    })
    // The first try of the worker that keeps the time fails, as while a server is stopped.
    await page.route('**/timer-worker*', route => route.abort(), { times: 1 })
    const isLoaded = page.waitForResponse('**/timer-worker*')
    await enter(page, user)
    await page.getByText('Live', { exact: true }).waitFor()
    await isLoaded
    await page.evaluate(() => Object.assign(window, { isUnseen: true }))
    const paused = await server.pause()
    await page.getByText('Out of date', { exact: true }).waitFor()
    await paused.resume()
    await page.getByText('Live', { exact: true }).waitFor()
    await sendAlarm(server, device, { lift: 'F' })
    await page.getByText('AMK-AMA1-205-F', { exact: true }).waitFor()
    await sendAlarm(server, device, { lift: 'G' })
    await page.getByText('AMK-AMA1-205-G', { exact: true }).waitFor()
  })

  it('is seen by a machine that slept, though its stream still looks like a live one', async () => {
    const page = await openPage(browser, server)
    await sendAlarm(server, device, { lift: 'H' })
    await page.clock.install()
    await page.addInitScript(() => {
      const isAsleep = () => 'isAsleep' in window
      const plainFetch = window.fetch.bind(window)
      window.fetch = async (...how) => {
        const response = await plainFetch(...how)
        if (isAsleep()) return new Promise(() => {})
        const silenced = new TransformStream<Uint8Array>({
          transform: (chunk, out) => (isAsleep() ? undefined : out.enqueue(chunk)),
        })
        return new Response(response.body?.pipeThrough(silenced as never), response)
      }
    })
    await enter(page, user)
    await page.clock.resume()
    await page.getByText('Live', { exact: true }).waitFor()
    await page.getByRole('table').getByRole('link').first().waitFor()
    // No timer runs for an hour, and no word comes through a connection that is gone.
    await page.evaluate(() => Object.assign(window, { isAsleep: true }))
    await page.clock.setSystemTime(await page.evaluate(hourMs => Date.now() + hourMs, 3_600_000))
    await page.getByText(/^No contact with the server since \d\d\/\d\d\/\d{4}/).waitFor()
    await page.getByText(/^1h \d+m old$|^1h old$/).waitFor()
    await page.getByText('Out of date', { exact: true }).waitFor()
    expect(await page.getByText('Live', { exact: true }).count()).toBe(0)
    await eventually(() => page.getByRole('table').getByRole('link').first().isVisible()).toBe(true)
  })

  it('is tried at once when the network is back', async () => {
    const page = await openPage(browser, server)
    await enter(page, user)
    await page.getByText('Live', { exact: true }).waitFor()
    await page.context().setOffline(true)
    const paused = await server.pause()
    await page.getByText('Out of date', { exact: true }).waitFor()
    await paused.resume()
    await page.context().setOffline(false)
    await page.getByText('Live', { exact: true }).waitFor()
  })
})
