import { describe, expect } from 'vitest'
import { openPage, type TestPage } from '../harness/browser'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { createUser } from '../harness/builders'
import { server, user as admin } from '../harness/fixtures'
import { eventually, open, openAs } from './console'

const password = 'correct horse battery'

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  {
    user: {
      organization: 'North Council',
      type: 'TOWN_COUNCIL',
      role: 'ADMIN',
      nickname: 'Chan Li Ting',
    },
  },
)

/** The administrator invites the address, and takes the link from the outbox. */
async function invite(email: string): Promise<string> {
  const page = await open('/settings/invite')
  await page.getByLabel('E-mail addresses').fill(email)
  await page.getByRole('radio', { name: /^Superuser/ }).check()
  await page.getByRole('button', { name: 'Send invitations' }).click()
  await page.getByText(`Invited: ${email}`).waitFor()
  await page.getByRole('link', { name: 'See the mails' }).click()
  const mail = page.getByRole('list', { name: 'Outbox' }).locator('> li').filter({ hasText: email })
  const link = await mail.getByRole('link').first().getAttribute('href')
  expect(page.complaints).toEqual([])
  await page.context().close()
  return link!
}

function pathOf(page: TestPage): string {
  return new URL(page.url()).pathname
}

/** Where a join leads: the company by its name, and by the code of it. */
async function seeJoined(page: TestPage): Promise<void> {
  await page.getByText('You are now a member of North Council.').waitFor()
  await eventually(() => page.url()).toBe(
    `${server.url}/join-success?company=North+Council&code=${admin.organizationId}`,
  )
}

describe('an invitation', () => {
  it('makes an account of a new address, which joins and logs in', async () => {
    const link = await invite('lim@test.example')
    const page = await openPage(browser, server)
    await page.goto(link)
    await page.getByText('North Council invites you to work with it as Superuser.').waitFor()
    expect(pathOf(page)).toBe('/join-create')
    await eventually(() => page.getByLabel('E-mail address').inputValue()).toBe('lim@test.example')
    await page.getByRole('button', { name: 'Join' }).click()
    await page.getByText('Please enter your name').waitFor()
    await page.getByText('Please enter a new password').waitFor()
    await page.getByLabel('Your name').fill('Lim Ah Kow')
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Join' }).click()
    await seeJoined(page)
    await page.getByRole('link', { name: 'Go on' }).click()
    await page.getByRole('button', { name: 'Account of Lim Ah Kow' }).waitFor()

    const later = await openPage(browser, server)
    await later.goto('/login')
    await later.getByLabel('E-mail address').fill('lim@test.example')
    await later.getByLabel('Password', { exact: true }).fill(password)
    await later.getByRole('button', { name: 'Log in' }).click()
    await later.getByRole('button', { name: 'Account of Lim Ah Kow' }).waitFor()

    await later.goto(link)
    await later.getByRole('heading', { name: 'Link expired' }).waitFor()
    expect([...page.complaints, ...later.complaints]).toEqual([])
  })

  it('of someone who has an account leads to the login, and joins by it', async () => {
    const user = await createUser(server, { nickname: 'Nur Aisyah' })
    const link = await invite(user.name)
    const page = await openPage(browser, server)
    await page.goto(link)
    await page.getByText('Log in to accept your invitation.').waitFor()
    expect(pathOf(page)).toBe('/login')
    await eventually(() => page.getByLabel('E-mail address').inputValue()).toBe(user.name)
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByText('Incorrect user name or password.').waitFor()
    await page.getByLabel('Password', { exact: true }).fill(user.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await seeJoined(page)
    await page.getByRole('link', { name: 'Go on' }).click()
    await page.getByRole('button', { name: 'Account of Nur Aisyah' }).click()
    await page.getByText('North Council · Superuser').waitFor()
    await page.goto(link)
    await eventually(() => pathOf(page)).toBe('/link-expired')
    expect(page.complaints).toEqual([])
  })

  it('asks for addresses, says which are none, and who is a member already', async () => {
    const page = await open('/settings/invite')
    const box = page.getByLabel('E-mail addresses')
    const send = page.getByRole('button', { name: 'Send invitations' })
    await send.click()
    await page.getByText('Please enter email', { exact: true }).waitFor()
    await box.fill('lim')
    await send.click()
    await page.getByText('Please enter the correct email', { exact: true }).waitFor()
    await box.fill('lim, tan@test.example\nlee@')
    await send.click()
    await page.getByText('Please enter the correct email: lim, lee@', { exact: true }).waitFor()
    await box.fill(`tan@test.example\n${admin.name}`)
    await send.click()
    await page.getByText('Invited: tan@test.example').waitFor()
    await page.getByText(`Members already: ${admin.name}`).waitFor()
    await eventually(() => box.inputValue()).toBe('')
    expect(page.complaints).toEqual([])
  })

  it('is an administrator’s to send', async () => {
    const page = await openAs(browser, server, await createUser(server), '/settings/invite')
    await page.getByText('Sorry, you are not authorized to access this page.').waitFor()
  })
})
