import { describe, expect } from 'vitest'
import { openPage } from '../harness/browser'
import { createUser } from '../harness/builders'
import { insertMembership } from '../../server/src/queries/users'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { server, user } from '../harness/fixtures'
import { enter, eventually, open, said } from './console'
import { firstScreen } from './routes'

const it = usualTest.extend('given', { scope: 'file' }, { user: { nickname: 'Nur Aisyah' } })

describe('the login', () => {
  it('asks for what is missing, and says on both boxes that name or password are wrong', async () => {
    const page = await openPage(browser, server)
    await page.goto('/')
    await page.getByRole('button', { name: 'Log in' }).click()
    await eventually(() => new URL(page.url()).pathname).toBe('/login')
    await eventually(() => page.title()).toBe('Log in Liftwatch')
    await page.getByText('Please enter your e-mail address').waitFor()
    await page.getByText('Please enter your password').waitFor()

    await page.getByLabel('E-mail address').fill('aisyah')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByText('Please enter a valid e-mail address').waitFor()

    await page.getByLabel('E-mail address').fill(user.name)
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByText('Incorrect user name or password.').waitFor()
    await eventually(() => page.getByLabel('E-mail address').getAttribute('aria-invalid')).toBe('true')
    await eventually(() => page.getByLabel('Password', { exact: true }).getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByText('Incorrect user name or password.').count()).toBe(1)
    expect(page.complaints).toEqual([])
  })

  it('goes straight on for a user with one organisation, without a call that is refused', async () => {
    const page = await openPage(browser, server)
    const refused: string[] = []
    page.on('response', answer => void (answer.status() === 409 && refused.push(answer.url())))
    await page.goto('/lift')
    await page.getByLabel('E-mail address').fill(user.name)
    await page.getByLabel('Password', { exact: true }).fill(user.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
    await eventually(() => new URL(page.url()).pathname).toBe('/lift')
    expect(refused).toEqual([])
  })

  it('asks a user with several, however long their names are', async () => {
    const several = await createUser(server)
    const name = `Council of ${'Very Long Named Estates and '.repeat(3)}Others`
    const { organizationId } = await createUser(server, { organization: name, type: 'TOWN_COUNCIL' })
    await insertMembership(server.db, { userId: several.id, organizationId, role: 'USER' })
    const page = await openPage(browser, { ...server, width: 390 })
    await page.goto('/login')
    await page.getByLabel('E-mail address').fill(several.name)
    await page.getByLabel('Password', { exact: true }).fill(several.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    const button = page.getByRole('button', { name: new RegExp(name) })
    await button.waitFor()
    const isCut = await button.evaluate(box =>
      [box, ...box.children].some(one => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0),
    )
    expect(isCut).toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  it('leads back to where the visitor wanted to go, query and all', async () => {
    const page = await openPage(browser, server)
    await enter(page, user, '/alarms/lift-fault?operationalStatus=CLOSED&severity=URGENT')
    await eventually(() => page.url()).toBe(`${server.url}/alarms/lift-fault?operationalStatus=CLOSED&severity=URGENT`)
  })

  it('never leads to another site', async () => {
    const page = await openPage(browser, server)
    await enter(page, user, '/login?redirect=https://elsewhere.example/')
    await eventually(() => page.url()).toBe(`${server.url}${firstScreen}`)
  })

  it('remembers the name where that was asked for', async () => {
    const page = await openPage(browser, server)
    await page.goto('/login')
    await page.getByLabel('Remember me').check()
    await page.getByLabel('E-mail address').fill(user.name)
    await page.getByLabel('Password', { exact: true }).fill(user.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
    await page.evaluate(() => localStorage.removeItem('liftwatch.login'))
    await page.goto('/login')
    await eventually(() => page.getByLabel('E-mail address').inputValue()).toBe(user.name)
    await eventually(() => page.getByLabel('Remember me').isChecked()).toBe(true)
  })
})

describe('the session', () => {
  it('ends with Log out, and the way in is closed again', async () => {
    const page = await openPage(browser, server)
    await enter(page, user)
    await page.getByRole('button', { name: 'Account of Nur Aisyah' }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await said(page, 'Logout success.')
    await eventually(() => page.url()).toBe(`${server.url}/login`)
    await page.goto('/alarms/lift-fault')
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
  })

  it('that the server ended leads to the login with the way back', async () => {
    const page = await openPage(browser, server)
    await enter(page, user)
    await page.getByText('Live', { exact: true }).waitFor()
    await page.getByText('No lift faults.').waitFor()
    // Not before the step that is to find it out: the page asks by itself too.
    await page.route(/fault\/page\?.*CLOSED/, async route => {
      await page.context().clearCookies()
      await route.continue()
    })
    await page.getByRole('tab', { name: /Closed/ }).click()
    await page.getByText('Your session has ended. Log in again to go on.').waitFor()
    await said(page, 'System failure, please try again later.')
    await eventually(() => new URL(page.url()).searchParams.get('redirect')).toBe(
      '/alarms/lift-fault?operationalStatus=CLOSED',
    )
  })

  it('goes on in another organisation after Switch organisation', async () => {
    const page = await openPage(browser, server)
    await enter(page, user)
    await page.getByRole('button', { name: 'Account of Nur Aisyah' }).click()
    await page.getByRole('button', { name: 'Switch organisation' }).click()
    await eventually(() => page.url()).toBe(`${server.url}/choose-organization?switch=true`)
    await page.getByRole('button', { name: /Liftwatch/ }).click()
    await eventually(() => page.url()).toBe(`${server.url}${firstScreen}`)
  })

  it('keeps nothing in local storage but flags', async () => {
    const page = await openPage(browser, server)
    await enter(page, user)
    await eventually(() => page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
      'liftwatch.language',
      'liftwatch.login',
      'liftwatch.organization-type',
      'liftwatch.streams',
      'liftwatch.user-info',
    ])
    expect(await page.evaluate(() => document.cookie)).toBe('')
  })

  it('ends where the permissions cannot be had: back to the login, with a word', async () => {
    const page = await open('/alarms/lift-fault')
    await page.getByText('No lift faults.').waitFor()
    await page.route('**/api/user/permissions', route => route.fulfill({ status: 500, body: 'broken' }))
    await page.reload()
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    await said(page, 'System failure, please try again later.')
    await eventually(() => new URL(page.url()).searchParams.get('redirect')).toBe('/alarms/lift-fault')
    expect(await page.evaluate(() => localStorage.getItem('liftwatch.login'))).toBeNull()
  })

  it('that may not do something is led to the 403 page', async () => {
    const page = await open('/settings')
    await page.getByRole('heading', { name: 'General' }).waitFor()
    await page.route('**/api/lift/fault/page*', route =>
      route.fulfill({ status: 403, contentType: 'application/problem+json', body: '{"code":"no-permission"}' }),
    )
    await page.goto('/alarms/lift-fault')
    await page.getByText('Sorry, you are not authorized to access this page.').waitFor()
    await eventually(() => new URL(page.url()).pathname).toBe('/403')
  })

  it('survives a server out of reach: the page says that it failed, and Retry tries again', async () => {
    const page = await openPage(browser, server)
    await enter(page, user)
    await page.route('**/api/user/info', route => route.abort())
    await page.reload()
    await page.getByRole('heading', { name: 'Failed!' }).waitFor()
    await page.getByText('Something went wrong.').waitFor()
    await page.getByRole('link', { name: 'Go to home' }).waitFor()
    await page.unroute('**/api/user/info')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('heading', { name: 'Lift fault' }).waitFor()
  })
})
