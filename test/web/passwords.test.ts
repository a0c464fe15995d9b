import { describe, expect } from 'vitest'
import { openPage } from '../harness/browser'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { createUser, logIn, newBearerClient } from '../harness/builders'
import { server, user as admin } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'
import { eventually, open, openAs, said } from './console'

const it = usualTest.extend('given', { scope: 'file' }, { user: { role: 'ADMIN', nickname: 'Chan Li Ting' } })

const chosen = 'correct horse battery'

describe('a password', () => {
  it('is changed by anyone who knows the old one, which says so at its box', async () => {
    const user = await createUser(server)
    const page = await openAs(browser, server, user, '/settings/password')
    const old = page.getByLabel('Old password', { exact: true })
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByText('Please enter your old password').waitFor()
    await page.getByText('Please enter a new password').waitFor()

    await old.fill('not this one')
    await page.getByLabel('New password', { exact: true }).fill(chosen)
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByText('The old password is wrong.').waitFor()
    await eventually(() => old.getAttribute('aria-invalid')).toBe('true')
    await eventually(() => old.evaluate(box => box === document.activeElement)).toBe(true)

    await old.fill(user.password)
    const fresh = page.getByLabel('New password', { exact: true })
    await fresh.fill('liftwatch-2026')
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByText('This password is easy to guess').waitFor()
    await eventually(() => fresh.getAttribute('aria-invalid')).toBe('true')

    const { token } = await (
      await logIn(server, user)
    ).userTokens.create({ name: 'Script', permissions: ['home'], expiresInDays: 1 })
    await fresh.fill(chosen)
    await page.getByRole('checkbox', { name: 'Also end my access tokens' }).check()
    await page.getByRole('button', { name: 'Save password' }).click()
    await said(page, 'Your password is changed.')
    expect(await outcomeOf(newBearerClient(server, token).session.user({}))).toBe('not-logged-in')
    await eventually(() => old.inputValue()).toBe('')
    expect(await outcomeOf(logIn(server, user))).toBe('bad-login')
    expect(await outcomeOf(logIn(server, { ...user, password: chosen }))).toBe('ok')
    // Anyone who changed it is logged in still.
    await page.reload()
    await page.getByRole('heading', { name: 'Change password' }).waitFor()
    expect(page.complaints).toEqual([])
  })

  it('that was forgotten is chosen again by the link in the outbox, which works once', async () => {
    const user = await createUser(server)
    const page = await openPage(browser, server)
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('heading', { name: 'Forgot password' }).waitFor()
    await page.getByLabel('E-mail address').fill(user.name)
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByText(`If ${user.name} has an account, a link is on its way to it.`).waitFor()

    const outbox = await open('/settings/outbox')
    const mail = outbox.getByRole('list', { name: 'Outbox' }).locator('> li').filter({ hasText: user.name })
    await mail.getByText('Not sent').waitFor()
    const link = await mail.getByRole('link').first().getAttribute('href')
    expect(link).toContain(`${server.url}/reset-password?token=`)

    await page.goto(link!)
    await page.getByLabel('New password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByText('Please enter at least 10 characters').waitFor()
    expect(await page.getByRole('checkbox', { name: 'Also end my access tokens' }).isChecked()).toBe(false)
    await page.getByLabel('New password', { exact: true }).fill(chosen)
    await page.getByRole('button', { name: 'Save password' }).click()
    await said(page, 'Your new password is set. Log in with it.')
    await eventually(() => new URL(page.url()).pathname).toBe('/login')
    await page.getByLabel('E-mail address').fill(user.name)
    await page.getByLabel('Password', { exact: true }).fill(chosen)
    await page.getByRole('button', { name: 'Log in' }).click()
    // The choice of the only organisation is made unasked, and may be over before it is looked at.
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor()

    const other = await openPage(browser, server)
    await other.goto(link!)
    await other.getByLabel('New password', { exact: true }).fill(chosen)
    await other.getByRole('button', { name: 'Save password' }).click()
    await other.getByRole('heading', { name: 'Link expired' }).waitFor()
    await other.getByText('The link has been used, or is too old.').waitFor()
    expect([...page.complaints, ...outbox.complaints, ...other.complaints]).toEqual([])
  })

  it('of an address without an account is answered just the same, and nothing is written', async () => {
    const page = await openPage(browser, server)
    await page.goto('/forget-password')
    await page.getByLabel('E-mail address').fill('stranger@test.example')
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByText('If stranger@test.example has an account, a link is on its way to it.').waitFor()
    const { content } = await (await logIn(server, admin)).mails.page({})
    expect(content.map(({ recipient }) => recipient)).not.toContain('stranger@test.example')
  })
})
