import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import { v7 as newId } from 'uuid'
import { listRows } from '../../server/src/queries/rows'
import { insertUser } from '../../server/src/queries/users'
import { setUpSecondFactor } from '../harness/authenticator'
import { createUser, logIn, newClient, type TestUser } from '../harness/builders'
import { newCookieBrowser, type CookieBrowser } from '../harness/cookie-browser'
import { it as usualTest, server } from '../harness/fixtures'
import { startLogInProvider, type LogInProvider, type ProviderAccount } from '../harness/log-in-provider'
import { outcomeOf } from '../harness/outcome'
import { startTestServer } from '../harness/server'
import { clientOf, isCallback, signOn, signOnError, whoIs } from '../harness/sign-on'

let provider: LogInProvider
let user: TestUser
let number = 0

const it = usualTest.extend('settings', { scope: 'file' }, async () => {
  provider = await startLogInProvider()
  return { env: provider.env }
})

it.beforeAll(() => provider.admit(server.url))
beforeEach(async () => {
  user = await createUser(server)
  provider.account = accountOf(user)
})
it.afterAll(() => provider.stop())

function accountOf({ name: email }: TestUser, change: Partial<ProviderAccount> = {}): ProviderAccount {
  return { subject: `subject-${++number}`, email, ...change }
}

describe('logging in with the provider', () => {
  it('is offered by its name', async () => {
    expect(await newClient(server).singleSignOn.find({})).toEqual({ provider: { name: 'Council ID' } })
  })

  it('links an account by its verified address, and knows it by its subject from then on', async () => {
    const browser = newCookieBrowser()
    const end = await signOn(server, browser, { redirect: '/lift?page=2' })
    expect(`${end.pathname}${end.search}`).toBe('/login?sso=true&redirect=%2Flift%3Fpage%3D2')
    expect(await clientOf(server, browser).session.user({})).toMatchObject({ id: user.id })
    provider.account = { ...provider.account, email: 'another.address@test.example', isVerified: false }
    expect(signOnError(await signOn(server))).toBeNull()
    const entries = await listRows(
      server.db,
      sql`SELECT detail FROM audit WHERE action = 'session.login' AND user_id = ${user.id} ORDER BY at, id`,
    )
    expect(entries).toEqual([{ detail: { by: 'oidc', linked: 'e-mail' } }, { detail: { by: 'oidc' } }])
  })

  it('starts a session of our own: it ends by logging out here', async () => {
    const browser = newCookieBrowser()
    await signOn(server, browser)
    const client = clientOf(server, browser)
    await client.session.logout({})
    expect(await outcomeOf(client.session.user({}))).toBe('not-logged-in')
  })

  it.each<[string, () => ProviderAccount | Promise<ProviderAccount>]>([
    ['an address that no one has verified', () => accountOf(user, { isVerified: false })],
    ['an address without an account', () => accountOf({ ...user, name: 'stranger@test.example' })],
    [
      'an account that is suspended',
      async () => {
        await server.db.execute(sql`UPDATE app_user SET status = 'INACTIVE' WHERE id = ${user.id}`)
        return accountOf(user)
      },
    ],
    [
      'a service account, though it were linked',
      async () => {
        const account = accountOf({ ...user, name: 'cron@test.example' })
        await insertUser(server.db, { id: newId(), kind: 'SERVICE', nickname: account.subject, createdAt: 0 })
        await server.db.execute(sql`INSERT INTO oidc_identity (issuer, subject, user_id, created_at)
          SELECT ${provider.issuer}, nickname, id, 0 FROM app_user WHERE kind = 'SERVICE'`)
        return account
      },
    ],
    [
      'an address that was handed on to someone else',
      async () => {
        await signOn(server)
        return accountOf(user)
      },
    ],
  ])('does not let in %s', async (_, account) => {
    provider.account = await account()
    const browser = newCookieBrowser()
    expect(signOnError(await signOn(server, browser))).toBe('provider-stranger')
    expect(await whoIs(server, browser)).toBe('not-logged-in')
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/.//evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '\t//evil.example',
  ])('leads to the first page instead of %j', async redirect => {
    const end = await signOn(server, newCookieBrowser(), { redirect })
    expect(end.searchParams.get('redirect')).toBe('/')
  })
})

describe('a second factor', () => {
  it('of the provider counts where it says so, and is asked for here where it does not', async () => {
    const client = await logIn(server, user)
    const { recoveryCodes } = await setUpSecondFactor(client, user, Date.now())
    const plain = newCookieBrowser()
    await signOn(server, plain)
    const select = (browser: CookieBrowser) =>
      outcomeOf(clientOf(server, browser).organizations.select({ id: user.organizationId }))
    expect(await select(plain)).toBe('second-factor-required')
    const before = newCookieBrowser()
    const host = new URL(server.url).host
    before.cookies.set(host, new Map(plain.cookies.get(host)))
    await clientOf(server, plain).secondFactor.prove({ code: recoveryCodes[0]! })
    // Anyone who has copied the token of before has proven nothing.
    expect(await whoIs(server, before)).toBe('not-logged-in')
    expect(await select(plain)).toBe('ok')
    provider.account = { ...provider.account, amr: ['pwd', 'mfa'] }
    const proven = newCookieBrowser()
    await signOn(server, proven)
    expect(await select(proven)).toBe('ok')
  })

  it('counts always where the settings trust the provider for it', async () => {
    const trusting = await startTestServer({
      databaseUrl: server.databaseUrl,
      env: { ...provider.env, LIFTWATCH_OIDC_MFA: 'trusted', LIFTWATCH_PUBLIC_URL: server.url },
    })
    const browser = newCookieBrowser()
    // Both are set to the same address: this one begins, and its own callback is where the browser comes back to.
    const there = (await browser.go(`${trusting.url}/api/oidc/login`))!
    const callback = await browser.follow(there, isCallback)
    const back = new URL(`${callback.pathname}${callback.search}`, trusting.url)
    expect(signOnError(await browser.go(back))).toBeNull()
    const rows = await listRows<{ proven: boolean }>(
      server.db,
      sql`SELECT second_factor_at IS NOT NULL AS proven FROM session WHERE user_id = ${user.id}`,
    )
    await trusting.stop()
    expect(rows).toEqual([{ proven: true }])
  })
})

describe('an invitation', () => {
  async function invite(email: string): Promise<string> {
    const admin = await logIn(server, await createUser(server, { role: 'ADMIN' }))
    await admin.accounts.invite({ emails: [email], role: 'USER' })
    const [mail] = await listRows<{ text: string }>(server.db, sql`SELECT text FROM mail WHERE recipient = ${email}`)
    return /inviteToken=([\w-]+)/.exec(mail!.text)![1]!
  }

  it('is accepted with the provider, without a password', async () => {
    const email = `invited-${++number}@test.example`
    const inviteToken = await invite(email)
    provider.account = { subject: `subject-${++number}`, email, name: 'Goh Mei\nLing' }
    const browser = newCookieBrowser()
    expect(signOnError(await signOn(server, browser, { inviteToken }))).toBeNull()
    expect(await clientOf(server, browser).session.user({})).toMatchObject({
      email,
      nickname: 'Goh Mei Ling',
      role: 'USER',
    })
    expect(signOnError(await signOn(server))).toBeNull()
    expect(signOnError(await signOn(server, newCookieBrowser(), { inviteToken }))).toBe('link-expired')
  })

  it.each([
    ['another address', {}, 'provider-stranger'],
    ['an address that no one has verified', { isVerified: false }, 'provider-stranger'],
  ])('is not accepted by %s', async (what, change, outcome) => {
    const email = `invited-${++number}@test.example`
    const inviteToken = await invite(email)
    const address = what === 'another address' ? `other-${number}@test.example` : email
    provider.account = { subject: `subject-${++number}`, email: address, ...change }
    expect(signOnError(await signOn(server, newCookieBrowser(), { inviteToken }))).toBe(outcome)
    const made = await listRows(server.db, sql`SELECT FROM app_user WHERE name IN (${email}, ${address})`)
    expect(made).toEqual([])
  })

  it('makes an account that is there a member', async () => {
    user = await createUser(server, { organization: 'Elsewhere', type: 'TOWN_COUNCIL' })
    provider.account = accountOf(user)
    const inviteToken = await invite(user.name)
    const browser = newCookieBrowser()
    expect(signOnError(await signOn(server, browser, { inviteToken }))).toBeNull()
    expect(await clientOf(server, browser).organizations.selected({})).toMatchObject({
      name: 'Liftwatch',
      role: 'USER',
    })
  })
})

describe('a provider that is away', () => {
  it('is said plainly, and passwords work on', async () => {
    const gone = await startLogInProvider()
    await gone.stop()
    const alone = await startTestServer({ databaseUrl: server.databaseUrl, env: gone.env })
    const led = await newCookieBrowser().go(`${alone.url}/api/oidc/login?redirect=/lift`)
    expect(`${led!.pathname}${led!.search}`).toBe('/login?error=provider-away&redirect=%2Flift')
    const byPassword = await outcomeOf(newClient(alone).session.login({ name: user.name, password: user.password }))
    await alone.stop()
    expect(byPassword).toBe('ok')
  })

  it('is not there at all where none is configured', async () => {
    const without = await startTestServer({ databaseUrl: server.databaseUrl })
    const found = await newClient(without).singleSignOn.find({})
    const { status } = await fetch(`${without.url}/api/oidc/login`, { redirect: 'manual' })
    await without.stop()
    expect({ found, status }).toEqual({ found: { provider: null }, status: 404 })
  })
})
