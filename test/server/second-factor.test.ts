import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { session } from '@liftwatch/core/contract/accounts/session'
import { listRows } from '../../server/src/queries/rows'
import { authenticatorOf, setUpSecondFactor } from '../harness/authenticator'
import { createUser, logIn, newClient, type TestUser } from '../harness/builders'
import { it as usualTest, server } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'
import { mailsTo, secondFactorEntries } from '../harness/second-factor-trail'

const stepMs = 30_000
const windowMs = 15 * 60_000
let user: TestUser
let client: Client
let now = Date.UTC(2026, 10, 20)

const it = usualTest.extend('settings', { scope: 'file' }, { clock: () => now })

beforeEach(async () => {
  now += 10 * windowMs
  user = await createUser(server)
  client = await logIn(server, user)
})

function tryLogin(code?: string, who = user): Promise<string> {
  const credentials = { name: who.name, password: who.password }
  return outcomeOf(newClient(server).session.login(code === undefined ? credentials : { ...credentials, code }))
}

describe('setting up two-step log-in', () => {
  it('takes the password and a code, and nothing holds before both', async () => {
    expect(await outcomeOf(client.secondFactor.begin({ password: 'wrong' }))).toBe('wrong-password')
    expect(await outcomeOf(client.secondFactor.confirm({ code: '123456' }))).toBe('no-second-factor')
    const { uri, secret } = await client.secondFactor.begin({ password: user.password })
    expect(uri).toMatch(/^otpauth:\/\/totp\/Liftwatch:/)
    expect(new URL(uri).searchParams.get('secret')).toBe(secret)
    // 160 bits, as RFC 4226 recommends.
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(await tryLogin()).toBe('ok')
    expect(await outcomeOf(client.secondFactor.confirm({ code: authenticatorOf(secret)(now - 10 * stepMs) }))).toBe(
      'wrong-code',
    )
    expect(await client.secondFactor.find({})).toEqual({
      isEnabled: false,
      recoveryCodesLeft: 0,
      isRequired: false,
      isProven: false,
    })
  })

  it('answers ten recovery codes once, ends the other sessions, and says so by mail and in the audit trail', async () => {
    const other = await logIn(server, user)
    const { recoveryCodes } = await setUpSecondFactor(client, user, now)
    expect(new Set(recoveryCodes).size).toBe(10)
    // 160 bits each, in groups that can be read out.
    for (const code of recoveryCodes) expect(code).toMatch(/^(?:[A-Z2-7]{4}-){7}[A-Z2-7]{4}$/)
    expect(await client.secondFactor.find({})).toMatchObject({ isEnabled: true, recoveryCodesLeft: 10, isProven: true })
    expect(await outcomeOf(other.session.user({}))).toBe('not-logged-in')
    expect(await outcomeOf(client.lifts.page({}))).toBe('ok')
    expect(await mailsTo(server, user.name)).toEqual(['Two-step log-in is on · 两步登录已启用'])
    expect(await secondFactorEntries(server, user.id)).toEqual(['secondFactor.confirm'])
    expect(await outcomeOf(client.secondFactor.begin({ password: user.password }))).toBe('second-factor-on')
  })

  it('keeps neither the secret nor a recovery code where a copy of the database would show it', async () => {
    const { secret } = await client.secondFactor.begin({ password: user.password })
    const { recoveryCodes } = await client.secondFactor.confirm({ code: authenticatorOf(secret)(now) })
    const rows = await listRows<{ secret: Buffer; code_hash: Buffer }>(
      server.db,
      sql`SELECT secret, code_hash FROM second_factor JOIN recovery_code USING (user_id) WHERE user_id = ${user.id}`,
    )
    expect(rows).toHaveLength(10)
    const plain = recoveryCodes.map(code => code.replaceAll('-', ''))
    for (const row of rows) {
      expect(row.secret).toHaveLength(12 + 20 + 16)
      expect(plain).not.toContain(row.code_hash.toString('latin1'))
    }
  })

  it('does not take a secret that was moved to another user in the database', async () => {
    const { codeAt } = await setUpSecondFactor(client, user, now)
    const other = await createUser(server)
    await setUpSecondFactor(await logIn(server, other), other, now)
    await server.db.execute(sql`
      UPDATE second_factor SET secret = (SELECT secret FROM second_factor WHERE user_id = ${user.id})
      WHERE user_id = ${other.id}`)
    now += stepMs
    expect(await tryLogin(codeAt(now), other)).toBe('wrong-code')
  })
})

describe('logging in with two steps', () => {
  it('asks for a code after the right password, and only then', async () => {
    const { codeAt } = await setUpSecondFactor(client, user, now)
    now += stepMs
    expect(await tryLogin()).toBe('second-factor-needed')
    const wrong = newClient(server).session.login({ name: user.name, password: 'wrong', code: codeAt(now) })
    expect(await outcomeOf(wrong)).toBe('bad-login')
    const other = await logIn(server, await createUser(server))
    expect(await outcomeOf(other.secondFactor.prove({ code: codeAt(now) }))).toBe('no-second-factor')
    expect(await tryLogin(codeAt(now))).toBe('ok')
  })

  it('takes a code once, and none that is older, also of two at the same moment', async () => {
    const { codeAt } = await setUpSecondFactor(client, user, now)
    expect(await tryLogin(codeAt(now))).toBe('wrong-code')
    now += 2 * stepMs
    const both = await Promise.all([tryLogin(codeAt(now)), tryLogin(codeAt(now))])
    expect(both.toSorted()).toEqual(['ok', 'wrong-code'])
    expect(await tryLogin(codeAt(now - stepMs))).toBe('wrong-code')
  })

  it.each([
    { name: 'one step late', off: -1, outcome: 'ok' },
    { name: 'one step early', off: 1, outcome: 'ok' },
    { name: 'two steps late', off: -2, outcome: 'wrong-code' },
    { name: 'two steps early', off: 2, outcome: 'wrong-code' },
  ])('takes the code of a clock that is $name: $outcome', async ({ off, outcome }) => {
    const { codeAt } = await setUpSecondFactor(client, user, now)
    now += 10 * stepMs
    expect(await tryLogin(codeAt(now + off * stepMs))).toBe(outcome)
  })

  it('takes a recovery code once, however it is typed, and says how many are left', async () => {
    const { recoveryCodes } = await setUpSecondFactor(client, user, now)
    const [code] = recoveryCodes
    expect(await tryLogin(` ${code!.toLowerCase().replaceAll('-', ' - ')} `)).toBe('ok')
    expect(await tryLogin(code)).toBe('wrong-code')
    expect(await client.secondFactor.find({})).toMatchObject({ recoveryCodesLeft: 9 })
    expect(await mailsTo(server, user.name)).toContain('A recovery code was used · 恢复码已使用')
  })

  it('refuses after five wrong codes, wherever they come from, and however many come at once', async () => {
    const { codeAt } = await setUpSecondFactor(client, user, now)
    now += 2 * stepMs
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => tryLogin('000000')))
    expect(outcomes.filter(outcome => outcome === 'wrong-code')).toHaveLength(5)
    expect(outcomes.filter(outcome => outcome === 'too-many-attempts')).toHaveLength(15)
    expect(await tryLogin(codeAt(now))).toBe('too-many-attempts')
    const other = await createUser(server)
    expect(await tryLogin(undefined, other)).toBe('ok')
    now += windowMs + stepMs
    expect(await tryLogin(codeAt(now))).toBe('ok')
  })

  it('proven later goes on under a new token, for as long as the session has left', async () => {
    const { codeAt } = await setUpSecondFactor(client, user, now)
    const lines: string[] = []
    const remembered = newClient(server, async (url, init) => {
      const response = await fetch(url, init)
      lines.push(...response.headers.getSetCookie().filter(line => line.startsWith('liftwatch_session=')))
      return response
    })
    now += 2 * stepMs
    await remembered.session.login({ ...user, rememberMe: true, code: codeAt(now) })
    now += 2 * stepMs
    await remembered.secondFactor.prove({ code: codeAt(now) })
    expect(await outcomeOf(remembered.lifts.page({}))).not.toBe('not-logged-in')
    const [first, second] = lines.map(line => /^[^;]+/.exec(line)![0])
    expect(second).not.toBe(first)
    expect(lines[1]).toContain(`Max-Age=${30 * 86_400 - 60}; `)
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(lines[1]).toContain(part)
    const { status } = await fetch(server.url + session.user.path, { headers: { cookie: first! } })
    expect(status).toBe(401)
  })

  it('lets access tokens work on: they were made in a session', async () => {
    const { token } = await client.userTokens.create({ name: 'Night', permissions: ['lifts'], expiresInDays: 1 })
    await setUpSecondFactor(client, user, now)
    const lifts = await fetch(`${server.url}/api/lift/page`, { headers: { authorization: `Bearer ${token}` } })
    expect(lifts.status).toBe(200)
  })

  it('holds after a new password by mail: a mailbox is no second factor', async () => {
    const { codeAt } = await setUpSecondFactor(client, user, now)
    await client.accounts.setPassword({ oldPassword: user.password, password: 'correct horse battery' })
    now += stepMs
    const renewed = { ...user, password: 'correct horse battery' }
    expect(await tryLogin(undefined, renewed)).toBe('second-factor-needed')
    expect(await tryLogin(codeAt(now), renewed)).toBe('ok')
  })
})

describe('switching it off', () => {
  it('takes the password and a code', async () => {
    const { codeAt } = await setUpSecondFactor(client, user, now)
    now += stepMs
    const remove = (password: string, code: string) => outcomeOf(client.secondFactor.remove({ password, code }))
    expect(await remove('wrong', codeAt(now))).toBe('wrong-password')
    expect(await remove(user.password, '000000')).toBe('wrong-code')
    expect(await remove(user.password, codeAt(now))).toBe('ok')
    expect(await tryLogin()).toBe('ok')
    expect(await mailsTo(server, user.name)).toContain('Two-step log-in is off · 两步登录已停用')
    expect(await secondFactorEntries(server, user.id)).toEqual(['secondFactor.confirm', 'secondFactor.remove'])
  })
})
