import { describe, expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { block, createUser, logIn, sendAlarm } from '../harness/builders'
import { csvRows } from '../harness/files'
import { device, server, user as admin } from '../harness/fixtures'
import { eventually, open, openAs } from './console'

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  { blocks: [block()], user: { role: 'ADMIN', nickname: 'Chan Li Ting' } },
)

let faultId: string

it.beforeAll(async () => {
  const operator = await createUser(server, { nickname: 'Nur Aisyah' })
  await sendAlarm(server, device, { number: 3 })
  const client = await logIn(server, operator)
  faultId = (await client.liftFaults.page({})).content[0]!.id
  await client.liftFaults.acknowledge({ id: faultId })
  await client.liftFaults.report({ id: faultId, technicianName: 'Lim', result: 'Waits for a part.' })
  await client.liftFaults.report({ id: faultId, technicianName: 'Lim', faultCode: '1010', result: 'Part came.' })
  const chief = await logIn(server, admin)
  for (let index = 1; index <= 20; index++)
    await chief.accounts.invite({ emails: [`guest${index}@test.example`], role: 'USER' })
})

function openTrail(query = '', width = 1440): Promise<TestPage> {
  return open(`/settings/audit${query}`, { width })
}

function rows(page: TestPage) {
  return page.getByRole('table', { name: 'Audit trail' }).locator('tbody tr:not([aria-hidden])')
}

describe('the audit trail', () => {
  it('says who did what, when and to which lift, the newest first, a page at a time', async () => {
    const page = await openTrail()
    await eventually(() => rows(page).count()).toBe(20)
    await eventually(() => rows(page).first().textContent()).toMatch(
      /^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\dChan Li TingLiftwatchOrganisation chosen-/,
    )
    // 23 entries, and three who logged in and chose their organization.
    await page.getByRole('button', { name: 'Next page' }).click()
    await eventually(() => rows(page).count()).toBe(9)
    const reported = rows(page).filter({ hasText: 'Lift fault reported' }).first()
    await eventually(() => reported.textContent()).toContain('Nur Aisyah')
    await reported.getByRole('link', { name: 'AMK-AMA1-205-A' }).click()
    await page.getByRole('dialog').getByRole('heading', { name: 'AMK-AMA1-205-A' }).waitFor()
    await eventually(() => page.url()).toContain(`/alarms/lift-fault/detail/${faultId}`)
    expect(page.complaints).toEqual([])
  })

  it('shows what changed, old beside new, and what did not change not at all', async () => {
    const page = await openTrail('?action=liftFaults.report')
    await eventually(() => rows(page).count()).toBe(2)
    const line = 'Result: Waits for a part. → Part came.; Fault code: - → 1010'
    await rows(page).first().getByText(line).click()
    const dialog = page.getByRole('dialog', { name: 'Lift fault reported' })
    const changes = dialog.getByRole('table', { name: 'What changed' })
    await eventually(() => changes.getByRole('columnheader').allTextContents()).toEqual(['Field', 'Before', 'After'])
    const cells = await changes.getByRole('row').evaluateAll(found => found.slice(1).map(row => row.textContent))
    expect(cells).toEqual(['ResultWaits for a part.Part came.', 'Fault code-1010'])
    await dialog.getByText('127.0.0.1').waitFor()
    await page.keyboard.press('Escape')
    await eventually(() => dialog.count()).toBe(0)
    expect(page.complaints).toEqual([])
  })

  it('is filtered by person, action and subject, in the address', async () => {
    const page = await openTrail()
    await page.getByLabel('User', { exact: true }).fill('nur')
    await eventually(() => rows(page).count()).toBe(5)
    await page.getByLabel('Action').selectOption('Lift fault acknowledged')
    await eventually(() => rows(page).count()).toBe(1)
    await eventually(() => new URL(page.url()).search).toBe('?userName=nur&action=liftFaults.acknowledge')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByLabel('Subject id').fill(faultId)
    await eventually(() => rows(page).count()).toBe(3)
  })

  it('is exported with its filters', async () => {
    const page = await openTrail('?action=liftFaults.report')
    await eventually(() => rows(page).count()).toBe(2)
    await page.getByRole('button', { name: 'Export' }).click()
    const path = await page.getByRole('link', { name: 'Text (CSV)' }).getAttribute('href')
    const [, ...lines] = csvRows(await (await page.request.get(path!)).body())
    expect(lines.map(line => line[3])).toEqual(['liftFaults.report', 'liftFaults.report'])
  })

  it('is for administrators: others neither see the section nor open its address', async () => {
    const page = await openAs(browser, server, await createUser(server), '/settings')
    const sections = page.getByRole('navigation', { name: 'Settings' })
    await sections.getByRole('link', { name: 'General' }).waitFor()
    expect(await sections.getByRole('link', { name: 'Audit trail' }).count()).toBe(0)
    await page.goto('/settings/audit')
    await page.getByText('Sorry, you are not authorized to access this page.').waitFor()
  })

  it('is cards on a phone, named by who did it', async () => {
    const page = await openTrail('?action=liftFaults.acknowledge', 390)
    const card = page.getByRole('list', { name: 'Audit trail' }).getByRole('listitem')
    await card.getByText('Lift fault acknowledged').waitFor()
    await card.getByText('Nur Aisyah').waitFor()
  })
})
