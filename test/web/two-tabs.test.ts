import { describe, expect } from 'vitest'
import { insertMembership } from '../../server/src/queries/users'
import type { TestPage } from '../harness/browser'
import { it as usualTest } from '../harness/browser-fixtures'
import { createUser, sendAlarm, type TestUser } from '../harness/builders'
import { cast, server, user } from '../harness/fixtures'
import { eventually, open } from './console'

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  { user: { organization: 'North Council', type: 'TOWN_COUNCIL', nickname: 'Nur Aisyah' }, hasCast: true },
)

let southId: string

it.beforeAll(async () => {
  const south = await createUser(server, { organization: 'South Council', type: 'TOWN_COUNCIL' })
  southId = south.organizationId
  await insertMembership(server.db, { userId: user.id, organizationId: southId, role: 'SUPERUSER' })
  await sendAlarm(server, cast.north, { number: 3 })
  await sendAlarm(server, cast.south, { number: 5 })
})

const [northern, southern] = ['AMK-AMA1-205-A', 'BD-BNS3-205-A']
const row = (page: TestPage, lift: string) => page.getByRole('table').getByText(lift, { exact: true }).first()

/** Another tab of the same browser. */
async function openTab(page: TestPage, path: string): Promise<TestPage> {
  const tab = await page.context().newPage()
  await tab.goto(path)
  return tab as TestPage
}

/** A call of a page itself, so that its browser has the cookies of the answer as soon as it has the answer. */
function call(page: TestPage, method: string, path: string, body: object): Promise<number> {
  return page.evaluate(
    async ({ url, ...how }) => (await fetch(url, { headers: { 'content-type': 'application/json' }, ...how })).status,
    { url: path, method, body: JSON.stringify(body) },
  )
}

/** Another user logs in, in another tab. */
async function logInBeside(page: TestPage, { name, password }: TestUser): Promise<TestPage> {
  const tab = await openTab(page, '/healthz')
  expect(await call(tab, 'POST', '/api/login', { name, password })).toBe(200)
  return tab
}

async function switchTo(page: TestPage, name: string): Promise<void> {
  await page.goto('/choose-organization?switch=true')
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
}

describe('many tabs of one browser', () => {
  it('leave each other connections for their calls: a fifth polls, but one that is looked at before one that is not', async () => {
    const tabs = [await open('/alarms/lift-fault')]
    await row(tabs[0]!, northern).waitFor()
    // A browser without windows shows all its tabs at once.
    await tabs[0]!.context().addInitScript(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => sessionStorage['test.visibility'] ?? 'visible' })
    })
    await tabs[0]!.reload()
    // One after another: which of them poll goes by which of them asked first.
    const isFollowed = (tab: TestPage) => tab.getByText(/^Live( changes unavailable|$)/).first()
    await isFollowed(tabs[0]!).waitFor()
    while (tabs.length < 5) {
      const tab = await openTab(tabs[0]!, '/alarms/lift-fault')
      await isFollowed(tab).waitFor()
      tabs.push(tab)
    }
    for (const tab of tabs) await row(tab, northern).waitFor()
    const isPolling = (tab: TestPage) => tab.getByText('Live changes unavailable', { exact: false }).isVisible()
    const polling = async () => (await Promise.all(tabs.map(isPolling))).map((is, tab) => (is ? tab : '')).join('')
    await eventually(polling).toBe('4')
    await tabs[0]!.evaluate(() => (sessionStorage['test.visibility'] = 'hidden'))
    await eventually(polling).toBe('0')
    await tabs.pop()!.close()
    await eventually(polling).toBe('')
  })
})

describe('two tabs of one browser', () => {
  it('work in two organisations, each with its own rows through notices, refreshes and a reload', async () => {
    const first = await open('/alarms/lift-fault')
    await row(first, northern).waitFor()
    const second = await openTab(first, '/alarms/lift-fault')
    await row(second, northern).waitFor()
    await switchTo(second, 'South Council')
    await second.goto('/alarms/lift-fault')
    await row(second, southern).waitFor()

    // A notice and a lost connection make the first tab ask again.
    await sendAlarm(server, cast.north, { number: 7 })
    await eventually(() => first.getByRole('tab', { name: /Outstanding 2/ }).isVisible()).toBe(true)
    const paused = await server.pause()
    await first.getByText('Out of date', { exact: true }).waitFor()
    await paused.resume()
    await first.getByText('Live', { exact: true }).waitFor()
    await row(first, northern).waitFor()
    expect(await row(first, southern).count()).toBe(0)
    await first.reload()
    await row(first, northern).waitFor()
    await first.getByText('North Council').first().waitFor()
    expect(await row(first, southern).count()).toBe(0)
    await second.reload()
    await row(second, southern).waitFor()
  })

  it('a new tab begins in the organisation that was chosen last', async () => {
    const first = await open('/alarms/lift-fault')
    await row(first, northern).waitFor()
    await switchTo(first, 'South Council')
    const second = await openTab(first, '/alarms/lift-fault')
    await row(second, southern).waitFor()
  })

  it('a detail that opens in a window of its own is in the organisation of its list', async () => {
    await sendAlarm(server, cast.north, { type: 'PASSENGER_TRAP' })
    const first = await open('/alarms/passenger-trap')
    const link = row(first, northern)
    await link.waitFor()
    await switchTo(await openTab(first, '/alarms/lift-fault'), 'South Council')
    const [opened] = await Promise.all([first.context().waitForEvent('page'), link.click()])
    await opened.getByText('North Council').first().waitFor()
    await opened.getByText(northern, { exact: true }).first().waitFor()
  })
})

describe('another user who logs in beside', () => {
  it('is named in the tab of the first, which shows none of the others’ rows, and can go on as that user', async () => {
    const first = await open('/alarms/lift-fault')
    await row(first, northern).waitFor()
    await first.getByText('Live', { exact: true }).waitFor()
    const other = cast.users.BCA
    const beside = await logInBeside(first, other)
    await call(beside, 'PUT', `/api/organization/selected/${other.organizationId}`, {})
    await sendAlarm(server, cast.north, { number: 9 })
    await first.getByRole('heading', { name: `You are now logged in as ${other.nickname}` }).waitFor()
    expect(await first.getByText(southern, { exact: true }).count()).toBe(0)

    await first.getByRole('link', { name: `Continue as ${other.nickname}` }).click()
    await first.getByRole('navigation', { name: 'Main menu' }).waitFor()
    await first.goto('/alarms/lift-fault')
    await row(first, southern).waitFor()
  })

  it('can be left again by logging in as oneself', async () => {
    const first = await open('/alarms/lift-fault')
    await row(first, northern).waitFor()
    await first.getByText('Live', { exact: true }).waitFor()
    const other = cast.users.BCA
    await logInBeside(first, other)
    await first.getByRole('heading', { name: `You are now logged in as ${other.nickname}` }).waitFor()
    await first.getByRole('link', { name: 'Log in again' }).click()
    await first.getByLabel('E-mail address').fill(user.name)
    await first.getByLabel('Password', { exact: true }).fill(user.password)
    await first.getByRole('button', { name: 'Log in' }).click()
    await row(first, northern).waitFor()
  })
})
