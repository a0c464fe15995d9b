import { describe, expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { createUser } from '../harness/builders'
import { grant } from '../harness/cast'
import { client, server } from '../harness/fixtures'
import { eventually, open, openAs, said } from './console'
import { button, pathOf, rowsOf } from './reading'

const place = { organization: 'North Council', type: 'TOWN_COUNCIL' } as const

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  { client: { ...place, role: 'ADMIN', nickname: 'Chan Li Ting' } },
)

const rows = (page: TestPage) => rowsOf(page, 'Groups')

describe('the list of groups', () => {
  it('gets a group, whose permissions are what is chosen next; a name is asked for, and taken once', async () => {
    const page = await open('/user-management/group')
    await page.getByText('No groups yet.').waitFor()
    await button(page, 'Add group').click()
    const dialog = page.getByRole('dialog', { name: 'Add group' })
    await dialog.getByRole('button', { name: 'Add group' }).click()
    await dialog.getByText('Please input group name.').waitFor()
    await dialog.getByLabel('Group').fill('Day shift')
    await dialog.getByRole('button', { name: 'Add group' }).click()
    await said(page, 'Group added.')
    await page.getByRole('tab', { name: 'Permissions', selected: true }).waitFor()
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Groups' }).click()
    await rows(page).getByText('Day shift').waitFor()
    await button(page, 'Add group').click()
    await dialog.getByLabel('Group').fill('Day shift')
    await dialog.getByRole('button', { name: 'Add group' }).click()
    await dialog.getByText('There is a ‘Day shift’ already.').waitFor()
    expect(page.complaints).toEqual([])
  })

  it('is found by name, once typing has rested for 800 ms', async () => {
    await client.groups.create({ name: 'Weekend' })
    const page = await open('/user-management/group')
    await rows(page).getByText('Weekend').waitFor()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByLabel('Group', { exact: true }).fill('week')
    await page.clock.runFor(700)
    expect(new URL(page.url()).search).toBe('')
    await page.clock.runFor(200)
    await page.clock.resume()
    await eventually(() => new URL(page.url()).search).toBe('?name=week')
    await eventually(() => rows(page).count()).toBe(1)
  })

  it('asks before a group is deleted, naming how many lose what it grants', async () => {
    const { id } = await client.groups.create({ name: 'Night shift' })
    const user = await createUser(server, { ...place, role: 'USER' })
    await client.groups.addMembers({ groupId: id, userIds: [user.id] })
    const page = await open('/user-management/group')
    await button(page, 'Delete: Night shift').click()
    const dialog = page.getByRole('dialog', { name: 'Delete Night shift?' })
    await dialog.getByText('It has members: 1. They lose what they have by it alone.').waitFor()
    expect((await client.groups.detail({ id })).memberCnt).toBe(1)
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await said(page, 'Night shift: Group deleted.')
    await expect(client.groups.detail({ id })).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('a group', () => {
  it('gets members by ticking them, and lets them go; others see it at once', async () => {
    const { id } = await client.groups.create({ name: 'Relief' })
    for (const nickname of ['Nur Aisyah', 'Lim Ah Kow']) await createUser(server, { ...place, role: 'USER', nickname })
    const [page, other] = await Promise.all([open('/healthz'), open(`/user-management/group/detail/${id}`)])
    await other.getByText('No members yet.', { exact: false }).waitFor()
    await page.goto(`/user-management/group/detail/${id}`)
    await button(page, 'Add members').click()
    const dialog = page.getByRole('dialog', { name: 'Add members' })
    await dialog.getByRole('button', { name: 'Add (0)' }).click()
    await said(page, 'You did not select any rows.')
    await dialog.getByLabel('Name or e-mail').fill('Lim')
    await eventually(() => dialog.getByRole('checkbox').count()).toBe(1)
    await dialog.getByRole('checkbox', { name: /^Lim Ah Kow/ }).check()
    await dialog.getByRole('button', { name: 'Add (1)' }).click()
    await said(page, 'Relief: Add success')
    await rowsOf(page, 'Users').getByText('Lim Ah Kow').waitFor()
    await rowsOf(other, 'Users').getByText('Lim Ah Kow').waitFor()
    await button(page, 'Remove from group: Lim Ah Kow').click()
    await said(page, 'Lim Ah Kow: Remove success')
    expect((await client.groups.detail({ id })).memberCnt).toBe(0)
    expect([...page.complaints, ...other.complaints]).toEqual([])
  })

  it('is renamed and deleted on its own page, which leads back to the list', async () => {
    const { id } = await client.groups.create({ name: 'Spare' })
    const page = await open(`/user-management/group/detail/${id}`)
    await button(page, 'Rename').click()
    await page.getByRole('dialog', { name: 'Rename' }).getByLabel('Group').fill('Reserve')
    await page.getByRole('dialog', { name: 'Rename' }).getByRole('button', { name: 'Rename' }).click()
    await page.getByRole('heading', { name: 'Reserve' }).waitFor()
    await button(page, 'Delete').click()
    const dialog = page.getByRole('dialog', { name: 'Delete Reserve?' })
    await dialog.getByText('It has no members.').waitFor()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await eventually(() => pathOf(page)).toBe('/user-management/group')
  })

  it('is only looked at by who may not change it', async () => {
    const { id } = await client.groups.create({ name: 'Looked at' })
    const reader = await createUser(server, { ...place, role: 'USER' })
    await grant(server, reader, ['group'])
    const page = await openAs(browser, server, reader, '/user-management')
    await eventually(() => pathOf(page)).toBe('/user-management/group')
    await rows(page).getByText('Looked at').waitFor()
    expect(
      await page
        .getByRole('main')
        .getByRole('button', { name: /Add|Delete|Rename/ })
        .count(),
    ).toBe(0)
    await page.goto(`/user-management/group/detail/${id}?tab=permissions`)
    await page.getByText('Sorry, you are not authorized to do this.').waitFor()
    expect(await button(page, 'Add all').isDisabled()).toBe(true)
  })

  it('is changed by an ADMIN, where one is in it oneself: that is said before anything is tried', async () => {
    const clerk = await createUser(server, { ...place, role: 'USER' })
    const id = await grant(server, clerk, ['group', 'group.write'])
    const reason = /You are in the group .*; an administrator can change it\./
    const page = await openAs(browser, server, clerk, `/user-management/group/detail/${id}?tab=permissions`)
    await page.getByRole('main').getByText(reason).first().waitFor()
    expect(await button(page, 'Add all').isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: /^(Rename|Delete)$/ }).count()).toBe(0)
    await page.goto(`/user-management/group/detail/${id}`)
    await page.getByRole('main').getByRole('table').getByText(clerk.nickname).waitFor()
    expect(await page.getByRole('button', { name: /Add members|Remove/ }).count()).toBe(0)
  })
})
