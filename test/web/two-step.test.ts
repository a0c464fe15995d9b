import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { authenticatorOf, setUpSecondFactor } from '../harness/authenticator'
import { openPage, type TestPage } from '../harness/browser'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { createUser, logIn, type TestUser } from '../harness/builders'
import { server } from '../harness/fixtures'
import { startLogInProvider, type LogInProvider } from '../harness/log-in-provider'
import { eventually, openAs, said } from './console'
import { inspect } from './look'
import { pathOf } from './reading'

const stepMs = 30_000
let provider: LogInProvider
let ahead = 0

const it = usualTest.extend('settings', { scope: 'file' }, async () => {
  provider = await startLogInProvider({ hasPages: true })
  return { env: provider.env, clock: () => Date.now() + ahead }
})

it.beforeAll(() => provider.admit(server.url))
it.afterAll(() => provider.stop())

const now = () => Date.now() + ahead

async function typeLogin(page: TestPage, user: TestUser): Promise<void> {
  await page.getByLabel('E-mail address').fill(user.name)
  await page.getByLabel('Password', { exact: true }).fill(user.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Sets two-step log-in up by what the page shows, and answers the app that has taken it in. */
async function setUpOn(page: TestPage, user: TestUser) {
  await page.getByLabel('Password', { exact: true }).fill(user.password)
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  const codeAt = authenticatorOf((await page.locator('code').textContent())!.replaceAll(' ', ''))
  await page.getByLabel('Code', { exact: true }).fill(codeAt(now()))
  await page.getByRole('button', { name: 'Switch on' }).click()
  const list = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await eventually(() => list.count()).toBe(10)
  return { codeAt, recoveryCodes: await list.allTextContents() }
}

describe('two-step log-in', () => {
  it('is set up in the settings, asked for at the log-in, and switched off', async () => {
    const user = await createUser(server)
    const page = await openAs(browser, server, user, '/settings/two-step')
    const { codeAt, recoveryCodes } = await setUpOn(page, user)
    await inspect(page, 'the recovery codes', [{ theme: 'dark', language: 'en' }])
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download' }).click()
    const file = await readFile(await (await downloading).path(), 'utf8')
    expect(file.trim().split('\n')).toEqual(recoveryCodes)
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByText('Two-step log-in is on. Recovery codes left: 10.').waitFor()

    ahead += 2 * stepMs
    const other = await openPage(browser, server)
    await other.goto('/login?redirect=/settings/two-step')
    await typeLogin(other, user)
    await other.getByText('Six digits from your authenticator app').waitFor()
    await inspect(other, 'the second step', [{ theme: 'light', language: 'en' }])
    const box = other.getByLabel('Code', { exact: true })
    await eventually(() => box.evaluate(one => one === document.activeElement)).toBe(true)
    expect(await box.getAttribute('autocomplete')).toBe('one-time-code')
    await other.getByRole('button', { name: 'Back' }).click()
    await typeLogin(other, user)
    await other.getByRole('button', { name: 'Log in', exact: true }).click()
    await other.getByText('Please enter the code').waitFor()
    await box.fill('000000')
    await other.getByRole('button', { name: 'Log in', exact: true }).click()
    await other.getByText('The code is wrong, or has been used.').waitFor()
    await box.fill(codeAt(now()))
    await other.getByRole('button', { name: 'Log in', exact: true }).click()

    await other.getByLabel('Password', { exact: true }).fill(user.password)
    await other.getByLabel('Code', { exact: true }).fill(recoveryCodes[0]!)
    await other.getByRole('button', { name: 'Switch off' }).click()
    await said(other, 'Two-step log-in is off.')
    await other.getByRole('button', { name: 'Set up' }).waitFor()
    expect([...page.complaints, ...other.complaints]).toEqual([])
  })

  it('is required by an ADMIN, and a member at work is led to set it up and back', async () => {
    const organization = { organization: 'Careful Council', type: 'TOWN_COUNCIL' } as const
    const admin = await createUser(server, { ...organization, role: 'ADMIN' })
    const member = await createUser(server, organization)
    const page = await openAs(browser, server, member, '/lift')
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
    const rules = await openAs(browser, server, admin, '/settings/two-step')
    const rule = rules.getByLabel('Require two-step log-in')
    await rule.click()
    await said(rules, 'Set up two-step log-in for yourself first.')
    await eventually(() => rule.isChecked()).toBe(false)
    await setUpOn(rules, admin)
    await rules.getByRole('button', { name: 'Done' }).click()
    await rule.click()
    await said(rules, 'Saved.')
    await eventually(() => rule.isChecked()).toBe(true)

    // Nothing is pressed: what is open ends.
    await eventually(() => pathOf(page)).toBe('/two-step')
    await page.getByText('Your organisation requires two-step log-in.').waitFor()
    await setUpOn(page, member)
    await page.getByRole('button', { name: 'Done' }).click()
    await eventually(() => pathOf(page)).toBe('/lift')
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
    expect([...rules.complaints, ...page.complaints]).toEqual([])
  })
})

describe('single sign-on', () => {
  async function signOn(page: TestPage, name: string): Promise<void> {
    await page.getByRole('link', { name: 'Log in with Council ID' }).click()
    await page.locator('input[name=login]').fill(name)
    await page.locator('input[name=password]').fill('any')
    await page.getByRole('button', { name: /sign.?in|log.?in/i }).click()
  }

  it("goes over the provider's own page and comes back logged in to where it was going", async () => {
    const user = await createUser(server)
    const page = await openPage(browser, server)
    await page.goto('/lift?page=1')
    await signOn(page, user.name)
    // The cookie is strict, and the way led over another site: the session holds all the same, after a reload too.
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
    await eventually(() => pathOf(page)).toBe('/lift')
    await page.reload()
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
    const session = (await page.context().cookies()).find(({ name }) => name === 'liftwatch_session')
    expect(session).toMatchObject({ sameSite: 'Strict', httpOnly: true })
  })

  it('says so where there is no account, and offers the password', async () => {
    const page = await openPage(browser, server)
    await page.goto('/login')
    await signOn(page, 'stranger@test.example')
    await page.getByText('There is no account for this log-in. Ask your administrator for an invitation.').waitFor()
    await page.getByLabel('E-mail address').waitFor()
  })

  it('asks for the code of a user who has two-step log-in, as the provider says nothing of a second factor', async () => {
    const user = await createUser(server)
    const { codeAt } = await setUpSecondFactor(await logIn(server, user), user, now())
    ahead += 2 * stepMs
    const page = await openPage(browser, server)
    await page.goto('/login')
    await signOn(page, user.name)
    await page.getByText('Enter your code to continue.').waitFor()
    await page.getByLabel('Code', { exact: true }).fill(codeAt(now()))
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
  })
})
