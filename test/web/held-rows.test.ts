import { actSightMs, readingLastsMs } from '@liftwatch/core/limits'
import { beforeEach, expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { it as usualTest } from '../harness/browser-fixtures'
import { block, createEstate, sendAlarm, type TestDevice } from '../harness/builders'
import { colleague as wei, server } from '../harness/fixtures'
import { eventually, open, passTimeUntil, stopTime } from './console'
import { rowsOf } from './reading'

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  { user: { nickname: 'Nur Aisyah' }, colleague: { nickname: 'Tan Wei Ming' } },
)

let devices: TestDevice[]
let device: TestDevice
let blocksUsed = 0

it.beforeAll(async () => {
  devices = await createEstate(
    server,
    Array.from({ length: 6 }, (_, index) => block({ block: String(301 + index), lifts: 8 })),
  )
})
// Each test has a block of its own to look at.
beforeEach(async () => {
  device = devices[blocksUsed++]!
  for (const lift of ['A', 'B', 'C']) await newFault(lift)
})

async function newFault(lift: string): Promise<void> {
  await sendAlarm(server, device, { lift })
}

async function acknowledge(lift: string): Promise<void> {
  const { content } = await wei.liftFaults.page({ lift, blk: String(300 + blocksUsed) })
  await wei.liftFaults.acknowledge({ id: content[0]!.id })
}

async function openList(): Promise<TestPage> {
  const path = `/alarms/lift-fault?operationalStatus=OUTSTANDING&blk=${300 + blocksUsed}`
  const page = await open(path)
  await eventually(() => liftsIn(page)).toEqual(['C', 'B', 'A'])
  await page.getByText('Live', { exact: true }).waitFor()
  return page
}

/** The lifts of the rows, from above. */
async function liftsIn(page: TestPage): Promise<string[]> {
  const texts = await rowsOf(page, 'Lift faults').allInnerTexts()
  return texts.map(text => /-\d{3}-(\w)/.exec(text)![1]!)
}

const rowOf = (page: TestPage, lift: string) =>
  page.getByRole('row', { name: new RegExp(`AMK-AMA1-${300 + blocksUsed}-${lift}\\b`) })

it('rows that come wait while the pointer is on the list, and are let in by a click, by n, or when it leaves', async () => {
  const page = await openList()
  await rowOf(page, 'B').hover()
  await newFault('D')
  const news = page.getByRole('button', { name: '1 new: show' })
  await news.waitFor()
  expect(await liftsIn(page)).toEqual(['C', 'B', 'A'])
  await page.keyboard.press('n')
  await eventually(() => liftsIn(page)).toEqual(['D', 'C', 'B', 'A'])
  await rowOf(page, 'B').hover()
  await newFault('E')
  await news.waitFor()
  await news.click()
  await eventually(() => liftsIn(page)).toEqual(['E', 'D', 'C', 'B', 'A'])
  await news.waitFor({ state: 'detached' })
  await rowOf(page, 'B').hover()
  await newFault('F')
  await news.waitFor()
  await page.mouse.move(1, 1)
  await eventually(() => liftsIn(page)).toEqual(['F', 'E', 'D', 'C', 'B', 'A'])
  expect(page.complaints).toEqual([])
})

it('a row that another acknowledges stays where it is and says so, until one moves on', async () => {
  const page = await openList()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await acknowledge('C')
  await rowOf(page, 'C').getByText('Tan Wei Ming acknowledged').waitFor()
  expect(await liftsIn(page)).toEqual(['C', 'B', 'A'])
  await rowOf(page, 'C').getByText('Deployment').first().waitFor()
  await page.getByRole('button', { name: 'Columns' }).focus()
  await eventually(() => liftsIn(page)).toEqual(['B', 'A'])
})

it('a row that one acknowledges oneself says so, and a refresh lets it go', async () => {
  const page = await openList()
  await rowOf(page, 'B').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Acknowledge' }).press('Enter')
  await page.getByRole('button', { name: 'Acknowledge: 1' }).press('Enter')
  await rowOf(page, 'B').getByText('You acknowledged').waitFor()
  expect(await liftsIn(page)).toEqual(['C', 'B', 'A'])
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().press('Enter')
  await page.getByRole('button', { name: 'Refresh' }).press('Enter')
  await eventually(() => liftsIn(page)).toEqual(['C', 'A'])
})

it('a row that is acknowledged in its detail stays, and has the focus again', async () => {
  const page = await openList()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: /-B$/ })
  await drawer.getByRole('button', { name: 'Acknowledge' }).press('Enter')
  await rowOf(page, 'B').getByText('You acknowledged').waitFor()
  await drawer.getByRole('button', { name: 'Close' }).press('Enter')
  await eventually(() => rowOf(page, 'B').evaluate(row => row === document.activeElement)).toBe(true)
  expect(await liftsIn(page)).toEqual(['C', 'B', 'A'])
})

it('a mouse that was left on the list holds it up for half a minute at most', async () => {
  const page = await openList()
  await page.clock.install()
  await rowOf(page, 'B').hover()
  await newFault('D')
  await page.getByRole('button', { name: '1 new: show' }).waitFor()
  await page.clock.runFor(readingLastsMs)
  await eventually(() => liftsIn(page)).toEqual(['D', 'C', 'B', 'A'])
})

it('a click on a row that has just moved there does nothing but say so', async () => {
  const page = await openList()
  await stopTime(page)
  await newFault('D')
  await passTimeUntil(rowOf(page, 'D'), 20)
  // The click itself finds where the row is.
  const click = () => rowOf(page, 'D').click({ position: { x: 300, y: 10 } })
  await click()
  await passTimeUntil(page.getByText('The rows have just moved: click again.'), 20)
  expect(new URL(page.url()).pathname).toBe('/alarms/lift-fault')
  await page.clock.runFor(actSightMs)
  await click()
  await passTimeUntil(page.getByRole('dialog', { name: /-D$/ }), 20)
})
