import { describe, expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { createUser, type TestUser } from '../harness/builders'
import { client, server, user as admin } from '../harness/fixtures'
import { eventually, open, openAs, said } from './console'
import { button, rowsOf } from './reading'

const it = usualTest.extend('given', { scope: 'file' }, { client: { role: 'ADMIN', nickname: 'Chan Li Ting' } })

let council: TestUser

it.beforeAll(async () => {
  council = await createUser(server, {
    organization: 'North Council',
    type: 'TOWN_COUNCIL',
    role: 'ADMIN',
    nickname: 'Tan Wei Ming',
  })
})

const rows = (page: TestPage) => rowsOf(page, 'Organisations')
const rowOf = (page: TestPage, name: string) => rows(page).filter({ has: page.getByText(name, { exact: true }) })

describe('the list of organisations', () => {
  it('gets one, by a name and a type, that is renamed; a name is there once', async () => {
    const page = await open('/organization')
    await rowOf(page, 'North Council').getByText('Tan Wei Ming').waitFor()
    await button(page, 'Create organisation').click()
    const dialog = page.getByRole('dialog', { name: 'Create organisation' })
    await dialog.getByRole('button', { name: 'Create organisation' }).click()
    await dialog.getByText('Please input organization name.').waitFor()
    await dialog.getByLabel('Name').fill('North Council')
    await dialog.getByLabel('Type').selectOption('EMSU')
    expect(await dialog.getByRole('option', { name: 'Liftwatch' }).count()).toBe(0)
    await dialog.getByRole('button', { name: 'Create organisation' }).click()
    await dialog.getByText('There is a ‘North Council’ already.').waitFor()
    await dialog.getByLabel('Name').fill('Maintenance Unit')
    await dialog.getByRole('button', { name: 'Create organisation' }).click()
    await said(page, 'Organisation created.')
    // A row that has just come in takes no click.
    await page.reload()
    await button(page, 'Rename: Maintenance Unit').click()
    await page.getByRole('dialog', { name: 'Rename' }).getByLabel('Name').fill('North Unit')
    await page.getByRole('dialog', { name: 'Rename' }).getByRole('button', { name: 'Rename' }).click()
    await rowOf(page, 'North Unit').getByText('EMSU').waitFor()
    expect(page.complaints).toEqual([])
  })

  it('does nothing to Liftwatch itself, and asks before it suspends another', async () => {
    const page = await open('/organization')
    await eventually(() => rowOf(page, 'Liftwatch').locator('td').last().innerText()).toBe('-')
    await button(page, 'Suspend: North Council').click()
    const dialog = page.getByRole('dialog', { name: 'Suspend North Council?' })
    await dialog.getByText('Members: 1. They can no longer work in it', { exact: false }).waitFor()
    await dialog.getByRole('button', { name: 'Suspend' }).click()
    await said(page, 'North Council: Organisation suspended.')
    await rowOf(page, 'North Council').getByText('Suspended').waitFor()
    await button(page, 'Resume: North Council').click()
    await page.getByRole('dialog', { name: 'Resume North Council?' }).getByRole('button', { name: 'Resume' }).click()
    await said(page, 'North Council: Organisation resumed.')
    expect((await client.organizations.detail({ id: council.organizationId })).status).toBe('ACTIVE')
    await page.goto(`/organization/detail/${admin.organizationId}`)
    await page.getByText('The Liftwatch organisation itself cannot be created, viewed or changed.').waitFor()
  })

  it('is for who administers organisations alone', async () => {
    const page = await openAs(browser, server, council, '/organization')
    await page.getByText('Sorry, you are not authorized to access this page.').waitFor()
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    expect(await menu.getByRole('link', { name: 'Organisations' }).count()).toBe(0)
  })
})

describe('an organisation', () => {
  it('shows its administrators, members and invitations, and gets another administrator', async () => {
    const page = await open('/organization')
    await page.getByRole('link', { name: 'View North Council' }).click()
    await rowsOf(page, 'Users').getByText('Tan Wei Ming').waitFor()
    expect(await page.getByRole('columnheader', { name: 'Groups' }).count()).toBe(0)
    await button(page, 'Invite admin').click()
    const dialog = page.getByRole('dialog', { name: 'Invite admin' })
    await dialog.getByLabel('E-mail addresses').fill('lee@test.example')
    await dialog.getByRole('button', { name: 'Send invitations' }).click()
    await said(page, 'North Council: Invitations sent.')
    await page.getByRole('tab', { name: 'Invitation history' }).click()
    const invitation = rowsOf(page, 'Invitations').filter({ hasText: 'lee@test.example' })
    await invitation.getByText('Admin', { exact: true }).waitFor()
    await invitation.getByText('Open', { exact: true }).waitFor()
    await page.getByRole('tab', { name: 'Members' }).click()
    await page.getByLabel('Role').selectOption('User')
    await page.getByText('Nothing matches these filters').waitFor()
    expect(page.complaints).toEqual([])
  })

  it('serves the councils that are ticked, where it is an EMSU', async () => {
    const { id } = await client.organizations.create({ name: 'South Unit', type: 'EMSU' })
    const page = await open(`/organization/detail/${id}?tab=sight`)
    await page.getByRole('checkbox', { name: 'North Council' }).check()
    await button(page, 'Save councils').click()
    await said(page, 'South Unit: Councils saved.')
    expect((await client.organizations.detail({ id })).townCouncils).toMatchObject([{ name: 'North Council' }])
    await page.reload()
    await eventually(() => page.getByRole('checkbox', { name: 'North Council' }).isChecked()).toBe(true)
  })
})
