import { generateKeyPairSync } from 'node:crypto'
import { beforeEach, describe, expect } from 'vitest'
import { createUser } from '../harness/builders'
import { newCookieBrowser, type CookieBrowser } from '../harness/cookie-browser'
import { it as usualTest, server } from '../harness/fixtures'
import { startLogInProvider, type LogInProvider } from '../harness/log-in-provider'
import { startTestServer } from '../harness/server'
import { beginIn, isCallback, signOn, signOnError, whoIs } from '../harness/sign-on'

const minuteMs = 60_000
let provider: LogInProvider
/** The provider's own clock goes with the world's, so that the server's does too, but for what a test adds. */
let ahead = 0
let number = 0

const it = usualTest.extend('settings', { scope: 'file' }, async () => {
  provider = await startLogInProvider()
  return { env: provider.env, clock: () => Date.now() + ahead }
})

it.beforeAll(() => provider.admit(server.url))
beforeEach(async () => {
  provider.forge = undefined
  const { name: email } = await createUser(server)
  provider.account = { subject: `subject-${++number}`, email }
})
it.afterAll(() => provider.stop())

describe('a log-in that someone meddles with', () => {
  /** Goes to the provider with a query that was changed, and comes back as far as the callback. */
  async function comeBack(browser: CookieBrowser, change: Record<string, string> = {}): Promise<URL> {
    const there = await beginIn(server, browser)
    for (const [name, value] of Object.entries(change)) there.searchParams.set(name, value)
    return browser.follow(there, isCallback)
  }

  async function expectRefused(browser: CookieBrowser, callback: URL): Promise<void> {
    expect(signOnError(await browser.go(callback))).toBe('provider-refused')
    expect(await whoIs(server, browser)).toBe('not-logged-in')
  }

  it("is refused in a browser that did not begin it: an attacker's own log-in is planted in no one", async () => {
    const callback = await comeBack(newCookieBrowser())
    await expectRefused(newCookieBrowser(), callback)
    const other = newCookieBrowser()
    await beginIn(server, other)
    await expectRefused(other, callback)
  })

  it.each(['state', 'iss', 'code'])('is refused with another %s', async name => {
    const browser = newCookieBrowser()
    const callback = await comeBack(browser)
    expect(callback.searchParams.get(name)).not.toBeNull()
    callback.searchParams.set(name, name === 'iss' ? 'http://localhost:1' : 'A'.repeat(43))
    await expectRefused(browser, callback)
  })

  it.each(['state', 'iss'])('is refused without %s', async name => {
    const browser = newCookieBrowser()
    const callback = await comeBack(browser)
    callback.searchParams.delete(name)
    await expectRefused(browser, callback)
  })

  it.each(['nonce', 'code_challenge'])('is refused where the provider was given another %s', async name => {
    const browser = newCookieBrowser()
    await expectRefused(browser, await comeBack(browser, { [name]: 'A'.repeat(43) }))
  })

  it('is refused a second time, even with the cookie of the first', async () => {
    const browser = newCookieBrowser()
    const callback = await comeBack(browser)
    const host = new URL(server.url).host
    const stolen = new Map(browser.cookies.get(host))
    expect(signOnError(await browser.go(callback))).toBeNull()
    expect(browser.cookies.get(host)!.has('liftwatch_oidc')).toBe(false)
    const replayer = newCookieBrowser()
    replayer.cookies.set(host, stolen)
    await expectRefused(replayer, callback)
  })

  it('is refused after ten minutes', async () => {
    const browser = newCookieBrowser()
    const callback = await comeBack(browser)
    ahead = 10 * minuteMs
    await expectRefused(browser, callback).finally(() => (ahead = 0))
  })

  it('is refused with a cookie that was made up or changed', async () => {
    const browser = newCookieBrowser()
    const callback = await comeBack(browser)
    const own = browser.cookies.get(new URL(server.url).host)!
    const sealed = own.get('liftwatch_oidc')!
    const changed = `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`
    for (const value of [changed, `${sealed.slice(0, -8)}AAAAAAAA`, 'AAAA', '%00', '{}']) {
      own.set('liftwatch_oidc', value)
      await expectRefused(browser, callback)
    }
  })

  it('is checked by the provider five times at most', async () => {
    const browser = newCookieBrowser()
    const callback = await comeBack(browser)
    callback.searchParams.set('code', 'A'.repeat(43))
    const own = browser.cookies.get(new URL(server.url).host)!
    const sealed = own.get('liftwatch_oidc')!
    const ends: (string | null)[] = []
    for (let time = 0; time < 6; time++) {
      own.set('liftwatch_oidc', sealed)
      ends.push(signOnError(await browser.go(callback)))
    }
    expect(ends).toEqual([...Array.from({ length: 5 }, () => 'provider-refused'), 'too-many-attempts'])
  })

  it.each([
    ['another site', 'cross-site', 'foreign-origin'],
    ['a sister site', 'same-site', 'foreign-origin'],
    ['a page of our own', 'same-origin', null],
    ['the address line', 'none', null],
  ])('that %s leads to (%s) begins only where its user may have wanted it', async (_, site, error) => {
    const headers = { 'sec-fetch-site': site }
    const response = await fetch(`${server.url}/api/oidc/login?redirect=/lift`, { redirect: 'manual', headers })
    const led = new URL(response.headers.get('location')!, server.url)
    expect(signOnError(led)).toBe(error)
    expect(led.host).toBe(new URL(error === null ? provider.issuer : server.url).host)
    expect(response.headers.getSetCookie()).toHaveLength(error === null ? 1 : 0)
    if (error !== null) expect(led.searchParams.get('redirect')).toBe('/lift')
  })

  it('hides what it keeps from scripts and from other addresses', async () => {
    const response = await fetch(`${server.url}/api/oidc/login`, { redirect: 'manual' })
    const [line] = response.headers.getSetCookie()
    expect(line).toMatch(/^liftwatch_oidc=/)
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/api/oidc', 'Max-Age=600']) expect(line).toContain(part)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { searchParams } = new URL(response.headers.get('location')!)
    expect(searchParams.get('code_challenge_method')).toBe('S256')
  })
})

describe('an ID token', () => {
  const other = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey

  function forgeToken(change: (idToken: string) => string): void {
    provider.forge = (path, answer) =>
      path === '/token' ? { ...answer, id_token: change(String(answer['id_token'])) } : answer
  }

  it('is taken with the signature of a published key', async () => {
    forgeToken(idToken => provider.resign(idToken, {}))
    expect(signOnError(await signOn(server))).toBeNull()
  })

  it.each<[string, (idToken: string) => string]>([
    ['that is signed with another key than those published', idToken => provider.resign(idToken, {}, other)],
    [
      'whose claims were changed under their signature',
      idToken => {
        const [header, , signature] = idToken.split('.')
        const [, claims] = provider.resign(idToken, { amr: ['mfa'] }).split('.')
        return [header, claims, signature].join('.')
      },
    ],
    [
      'without a signature',
      idToken => {
        const [, claims] = idToken.split('.')
        return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`
      },
    ],
    ['for another client', idToken => provider.resign(idToken, { aud: 'another client' })],
    ['of another provider', idToken => provider.resign(idToken, { iss: 'http://localhost:1' })],
    ['that has expired', idToken => provider.resign(idToken, { exp: Math.floor(Date.now() / 1000) - 3_600 })],
  ])('%s lets no one in', async (_, change) => {
    forgeToken(change)
    const browser = newCookieBrowser()
    expect(signOnError(await signOn(server, browser))).toBe('provider-refused')
    expect(await whoIs(server, browser)).toBe('not-logged-in')
  })

  it('is not asked for from a provider that says it is another', async () => {
    provider.forge = (path, answer) =>
      path.startsWith('/.well-known') ? { ...answer, issuer: 'http://localhost:1' } : answer
    const fresh = await startTestServer({ databaseUrl: server.databaseUrl, env: provider.env })
    const led = await newCookieBrowser().go(`${fresh.url}/api/oidc/login`)
    await fresh.stop()
    expect(signOnError(led)).toBe('provider-away')
  })
})
