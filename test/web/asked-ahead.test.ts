import { expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { browser, test as usualTest } from '../harness/browser-fixtures'
import { block, createUser, sendAlarm } from '../harness/builders'
import { grant } from '../harness/cast'
import { device, server } from '../harness/fixtures'
import { eventually, open, openAs } from './console'

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block()], user: {} })

test.beforeAll(async () => {
  await sendAlarm(server, device, { lift: 'A', number: 3 })
})

/** The answers that a page asks for until it follows the changes: what it needs to draw its first screen. */
async function askedUntilLive(page: TestPage, path: string): Promise<string[]> {
  // What the page before still asks is not of it.
  await page.goto('/healthz')
  const asked: string[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(`${pathname}${search}`)
  })
  await page.goto(path)
  await eventually(() => asked).toContain('/api/events')
  return asked.slice(0, asked.indexOf('/api/events'))
}

function countOf(asked: readonly string[], path: string): number {
  return asked.filter(call => call.split('?', 1)[0] === path).length
}

const listCalls = ['/api/lift/fault/page', '/api/lift/fault/count', '/api/properties/user', '/api/passenger/trap/page']

test('what a list needs is asked once, before it is drawn', async () => {
  const page = await open('/settings')
  const asked = await askedUntilLive(page, '/alarms/lift-fault?lift=A&page=0')
  expect(listCalls.map(call => countOf(asked, call))).toEqual([1, 1, 1, 1])
  expect(asked.find(call => call.startsWith('/api/lift/fault/page'))).toMatch(/lift=A/)
  await page.getByRole('table', { name: 'Lift faults' }).getByText('AMK-AMA1-205-A').waitFor()
  expect(page.complaints).toEqual([])
})

test('the tab and the order that one chose last are asked for', async () => {
  const page = await open('/alarms/lift-fault')
  await page.getByRole('tab', { name: /^All/ }).click()
  await page.getByRole('button', { name: 'Set time', exact: true }).click()
  await eventually(() => page.url()).toContain('sort=')
  const sort = new URL(page.url()).searchParams.get('sort')!
  const asked = await askedUntilLive(page, '/alarms/lift-fault')
  const calls = asked.filter(call => call.startsWith('/api/lift/fault/page'))
  expect(calls).toEqual([expect.stringContaining('sort=')])
  const { searchParams } = new URL(calls[0]!, page.url())
  expect([searchParams.get('sort'), searchParams.get('operationalStatus')]).toEqual([sort, null])
})

test('a list that one may not see is not asked for', async () => {
  const other = await createUser(server, { role: 'USER' })
  await grant(server, other, ['rbe'])
  const page = await openAs(browser, server, other, '/alarms/rbe')
  const asked = await askedUntilLive(page, '/alarms/lift-fault')
  expect(listCalls.map(call => countOf(asked, call))).toEqual([0, 0, 0, 0])
  await page.getByText('Sorry, you are not authorized to access this page.').waitFor()
})

test('a record of a list is not asked for by the list’s address', async () => {
  const page = await open('/alarms/passenger-trap/detail/019a0000-0000-7000-8000-000000000000')
  await page
    .getByText(/not found|does not exist|gone/i)
    .first()
    .waitFor()
  expect(page.complaints.filter(words => !words.includes('404'))).toEqual([])
})
