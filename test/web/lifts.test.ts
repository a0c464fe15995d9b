import { describe, expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { block, createUser, postMessages } from '../harness/builders'
import { device, server } from '../harness/fixtures'
import { eventually, said } from './console'
import { brightness, fitsWindow, phoneSize, readerOf, rowsOf } from './reading'

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  {
    blocks: [
      block({ lifts: 25 }),
      block({ block: '206', postalCode: '560206' }),
      block({ block: '205A', postalCode: '560999' }),
    ],
  },
)

let open: ReturnType<typeof readerOf>

it.beforeAll(async () => {
  open = readerOf(browser, server, await createUser(server))
  await postMessages(server, device, [{ ts: Date.now(), lift: 'X', values: { LB: true, LM: true, RO: false } }])
})

function openList(query = '', options: Parameters<typeof open>[1] = {}): Promise<TestPage> {
  return open(`/lift${query}`, options)
}

const rows = (page: TestPage) => rowsOf(page, 'Lifts')
const row = (page: TestPage, lift: string) => rows(page).filter({ hasText: lift })

describe('the list of lifts', () => {
  it('has a column for each flag, and shows which are on', async () => {
    const page = await openList('?lift=X')
    await row(page, 'AMK-AMA1-205-X').getByText('LB', { exact: true }).waitFor()
    const headings = await page.getByRole('columnheader').allInnerTexts()
    expect(headings.map(heading => heading.replace(/[↑↓\s]+$/, ''))).toEqual(
      expect.arrayContaining('Complaint LB LJ OMS RO PSF LM MOF ARDI CF LMDC'.split(' ')),
    )
    const flags = await row(page, 'AMK-AMA1-205-X').locator('[title]').allInnerTexts()
    expect(flags.filter(text => /^[A-Z]{2,4}$/.test(text))).toEqual(['LB', 'LM'])
    expect(page.complaints).toEqual([])
  })

  it('shows a flag that comes up while one looks, without a reload', async () => {
    const page = await openList('?lift=Y')
    await row(page, 'AMK-AMA1-205-Y').waitFor()
    expect(await row(page, 'AMK-AMA1-205-Y').getByText('PSF', { exact: true }).count()).toBe(0)
    await postMessages(server, device, [{ ts: Date.now(), lift: 'Y', values: { PSF: true } }])
    await row(page, 'AMK-AMA1-205-Y').getByText('PSF', { exact: true }).waitFor()
  })

  it('pages by 20 and sorts by name, both in the address', async () => {
    const page = await openList()
    await page.getByText('1–20 of 29').waitFor()
    await page.getByRole('button', { name: 'Next page' }).click()
    await eventually(() => rows(page).count()).toBe(9)
    await eventually(() => new URL(page.url()).searchParams.get('page')).toBe('1')
    await page.goBack()
    await eventually(() => rows(page).count()).toBe(20)
    await page.getByRole('columnheader', { name: 'Lift', exact: true }).getByRole('button').click()
    await eventually(() => new URL(page.url()).searchParams.get('sort')).toBe('name,DESC')
    await eventually(() => rows(page).first().innerText()).toContain('AMK-AMA1-206-B')
  })

  it('leads to the lift and to its device, and back to the same list', async () => {
    const page = await openList('?blk=206')
    await row(page, 'AMK-AMA1-206-A').getByRole('link', { name: 'AMK-AMA1-206', exact: true }).click()
    await page.getByRole('heading', { name: 'LMD AMK-AMA1-206' }).waitFor()
    await page.goBack()
    await eventually(() => rows(page).count()).toBe(2)
    await row(page, 'AMK-AMA1-206-A').getByRole('link', { name: 'View AMK-AMA1-206-A' }).click()
    await page.getByRole('heading', { name: 'AMK-AMA1-206-A' }).waitFor()
  })

  it('shows the columns that its reader chooses, here and after a reload', async () => {
    const page = await openList('?blk=206')
    await page.getByRole('button', { name: 'Columns' }).click()
    const dialog = page.getByRole('dialog', { name: 'Columns' })
    await eventually(() => dialog.getByRole('checkbox', { name: 'Lift always shown' }).isDisabled()).toBe(true)
    await dialog.getByRole('checkbox', { name: 'Lift company' }).check()
    await dialog.getByRole('checkbox', { name: 'MOF' }).uncheck()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await said(page, 'Columns saved.')
    await page.reload()
    await row(page, 'AMK-AMA1-206-A').getByText('Ascendo Lifts').waitFor()
    expect(await page.getByRole('columnheader', { name: 'MOF' }).count()).toBe(0)
  })
})

describe('a lift that was opened from the list', () => {
  it('names the page and its title, and leads back to the list with its filters', async () => {
    const page = await openList('?blk=206&sort=name,DESC')
    await row(page, 'AMK-AMA1-206-A').getByRole('link', { name: 'View AMK-AMA1-206-A' }).click()
    await page.getByRole('heading', { name: 'AMK-AMA1-206-A' }).waitFor()
    await eventually(() => page.title()).toBe('AMK-AMA1-206-A · Lifts · Liftwatch')
    await page.getByRole('tab', { name: 'Alarm' }).click()
    await page.reload()
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Lifts' }).click()
    await eventually(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      blk: '206',
      sort: 'name,DESC',
    })
    await eventually(() => rows(page).count()).toBe(2)
    await eventually(() => page.title()).toBe('Lifts Liftwatch')
  })

  it('lies within the one main part of the page, as the page of an address that is none does', async () => {
    const page = await open('/lm-nowhere')
    await page.getByText('Sorry, the page you visited does not exist.').waitFor()
    expect(await page.getByRole('main').count()).toBe(1)
  })
})

describe('its filters', () => {
  it('are in the address, and the address fills them', async () => {
    const page = await openList()
    await page.getByLabel('LMD ID').fill('AMK-AMA1-206')
    await page.getByLabel('Postal code').fill('560206')
    await eventually(() => rows(page).count()).toBe(2)
    await eventually(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      lmdClientId: 'AMK-AMA1-206',
      postalCode: '560206',
    })
    await page.reload()
    await eventually(() => rows(page).count()).toBe(2)
    await eventually(() => page.getByLabel('LMD ID').inputValue()).toBe('AMK-AMA1-206')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await eventually(() => rows(page).count()).toBe(20)
  })

  it('takes AMK-AMA1-205-A apart, wherever it is put', async () => {
    const page = await openList()
    await page.getByLabel('Block').fill('AMK-AMA1-205-A')
    await eventually(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      tc: 'AMK',
      pfx: 'AMA1',
      blk: '205',
      lift: 'A',
    })
    for (const [box, value] of Object.entries({
      'Town council': 'AMK',
      Prefix: 'AMA1',
      Block: '205',
      'Lift number': 'A',
    }))
      await eventually(() => page.getByLabel(box).inputValue()).toBe(value)
    await eventually(() => rows(page).count()).toBe(1)
  })

  it('find the lift of a whole name alone, the town by its council, and say where there is no such town', async () => {
    const page = await openList('?blk=205')
    await eventually(() => rows(page).count()).toBe(20)
    await page.getByLabel('Prefix').fill('AMK-AMA1-205-B')
    await eventually(() => rows(page).count()).toBe(1)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByLabel('Town council').fill('Ang Mo Kio Town Council')
    await page.getByText('1–20 of 29').waitFor()
    await page.getByLabel('Town council').fill('Ang Mo Kia')
    await page.getByRole('alert').getByText('‘Ang Mo Kia’ is neither a town nor a town council that you see.').waitFor()
    await eventually(() => rows(page).getByRole('link').count()).toBe(0)
    await page.getByLabel('Town council').fill('AMK')
    await page.getByText('1–20 of 29').waitFor()
  })

  it('say what to do where nothing matches', async () => {
    const page = await openList('?postalCode=999999')
    await page.getByText('Clear the filters, or change them.').waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
    await eventually(() => rows(page).count()).toBe(20)
  })
})

describe('the table', () => {
  it('shows the way to the detail without scrolling, numbers at the right edge of their columns, in a font of our own', async () => {
    const page = await openList('?blk=206')
    const view = page.getByRole('link', { name: 'View AMK-AMA1-206-A' })
    await view.waitFor()
    const { x, width } = (await view.boundingBox())!
    expect(x + width).toBeLessThanOrEqual(1440)
    const faults = page.getByRole('columnheader', { name: 'Open faults' })
    expect(await faults.evaluate(head => getComputedStyle(head).textAlign)).toBe('end')
    const font = await page.evaluate(() => document.fonts.load("13px 'Inter Variable'").then(faces => faces.length))
    expect(font).toBe(1)
  })

  it('has compact rows where that was chosen, and keeps them', async () => {
    const page = await open('/settings/general')
    await page.getByRole('radio', { name: 'Compact' }).check()
    await page.goto('/lift?blk=206')
    const heightOf = () => row(page, 'AMK-AMA1-206-A').evaluate(one => one.getBoundingClientRect().height)
    await eventually(heightOf).toBe(32)
    await page.reload()
    await row(page, 'AMK-AMA1-206-A').waitFor()
    await eventually(heightOf).toBe(32)
  })
})

describe('the same list', () => {
  it('in Chinese, in the dark', async () => {
    const page = await openList('?lift=X', { colorScheme: 'dark', language: 'zh' })
    const chinese = rowsOf(page, '电梯').filter({ hasText: 'AMK-AMA1-205-X' })
    await chinese.getByTitle('停梯故障', { exact: true }).waitFor()
    await page.getByLabel('邮政编码').waitFor()
    expect(await brightness(page)).toBeLessThan(64)
    expect(page.complaints).toEqual([])
  })

  it('on a phone: cards with the flags that are on, and filters behind a button', async () => {
    const page = await openList('?lift=X', phoneSize)
    const card = page.getByRole('list', { name: 'Lifts' }).getByRole('listitem').first()
    await card.getByText('LM', { exact: true }).first().waitFor()
    expect(await card.locator('dt').allInnerTexts()).not.toContain('CF')
    await page.getByRole('button', { name: 'Filters (1)' }).click()
    await page.getByLabel('Lift number').fill('Y')
    await card.getByRole('link', { name: 'View AMK-AMA1-205-Y' }).waitFor()
    expect(await fitsWindow(page)).toBe(true)
  })
})
