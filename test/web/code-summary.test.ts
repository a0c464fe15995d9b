import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { eventually } from './console'
import { inspect, looks } from './look'
import { fitsWindow, phoneSize, rowsOf } from './reading'
import { reportedConsole } from './reported-console'

/** Of the seven breakdowns of the block 205 two are each of the lifts A, B and C, and one is D's; that of the block 206 is its lift A's. */
const { open } = reportedConsole(async ({ db }) => {
  const brands = { 'AMK-AMA1-205-A': 'Fuji', 'AMK-AMA1-205-B': 'Fuji', 'AMK-AMA1-205-C': 'KONE' }
  for (const [name, brand] of Object.entries(brands)) {
    await db.execute(sql`UPDATE lift SET attribute = ${JSON.stringify({ brand })}::jsonb WHERE name = ${name}`)
  }
})

const list = 'Breakdown code summary'

describe('the breakdown code summary', () => {
  it('has a row for each lift brand of a code, with its occurrences', async () => {
    const page = await open('/report/breakdown-code-summary-report')
    const rows = rowsOf(page, list)
    await eventually(() => rows.count()).toBe(3)
    const table = page.getByRole('table', { name: list })
    expect((await table.getByRole('columnheader').allTextContents()).slice(-3)).toEqual([
      'Occurrences',
      'Lift brand',
      'Of this brand',
    ])
    const cells = await rows.evaluateAll(all =>
      all.map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent)),
    )
    expect(cells.map(row => row.slice(-3))).toEqual([
      ['8', 'Fuji', '4'],
      ['', 'KONE', '2'],
      ['', 'Unknown', '2'],
    ])
    // What the rows are of is written once.
    expect(cells.map(([council]) => council)).toEqual(['Ang Mo Kio Town Council', '', ''])
    await inspect(page, 'brands of a code', looks)
  })

  it('has them on paper and on a phone', async () => {
    const paper = await open('/report/breakdown-code-summary-report?print=true')
    await eventually(() => rowsOf(paper, list).count()).toBe(3)
    const phone = await open('/report/breakdown-code-summary-report', phoneSize)
    const cards = phone.getByRole('list', { name: list }).getByRole('listitem')
    await eventually(() => cards.count()).toBe(3)
    // A card is read by itself: each has its code, and the occurrences of all brands are in the first one alone.
    expect(
      await cards.evaluateAll(all =>
        all.map(card => [...card.querySelectorAll('strong, dt, dd')].map(part => part.textContent).join(' ')),
      ),
    ).toEqual([
      'Ang Mo Kio Town Council Code range No code given Occurrences 8 Lift brand Fuji Of this brand 4',
      'Ang Mo Kio Town Council Code range No code given Lift brand KONE Of this brand 2',
      'Ang Mo Kio Town Council Code range No code given Lift brand Unknown Of this brand 2',
    ])
    expect(await fitsWindow(phone)).toBe(true)
  })
})
