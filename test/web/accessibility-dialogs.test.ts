import type { Locator } from 'playwright-core'
import { describe } from 'vitest'
import { monthAfter } from '@liftwatch/core/domain/calendar'
import { formatDay } from '@liftwatch/core/text/format'
import type { TestPage } from '../harness/browser'
import { browser, it } from '../harness/browser-fixtures'
import { prepareConsole, type PreparedConsole } from './prepared-console'
import { inspect, looks, settle, show, sizes } from './look'

let prepared: PreparedConsole
let page: TestPage

it.beforeAll(async () => {
  prepared = await prepareConsole()
})

it.afterAll(() => browser.close())

/** What opens, where, by what, and how one sees that it has. */
type Opening = readonly [
  what: string,
  path: string,
  open: (page: TestPage) => Promise<unknown>,
  opened: (page: TestPage) => Locator,
]

const press = (name: string | RegExp) => (page: TestPage) => page.getByRole('button', { name }).first().click()
const dialog = (name: string) => (page: TestPage) => page.getByRole('dialog', { name })
const group = (name: string | RegExp) => (page: TestPage) => page.getByRole('group', { name })
const words = (text: string) => (page: TestPage) => page.getByText(text, { exact: true }).first()

/** Each look makes a token, and no two of a user have one name. */
let tokensMade = 0

async function makeToken(page: TestPage): Promise<void> {
  await page.getByLabel('Name').fill(`hourly export ${++tokensMade}`)
  await page.getByRole('button', { name: 'Read all' }).click()
  await page.getByRole('button', { name: 'Create token' }).click()
}

const tickRow = (page: TestPage) =>
  page
    .getByRole('checkbox', { name: /^Select /, disabled: false })
    .last()
    .check()

/** The days of the first lift of the block, of which one is chosen. */
async function chooseDay(page: TestPage): Promise<void> {
  await page.getByLabel('Lift or block').fill('205')
  await page.getByRole('button', { name: 'All lifts of the block' }).click()
  await page.locator('[data-day][aria-disabled=false]').last().click()
}

const openings: readonly Opening[] = [
  ['a maintenance check', '/lm-checker', press(/· (Not Done|Scheduled)/), page => page.getByRole('dialog')],
  [
    'a maintenance day',
    `/lm-schedule?month=${monthAfter(formatDay(Date.now()).slice(0, 7), 2)}`,
    chooseDay,
    page => page.getByRole('dialog'),
  ],
  ['the choice of columns', '/alarms/lift-fault', press('Columns'), dialog('Columns')],
  ['the export menu', '/alarms/lift-fault', press('Export'), group('Export')],
  ['the user menu', '/settings', press(/^Account of /), group(/^Account of /)],
  ['ticked rows', '/alarms/lift-fault', tickRow, words('1 selected')],
  ['a word', '/alarms/lift-fault', press('Acknowledge'), words('You did not select any rows.')],
  ['an entry of the audit trail', '/settings/audit', press(/Invited: /), dialog('People invited')],
  ['a question', '/settings/tokens', press('Revoke: nightly export'), dialog('Revoke nightly export?')],
  ['a new token', '/settings/tokens', makeToken, dialog('Token created')],
  ['an invitation', '/user-management/user', press('Invite member'), dialog('Invite member')],
  ['a question in a row', '/user-management/group', press('Delete: Night shift'), dialog('Delete Night shift?')],
  ['what a form misses', '/settings/invite', press('Send invitations'), words('Please enter email')],
]

const wide: readonly Opening[] = [
  ['a filter of several values', '/alarms/lift-fault', press(/^Severity: /), group(/^Severity: /)],
  ['a range of days', '/alarms/lift-fault', press(/^Set time/), group(/^Set time/)],
]

const narrow: readonly Opening[] = [
  ['the menu', '/settings', press('Open menu'), dialog('Main menu')],
  ['the filters', '/alarms/lift-fault', press('Filters'), page => page.getByLabel('LMD', { exact: false }).first()],
]

describe.each([
  { ...sizes[0], all: [...openings, ...wide] },
  { ...sizes[1], all: [...openings, ...narrow] },
])('there is no serious fault at $size.width', ({ size, shown, all }) => {
  it.beforeAll(async () => {
    page = await prepared.open('admin', size)
  })

  it.each(all)(
    'in %s',
    async (what, path, open, opened) => {
      await page.goto(path)
      await show(page, looks[0]!)
      await settle(page)
      await open(page)
      await opened(page).waitFor()
      await inspect(page, what, shown)
    },
    60_000,
  )
})
