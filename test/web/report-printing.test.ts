import { describe, expect, it } from 'vitest'
import type { TestPage } from '../harness/browser'
import { eventually } from './console'
import { inspect } from './look'
import { rowsOf } from './reading'
import { reportedConsole } from './reported-console'
import { monthWords } from './reported-month'

const { open } = reportedConsole()

const list = 'Monthly breakdowns'

/** A page that counts how often the browser is asked to print. */
async function openForPrint(path: string): Promise<{ page: TestPage; printed: () => Promise<unknown> }> {
  const page = await open('/healthz')
  await page.addInitScript('globalThis.printed = 0; globalThis.print = () => { globalThis.printed += 1 }')
  await page.goto(path)
  return { page, printed: () => page.evaluate('globalThis.printed') }
}

describe('a report for paper', () => {
  it('is opened from the report, with its filters', async () => {
    const page = await open('/report/mbr?blk=205&groupBy=lift&page=1')
    const link = page.getByRole('link', { name: 'Print' })
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await link.getAttribute('href')).toBe('/report/mbr?blk=205&groupBy=lift&print=true')
  })

  it('is alone with all its rows, and asks the browser to print once', async () => {
    const { page, printed } = await openForPrint('/report/mbr?groupBy=lift&print=true')
    await page.getByRole('heading', { level: 1, name: `${list}, ${monthWords}` }).waitFor()
    await eventually(printed).toBe(1)
    const table = page.getByRole('table', { name: list })
    expect(await table.getByRole('rowheader').count()).toBe(5)
    expect(await table.locator('tbody tr').count()).toBe(5 + 8)
    expect(await page.getByRole('navigation').count()).toBe(0)
    await page.getByRole('button', { name: 'Print' }).click()
    await eventually(printed).toBe(2)
    await page.mouse.move(0, 0)
    await inspect(page, 'for paper', [{ theme: 'dark', language: 'en' }])
    // Paper is white, whatever the screen is.
    expect(await page.locator('html.dark').count()).toBe(0)
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('button', { name: 'Print' }).waitFor({ state: 'hidden' })
  })

  it('is closed by its button', async () => {
    const page = await open('/report/mbr')
    const [paper] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Print' }).click(),
    ])
    const closed = paper.waitForEvent('close')
    // The page may be gone before the click on it has been reported.
    await Promise.allSettled([paper.getByRole('button', { name: 'Close' }).click()])
    await closed
    expect(paper.isClosed()).toBe(true)
  })

  it('is the council report too, as it is grouped', async () => {
    const { page, printed } = await openForPrint('/report/tcmr_tcmr?part=lift-company&print=true')
    await eventually(() => rowsOf(page, 'Town council management by lift company').count()).toBe(3)
    await eventually(printed).toBe(1)
  })
})
