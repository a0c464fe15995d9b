import { describe, expect } from 'vitest'
import type { OrganizationType } from '@liftwatch/core/contract/accounts/organizations'
import type { TestPage } from '../harness/browser'
import { browser, it } from '../harness/browser-fixtures'
import { createUser, type TestUser } from '../harness/builders'
import { grant, type Cast } from '../harness/cast'
import { server } from '../harness/fixtures'
import { createBusyCast } from '../harness/home-estate'
import { eventually, openAs } from './console'

let cast: Cast

it.beforeAll(async () => {
  cast = await createBusyCast(server)
})

/** A link that says how many there are of what it leads to. */
interface Figure {
  readonly label: string
  readonly count: number
  readonly href: string
}

async function figuresOn(page: TestPage): Promise<Figure[]> {
  await page.getByRole('region', { name: 'Figures' }).waitFor()
  const links = page.getByRole('main').getByRole('link', { name: /: \d+$/ })
  const found = await links.evaluateAll(all =>
    all.map(link => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')!] as const),
  )
  return found.map(([name, href]) => {
    const [, label, count] = /^(.+): (\d+)$/.exec(name)!
    return { label: label!, count: Number(count), href }
  })
}

/** How many rows a list says that it has. */
async function totalAt(page: TestPage, href: string): Promise<number> {
  await page.goto(href)
  const shown = page.getByRole('navigation', { name: 'Pages' }).getByText(/ of \d+$/)
  await shown.waitFor()
  return Number((await shown.textContent())!.replace(/^.* of /, ''))
}

async function expectFiguresOfLists(user: TestUser): Promise<string[]> {
  const page = await openAs(browser, server, user, '/home')
  const figures = await figuresOn(page)
  const totals = new Map<string, number>()
  for (const { href } of figures) if (!totals.has(href)) totals.set(href, await totalAt(page, href))
  expect(figures.map(figure => ({ ...figure, count: totals.get(figure.href) }))).toEqual(figures)
  expect(page.complaints).toEqual([])
  return figures.map(({ label }) => label)
}

const alarmFigures = ['Lift faults', 'Passenger traps', 'Building alarms']
const faultFigures = ['Open lift faults', 'Breakdown or urgent', 'Deployment', 'Outstanding']
const trapFigures = ['Open passenger traps', 'Waiting']

describe('each figure leads to the list of exactly what it counts', () => {
  it.each(['LIFTWATCH', 'TOWN_COUNCIL'] as const satisfies OrganizationType[])('for %s', async type => {
    expect(await expectFiguresOfLists(cast.users[type])).toEqual([
      'Passenger traps',
      'Urgent faults and breakdowns, unacknowledged',
      'Overdue switch-offs',
      'Immediate cases',
      'Silent devices',
      ...alarmFigures,
      ...faultFigures,
      ...trapFigures,
      'Lifts',
      'Out of service',
      'Monitoring devices',
      'Silent',
      'Open switch-offs',
      'Overdue',
      'Closed in 30 days',
      'Open cases',
      'Immediate, unattended',
    ])
  })

  it('for who may see faults alone', async () => {
    const user = await createUser(server, { role: 'USER' })
    await grant(server, user, ['lift-fault'])
    expect(await expectFiguresOfLists(user)).toEqual([
      'Urgent faults and breakdowns, unacknowledged',
      'Lift faults',
      ...faultFigures,
    ])
  })
})

describe('what waits', () => {
  it('leads to its record, row by row', async () => {
    const page = await openAs(browser, server, cast.users.LIFTWATCH, '/home')
    const waiting = page.getByRole('region', { name: 'Waiting now' })
    const { passengerTraps, liftFaults, switchOffs, complaints, lmds } = await cast.clients.LIFTWATCH.home.summary({})
    const rows = [
      ...passengerTraps!.waiting.map(trap => [trap.liftName, `/alarms/passenger-trap/detail/${trap.id}`]),
      ...liftFaults!.waiting.map(fault => [fault.liftName, `/alarms/lift-fault/detail/${fault.id}`]),
      ...switchOffs!.waiting.map(one => [one.liftName, `/oms-schedule/detail/${one.id}`]),
      ...complaints!.waiting.map(one => [`Case ${one.caseNo}`, `/case-management/view/${one.id}`]),
      ...lmds!.waiting.map(device => [device.name, `/lmd/detail/${device.id}`]),
    ]
    const links = waiting.getByRole('listitem').getByRole('link')
    await eventually(() =>
      links.evaluateAll(all => all.map(link => [link.textContent, link.getAttribute('href')])),
    ).toEqual(rows)
    // The first of each kind.
    for (const [name, path] of [rows[0]!, rows[passengerTraps!.waiting.length]!, rows.at(-1)!]) {
      await page.goto('/home')
      await waiting.locator(`a[href="${path}"]`).click()
      await eventually(() => new URL(page.url()).pathname).toBe(path)
      await page.getByText(name!).first().waitFor()
    }
  })
})
