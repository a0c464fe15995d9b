import { describe, expect } from 'vitest'
import { openPage } from '../harness/browser'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { createUser } from '../harness/builders'
import { server, user } from '../harness/fixtures'
import { enter, eventually, said } from './console'
import { firstScreen } from './routes'

const it = usualTest.extend('given', { scope: 'file' }, { user: {} })

describe('sign up', () => {
  it('is by invitation: it asks for the link, and knows one when it sees it', async () => {
    const page = await openPage(browser, server)
    await page.goto('/login')
    await page.getByRole('link', { name: 'Sign up' }).click()
    await page.getByText('Accounts are by invitation.').waitFor()
    await eventually(() => page.title()).toBe('Sign up Liftwatch')
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByText('Please paste the link from your invitation').waitFor()
    await page.getByLabel('Invitation link').fill('https://elsewhere.example/')
    await page.keyboard.press('Enter')
    await page.getByText('This is not an invitation link.').waitFor()
    await page.getByLabel('Invitation link').fill(`${server.url}/invites-join-fusion?inviteToken=cut`)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Link expired' }).waitFor()
    expect(page.complaints).toEqual([])
  })
})

describe('a link that is no good', () => {
  it.each([
    '/invites-join-fusion',
    '/join-create?inviteToken=cut',
    '/sign-up?inviteToken=cut',
    '/reset-password?token=x',
  ])('%s says so, and what to do', async path => {
    const page = await openPage(browser, server)
    await page.goto(path)
    await page.getByRole('heading', { name: 'Link expired' }).waitFor()
    await eventually(() => new URL(page.url()).pathname).toBe('/link-expired')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('heading', { name: 'Forgot password' }).waitFor()
  })
})

describe('the boxes', () => {
  it('say what is missing, and put the reader there', async () => {
    const page = await openPage(browser, server)
    await page.goto('/forget-password')
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByText('Please enter your e-mail address').waitFor()
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  })

  it('show a visitor the ways to a new password', async () => {
    const page = await openPage(browser, server)
    await page.goto('/set-password')
    await page.getByText('To choose a new password, log in, or have a link sent to your e-mail address.').waitFor()
    await page.getByRole('link', { name: 'Forgot your password?' }).waitFor()
    await page.getByRole('link', { name: 'Log in' }).click()
    await page.getByLabel('E-mail address').fill(user.name)
    await page.getByLabel('Password', { exact: true }).fill(user.password)
    await page.keyboard.press('Enter')
    await page.getByLabel('Old password', { exact: true }).waitFor()
    expect(page.complaints).toEqual([])
  })

  it('show a password on demand, and tell its rule beforehand', async () => {
    const page = await openPage(browser, server)
    await enter(page, user)
    await page.goto('/set-password')
    await page.getByText('At least 10 characters.').waitFor()
    const box = page.getByLabel('New password', { exact: true })
    await eventually(() => box.getAttribute('type')).toBe('password')
    await box.fill('short')
    await page.getByRole('button', { name: 'Show: New password' }).click()
    await eventually(() => box.getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByText('Please enter your old password').waitFor()
    await page.getByText('Please enter at least 10 characters').waitFor()
    expect(page.complaints).toEqual([])
  })
})

describe('no permission', () => {
  it('is said to a member of no group, who can leave or see to their own account', async () => {
    const newcomer = await createUser(server, { role: 'USER' })
    const page = await openPage(browser, server)
    await page.goto('/login')
    await page.getByLabel('E-mail address').fill(newcomer.name)
    await page.getByLabel('Password', { exact: true }).fill(newcomer.password)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'No permission' }).waitFor()
    await eventually(() => new URL(page.url()).pathname).toBe('/no-permission')
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('heading', { name: 'General' }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Log out' }).click()
    await said(page, 'Logout success.')
    expect(page.complaints).toEqual([])
  })

  it('leads on anyone who has a screen', async () => {
    const page = await openPage(browser, server)
    await enter(page, user, '/no-permission')
    await eventually(() => new URL(page.url()).pathname).toBe(firstScreen)
  })
})
