import { describe, expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { createUser, newBearerClient } from '../harness/builders'
import { client, server, user as admin } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'
import { soon } from '../harness/soon'
import { eventually, open, openAs, said } from './console'
import { inspect, looks } from './look'
import { button, fitsWindow, pathOf, phoneSize, rowsOf } from './reading'

const place = { organization: 'North Council', type: 'TOWN_COUNCIL' } as const

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  { client: { ...place, role: 'ADMIN', nickname: 'Chan Li Ting' } },
)

let groupId: string

it.beforeAll(async () => {
  groupId = (await client.groups.create({ name: 'Night shift' })).id
})

const member = (nickname: string) => createUser(server, { ...place, role: 'USER', nickname })
const rows = (page: TestPage) => rowsOf(page, 'Users')
const rowOf = (page: TestPage, nickname: string) => rows(page).filter({ hasText: nickname })

describe('the list of users', () => {
  it('has nothing to do to oneself, and edits role and groups of others', async () => {
    const user = await member('Nur Aisyah')
    const page = await open('/user-management')
    await eventually(() => pathOf(page)).toBe('/user-management/user')
    await eventually(() => rowOf(page, 'Chan Li Ting').locator('td').last().innerText()).toBe('-')
    expect(await page.getByRole('checkbox', { name: 'Select Chan Li Ting' }).isDisabled()).toBe(true)
    await button(page, 'Edit user: Nur Aisyah').click()
    const dialog = page.getByRole('dialog', { name: 'Edit user' })
    await dialog.getByRole('checkbox', { name: 'Night shift' }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await said(page, 'Nur Aisyah: User saved.')
    await rowOf(page, 'Nur Aisyah').getByText('Night shift').waitFor()
    await button(page, 'Edit user: Nur Aisyah').click()
    await dialog.getByRole('radio', { name: /^Superuser/ }).check()
    expect(await dialog.getByRole('checkbox').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await said(page, 'Nur Aisyah: User saved.')
    expect(await client.users.detail({ id: user.id })).toMatchObject({ role: 'SUPERUSER', groups: [] })
    expect(pathOf(page)).toBe('/user-management/user')
    expect(page.complaints).toEqual([])
  })

  it('suspends, resumes and removes, and asks before what takes access', async () => {
    const user = await member('Lim Ah Kow')
    const status = async () => (await client.users.detail({ id: user.id })).status
    const page = await open('/user-management/user')
    await button(page, 'Suspend: Lim Ah Kow').click()
    const suspending = page.getByRole('dialog', { name: 'Suspend Lim Ah Kow?' })
    await suspending.getByRole('button', { name: 'Cancel' }).click()
    expect(await status()).toBe('ACTIVE')
    await button(page, 'Suspend: Lim Ah Kow').click()
    await suspending.getByRole('button', { name: 'Suspend' }).click()
    await said(page, 'Lim Ah Kow: User suspended.')
    await rowOf(page, 'Lim Ah Kow').getByText('Suspended').waitFor()
    await button(page, 'Resume: Lim Ah Kow').click()
    await said(page, 'Lim Ah Kow: User resumed.')
    expect(await status()).toBe('ACTIVE')
    await button(page, 'Remove: Lim Ah Kow').click()
    const removing = page.getByRole('dialog', { name: 'Remove Lim Ah Kow?' })
    await removing.getByText('The account and the audit trail stay.', { exact: false }).waitFor()
    await removing.getByRole('button', { name: 'Remove' }).click()
    await said(page, 'Lim Ah Kow: User removed.')
    await expect(client.users.detail({ id: user.id })).rejects.toMatchObject({ code: 'not-found' })
  })

  it('adds a service account, whose access tokens are made, get a new secret and end', async () => {
    await client.groups.addPermissions({ id: groupId, permissions: ['rbe'] })
    const page = await open('/user-management/user')
    await button(page, 'Add service account').click()
    const adding = page.getByRole('dialog', { name: 'Add service account' })
    await adding.getByLabel('Name').fill('Cron export')
    await adding.getByRole('checkbox', { name: 'Night shift' }).check()
    await adding.getByRole('button', { name: 'Add service account' }).click()
    await said(page, 'Service account added. Give it an access token.')
    await rowOf(page, 'Cron export').getByText('Service account').waitFor()
    await soon(async () => {
      // A row that has just come takes no click.
      await button(page, 'Tokens: Cron export').click()
      expect(await page.getByRole('dialog').count()).toBe(1)
    })
    const dialog = page.getByRole('dialog', { name: 'Access tokens of Cron export' })
    await dialog.getByText('It has no tokens.').waitFor()
    await dialog.getByLabel('Name').fill('nightly')
    // What its groups do not grant is not offered, though the ADMIN has it.
    expect(await dialog.getByRole('checkbox', { name: 'Lifts: Read' }).count()).toBe(0)
    await dialog.getByRole('checkbox', { name: 'Building alarms: Read' }).check()
    await dialog.getByRole('button', { name: 'Create token' }).click()
    const shown = page.getByRole('dialog', { name: 'Token created' })
    const first = await shown.getByLabel('Token').inputValue()
    await shown.getByRole('button', { name: 'Done' }).click()
    expect(await newBearerClient(server, first).session.permissions({})).toEqual(['rbe'])
    await dialog.getByRole('button', { name: 'New secret: nightly' }).click()
    await page
      .getByRole('dialog', { name: 'Give nightly a new secret?' })
      .getByRole('button', { name: 'New secret' })
      .click()
    const rotated = page.getByRole('dialog', { name: 'New secret created' })
    const second = await rotated.getByLabel('Token').inputValue()
    await rotated.getByRole('button', { name: 'Done' }).click()
    const works = (token: string) => outcomeOf(newBearerClient(server, token).session.user({}))
    expect([await works(first), await works(second)]).toEqual(['not-logged-in', 'ok'])
    await dialog.getByRole('button', { name: 'Revoke: nightly' }).click()
    await page.getByRole('dialog', { name: 'Revoke nightly?' }).getByRole('button', { name: 'Revoke' }).click()
    await dialog.getByText('It has no tokens.').waitFor()
    expect(await works(second)).toBe('not-logged-in')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await button(page, 'Suspend: Cron export').click()
    await page.getByText('Its access tokens stop working until it is resumed.').waitFor()
    await client.users.remove({ ids: (await client.users.page({ kind: 'SERVICE' })).content.map(({ id }) => id) })
    expect(page.complaints).toEqual([])
  })

  it('suspends several at once, with a result for each', async () => {
    const users = [await member('Siti Rahim'), await member('Siti Noor')]
    const page = await open('/user-management/user?search=Siti')
    await button(page, 'Suspend').click()
    await said(page, 'You did not select any rows.')
    await page.getByRole('checkbox', { name: 'Select all rows shown' }).check()
    await button(page, 'Suspend').click()
    const dialog = page.getByRole('dialog', { name: 'Suspend' })
    await dialog.getByText('2 selected. They can no longer work in this organisation', { exact: false }).waitFor()
    await dialog.getByRole('button', { name: 'Suspend: 2' }).click()
    await dialog.getByText('2 done, 0 needed nothing, 0 failed').waitFor()
    const now = await Promise.all(users.map(({ id }) => client.users.detail({ id })))
    expect(now.map(({ status }) => status)).toEqual(['INACTIVE', 'INACTIVE'])
  })

  it('is filtered by role and group; administrators by themselves have no groups to show', async () => {
    const user = await member('Tan Wei Ming')
    await client.groups.addMembers({ groupId, userIds: [user.id] })
    const page = await open('/user-management/user')
    await page.getByLabel('Group').selectOption('Night shift')
    await eventually(() => rows(page).count()).toBe(1)
    await page.getByRole('columnheader', { name: 'Groups' }).waitFor()
    await page.getByLabel('Group').selectOption('Any')
    await page.getByLabel('Role').selectOption('Admin')
    await eventually(() => rows(page).count()).toBe(1)
    await eventually(() => page.getByRole('columnheader', { name: 'Groups' }).count()).toBe(0)
  })
})

describe('invitations', () => {
  it('go to several addresses at once, with groups, and can be revoked', async () => {
    const page = await open('/user-management/user', phoneSize)
    await button(page, 'Invite member').click()
    const dialog = page.getByRole('dialog', { name: 'Invite member' })
    await dialog.getByRole('button', { name: 'Send invitations' }).click()
    await dialog.getByText('Please enter email').waitFor()
    await dialog.getByLabel('E-mail addresses').fill('tan wei@test.example')
    await dialog.getByRole('button', { name: 'Send invitations' }).click()
    await dialog.getByText('Please enter the correct email').waitFor()
    expect(await fitsWindow(page)).toBe(true)
    await dialog.getByLabel('E-mail addresses').fill('lee@test.example, goh@test.example')
    await dialog.getByRole('checkbox', { name: 'Night shift' }).check()
    await dialog.getByRole('button', { name: 'Send invitations' }).click()
    await said(page, 'Invited: lee@test.example, goh@test.example')
    await page.getByRole('link', { name: 'Invitations', exact: true }).click()
    await button(page, 'Revoke: lee@test.example').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await said(page, 'lee@test.example: Invitation revoked.')
    await eventually(() => button(page, 'Revoke: lee@test.example').count()).toBe(0)
    const { content } = await client.invitations.page({})
    expect(content.map(({ email, status, groups }) => `${email} ${status} ${groups.length}`).toSorted()).toEqual([
      'goh@test.example OPEN 1',
      'lee@test.example REVOKED 1',
    ])
    expect(page.complaints).toEqual([])
  })

  it('to one’s own address are joined where one chooses an organisation', async () => {
    const user = await createUser(server, { organization: 'South Council', type: 'TOWN_COUNCIL' })
    await client.accounts.invite({ emails: [user.name], role: 'USER' })
    const page = await openAs(browser, server, user, '/choose-organization?switch=true')
    await button(page, 'Join North Council').click()
    await page.getByText('You are now a member of North Council.').waitFor()
    expect(pathOf(page)).toBe('/join-success')
    await page.goto('/choose-organization?switch=true')
    await page.getByRole('button', { name: /^North Council/ }).waitFor()
    expect(await page.getByRole('heading', { name: 'Invitations for you' }).count()).toBe(0)
  })
})

describe('one’s own organisation', () => {
  it('has its page beside its users, where its contact is changed; another’s is not there', async () => {
    const page = await open('/user-management/user')
    await page.getByRole('link', { name: 'North Council' }).click()
    await eventually(() => pathOf(page)).toBe(`/user-management/detail/${admin.organizationId}`)
    await page.getByRole('tab', { name: 'Admins', selected: true }).waitFor()
    await rows(page).getByText('Chan Li Ting').waitFor()
    expect(await page.getByRole('button', { name: /Rename|Suspend/ }).count()).toBe(0)
    // In the other looks it is the page that who administers organisations has of each.
    await inspect(page, 'one’s own organisation', looks.slice(0, 1))
    await page.getByRole('tab', { name: 'Contact' }).click()
    await page.getByLabel('Phone').fill('x')
    await button(page, 'Save contact').click()
    await page.getByText('Please enter a telephone number, such as +65 6123 4567').waitFor()
    await page.getByLabel('Phone').fill('+65 6123 4567')
    await button(page, 'Save contact').click()
    await said(page, 'North Council: Contact saved.')
    expect(await client.organizations.detail({ id: admin.organizationId })).toMatchObject({ phone: '+65 6123 4567' })
    // Someone else is quicker: what was typed stays, and is saved over theirs only once that is said.
    await page.getByLabel('E-mail').fill('desk@example.org')
    await client.organizations.saveContact({ id: admin.organizationId, phone: '999', email: 'night@example.org' })
    await page.getByText(/^Changed by Chan Li Ting at .* while you were editing/).waitFor()
    await page.getByText('E-mail is now: night@example.org').waitFor()
    expect(await page.getByLabel('Phone').inputValue()).toBe('999')
    await button(page, 'Save contact').click()
    await page.getByText(/^Changed meanwhile by Chan Li Ting at .*: nothing was saved\.$/).waitFor()
    await button(page, 'Continue with my changes').click()
    await button(page, 'Save contact').click()
    await said(page, 'North Council: Contact saved.')
    expect(await client.organizations.detail({ id: admin.organizationId })).toMatchObject({
      phone: '999',
      email: 'desk@example.org',
    })
    await page.getByRole('tab', { name: 'What it sees' }).click()
    await page.getByText('The lifts of its town council.').waitFor()
    await page.goto(`/user-management/detail/${crypto.randomUUID()}`)
    await page.getByText('Sorry, the page you visited does not exist.').waitFor()
    expect(page.complaints).toEqual([])
  })
})
