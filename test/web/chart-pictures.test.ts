import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { block, createEstate, sendAlarm } from '../harness/builders'
import { eventually } from './console'
import { reportedConsole } from './reported-console'
import { asked, hourMs, month, monthWords } from './reported-month'

const { open } = reportedConsole(async prepared => {
  const devices = await createEstate(prepared, [
    block({ townCode: 'BDK', block: '10', postalCode: '460010', townCouncil: 'Bedok Town Council', ward: 'BD<12>' }),
  ])
  const device = devices.find(({ clientId }) => clientId.includes('BDK'))!
  for (const [index, number] of [5, 7, 15].entries()) {
    await sendAlarm(prepared, device, { number, ts: Date.now() - (20 - index) * hourMs })
  }
})

async function save(page: Page, format: 'Picture (PNG)' | 'Drawing (SVG)'): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: 'Save picture' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: format, exact: true }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** The texts of a drawing, in their order. */
function textsOf(page: Page, svg: string): Promise<(string | null)[]> {
  return page.evaluate(
    text =>
      [...new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('text')].map(one => one.textContent),
    svg,
  )
}

/** The first pixel of a picture, and its size. */
function lookAt(page: Page, bytes: Buffer) {
  return page.evaluate(
    async data => {
      const image = new Image()
      image.src = data
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      const context = canvas.getContext('2d')!
      context.drawImage(image, 0, 0)
      const { data: all } = context.getImageData(0, 0, image.width, image.height)
      return {
        corner: Array.from(all.slice(0, 4)),
        width: image.width,
        shades: new Set(new Uint32Array(all.buffer)).size,
      }
    },
    `data:image/png;base64,${bytes.toString('base64')}`,
  )
}

describe('a chart as a picture', () => {
  it('says its title, period, councils, legend and units, on white in both themes', async () => {
    const pictures = []
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await open('/settings')
      await page.emulateMedia({ colorScheme })
      await page.goto(`/report/tcmr_tcmr?view=chart&month=${month}&townCouncil=Bedok+Town+Council`)
      await page.getByRole('table', { name: /^Total points/ }).waitFor()
      const { name, bytes } = await save(page, 'Drawing (SVG)')
      expect(name).toBe(`council-report-trend-${month}.svg`)
      const texts = await textsOf(page, bytes.toString())
      for (const expected of [
        `Total points by division, twelve months up to ${monthWords}`,
        `Town council management, ${monthWords}`,
        '8–10, Green',
        '4–7, Amber',
        '2–3, Red',
        'Division',
        'BD<12>',
        'Fault rate per 10 lifts · Total',
        'Downtime per lift (h) · Total',
        'Green below 2',
        'Red from 4',
      ]) {
        expect(texts).toContain(expected)
      }
      expect(texts.some(text => text?.startsWith('Liftwatch · Town councils: Bedok Town Council · Data up to '))).toBe(
        true,
      )
      const { name: pngName, bytes: png } = await save(page, 'Picture (PNG)')
      expect(pngName).toBe(`council-report-trend-${month}.png`)
      const { corner, width, shades } = await lookAt(page, png)
      expect(corner).toEqual([255, 255, 255, 255])
      expect(width).toBe(2_400)
      expect(shades).toBeGreaterThan(20)
      expect(page.complaints).toEqual([])
      pictures.push(bytes.toString())
    }
    expect(pictures[1]).toBe(pictures[0])
  })

  it('is of the division that one has chosen, which is in the address', async () => {
    const page = await open('/report/tcmr_tcmr?view=chart')
    const division = page.getByRole('button', { name: 'BD<12>' })
    await division.click()
    // The address has it first; what is saved is what one sees.
    await eventually(() => division.getAttribute('aria-pressed')).toBe('true')
    expect(asked(page)).toEqual({ view: 'chart', division: 'BD<12>/' })
    const texts = await textsOf(page, (await save(page, 'Drawing (SVG)')).bytes.toString())
    expect(texts).toContain('Fault rate per 10 lifts · BD<12>')
    await page.reload()
    await eventually(() => division.getAttribute('aria-pressed')).toBe('true')
  })

  it('of the alarm load has its figures with their bands, its days and its bars', async () => {
    const page = await open(`/report/mar?part=alarm-load&tc=AMK&month=${month}`)
    const { name, bytes } = await save(page, 'Drawing (SVG)')
    expect(name).toBe(`alarm-load-${month}.svg`)
    const texts = await textsOf(page, bytes.toString())
    for (const expected of [
      'Alarm load',
      `Alarm load, ${monthWords}`,
      'Share of 10-minute periods with more than 10 alarms',
      'Acceptable under 1.0 %',
      'Alarms',
      'Minutes in flood',
      'Top 10 lifts',
      'AMK-AMA1-205-A',
      '2 (25.0 %)',
      'Alarms by priority',
      'Breakdown',
    ]) {
      expect(texts).toContain(expected)
    }
    expect(texts.some(text => text?.startsWith('Liftwatch · Town council: AMK · Data up to '))).toBe(true)
    const { corner, width } = await lookAt(page, (await save(page, 'Picture (PNG)')).bytes)
    expect({ corner, width }).toEqual({ corner: [255, 255, 255, 255], width: 2_400 })
    expect(page.complaints).toEqual([])
  })

  it('is there of the chronic lifts and of the technician codes', async () => {
    const page = await open('/report/clr?view=chart')
    const lifts = await save(page, 'Drawing (SVG)')
    expect(lifts.name).toMatch(/^chronic-lifts-trend-\d{4}-\d\d-\d\d\.svg$/)
    const texts = await textsOf(page, lifts.bytes.toString())
    expect(texts).toEqual(expect.arrayContaining(['Chronic lifts over time', 'Breakdowns of chronic lifts', '3']))
    await page.goto('/report/breakdown-code-summary-report?view=chart')
    const codes = await save(page, 'Drawing (SVG)')
    expect(codes.name).toBe(`breakdown-codes-${month}.svg`)
    expect(await textsOf(page, codes.bytes.toString())).toEqual(
      expect.arrayContaining(['No code given', 'Breakdowns and share', '8 (100.0 %)']),
    )
  })
})
