import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { listRows } from '../../server/src/queries/rows'
import { createUser, logIn, newBearerClient, newClient, type TestUser } from '../harness/builders'
import { it as usualTest, server } from '../harness/fixtures'
import { linkOf } from '../harness/mail-server'
import { errorOf, outcomeOf } from '../harness/outcome'

const hourMs = 3_600_000
const password = 'correct horse battery'
let user: TestUser
let now = Date.UTC(2026, 10, 20)

const it = usualTest.extend('settings', { scope: 'file' }, { clock: () => now })

beforeEach(async () => {
  user = await createUser(server)
  now += 24 * hourMs
})

const anyone = () => newClient(server)
const forget = (name: string) => anyone().accounts.forgotPassword({ name })
const canLogIn = (secret: string) => outcomeOf(anyone().session.login({ name: user.name, password: secret }))

async function mailsTo(recipient: string): Promise<string[]> {
  const rows = await listRows<{ text: string }>(
    server.db,
    sql`SELECT text FROM mail WHERE recipient = ${recipient} ORDER BY created_at, id`,
  )
  return rows.map(({ text }) => text)
}

async function newLink(): Promise<string> {
  await forget(user.name)
  return linkOf((await mailsTo(user.name)).at(-1)!).token
}

const reset = (token: string) => outcomeOf(anyone().accounts.resetPassword({ token, password }))

describe('a forgotten password', () => {
  it('is set again by the link in the mail, which ends the sessions and leaves the rest', async () => {
    const desk = await logIn(server, user)
    const { token } = await desk.userTokens.create({ name: 'Script', permissions: ['home'], expiresInDays: 9 })
    const link = await newLink()
    expect(await reset(link)).toBe('ok')
    expect(await canLogIn(user.password)).toBe('bad-login')
    expect(await canLogIn(password)).toBe('ok')
    expect(await outcomeOf(desk.session.user({}))).toBe('not-logged-in')
    expect(await outcomeOf(newBearerClient(server, token).session.user({}))).toBe('ok')
  })

  it('is asked for in the same words and about the same time, whether there is an account or not', async () => {
    await createUser(server)
    const timeOf = async (name: string) => {
      const startedAt = performance.now()
      expect(await forget(name)).toEqual({})
      return performance.now() - startedAt
    }
    for (const name of [user.name, `stranger-${user.name}`]) {
      const ms = await timeOf(name)
      expect(ms).toBeGreaterThan(290)
    }
    expect(await mailsTo(`stranger-${user.name}`)).toEqual([])
  })

  it('takes the address in any case, and not of who is suspended', async () => {
    await forget(user.name.toUpperCase())
    expect(await mailsTo(user.name)).toHaveLength(1)
    await server.db.execute(sql`UPDATE app_user SET status = 'INACTIVE' WHERE id = ${user.id}`)
    await forget(user.name)
    expect(await mailsTo(user.name)).toHaveLength(1)
  })

  it('is asked for so often and no more, and never fills a mailbox', async () => {
    for (let time = 0; time < 5; time++) await forget(user.name)
    expect(await mailsTo(user.name)).toHaveLength(3)
    const { code, params } = await errorOf(forget(user.name))
    expect({ code, params }).toEqual({ code: 'too-many-attempts', params: { seconds: 900 } })
    expect(await outcomeOf(forget(`stranger-${user.name}`))).toBe('ok')
    expect(await canLogIn(user.password)).toBe('ok')
  })
})

describe('the link', () => {
  it('works once, also when it is opened twice at once', async () => {
    const link = await newLink()
    expect((await Promise.all([reset(link), reset(link), reset(link)])).toSorted()).toEqual([
      'link-expired',
      'link-expired',
      'ok',
    ])
    expect(await reset(link)).toBe('link-expired')
  })

  it('works for an hour', async () => {
    const link = await newLink()
    now += hourMs - 1
    const other = await newLink()
    now += 1
    expect(await reset(link)).toBe('link-expired')
    expect(await reset(other)).toBe('ok')
  })

  it('is worth nothing once the password was set by another', async () => {
    const [first, second] = [await newLink(), await newLink()]
    expect(await reset(second)).toBe('ok')
    expect(await reset(first)).toBe('link-expired')
  })

  it('is stored as a hash, and in no audit entry', async () => {
    const link = await newLink()
    await reset(link)
    const rows = await listRows<{ action: string }>(
      server.db,
      sql`SELECT action, user_id, organization_id, detail FROM audit WHERE subject_id = ${user.id} ORDER BY at, id`,
    )
    // Anyone can ask for a link; only the one who reads the mail is known.
    expect(rows).toEqual([
      { action: 'accounts.forgotPassword', user_id: null, organization_id: null, detail: {} },
      { action: 'accounts.resetPassword', user_id: user.id, organization_id: null, detail: {} },
    ])
    const links = await listRows(server.db, sql`SELECT encode(token_hash, 'escape') AS hash, * FROM account_link`)
    expect(JSON.stringify(links)).not.toContain(link)
  })
})

describe('a password', () => {
  let client: Client
  beforeEach(async () => {
    client = await logIn(server, user)
  })

  it('is set by anyone who knows the old one; it ends the sessions elsewhere', async () => {
    const elsewhere = await logIn(server, user)
    const link = await newLink()
    await client.accounts.setPassword({ oldPassword: user.password, password })
    expect(await canLogIn(password)).toBe('ok')
    expect(await canLogIn(user.password)).toBe('bad-login')
    expect(await outcomeOf(client.session.user({}))).toBe('ok')
    expect(await outcomeOf(elsewhere.session.user({}))).toBe('not-logged-in')
    expect(await reset(link)).toBe('link-expired')
  })

  it('is not guessed where someone left the screen open', async () => {
    for (let time = 0; time < 5; time++) {
      expect(await outcomeOf(client.accounts.setPassword({ oldPassword: 'wrong', password }))).toBe('wrong-password')
    }
    const { code } = await errorOf(client.accounts.setPassword({ oldPassword: user.password, password }))
    expect(code).toBe('too-many-attempts')
  })

  it('takes the access tokens with it where its user says so, and it is written down', async () => {
    const newScript = async (name: string) => {
      const { token } = await client.userTokens.create({ name, permissions: ['home'], expiresInDays: 9 })
      return newBearerClient(server, token)
    }
    const script = await newScript('One')
    await client.accounts.setPassword({ oldPassword: user.password, password })
    expect(await outcomeOf(script.session.user({}))).toBe('ok')
    await newScript('Other')
    await client.accounts.setPassword({ oldPassword: password, password: `${password} 2`, endTokens: true })
    expect(await outcomeOf(script.session.user({}))).toBe('not-logged-in')
    const other = await newScript('Other')
    const token = await newLink()
    await anyone().accounts.resetPassword({ token, password, endTokens: true })
    expect(await outcomeOf(other.session.user({}))).toBe('not-logged-in')
    const entries = await listRows(
      server.db,
      sql`SELECT action, detail FROM audit WHERE subject_id = ${user.id} AND action LIKE 'accounts.%etPassword' ORDER BY at, id`,
    )
    expect(entries).toEqual([
      { action: 'accounts.setPassword', detail: {} },
      { action: 'accounts.setPassword', detail: { tokens: 2 } },
      { action: 'accounts.resetPassword', detail: { tokens: 1 } },
    ])
  })

  it.each([
    ['ten blanks', () => ' '.repeat(10)],
    ['figures in a row', () => '1234567890'],
    ['a common one', () => 'password12'],
    ['a walk over the keys', () => 'qwertyuiop12'],
    ['one letter', () => 'a'.repeat(150)],
    ["the product's name", () => 'liftwatch2026'],
    ["the product's name with a word", () => 'Liftwatch-admin'],
    ["its user's address", () => user.name],
    ["its user's name", () => `${user.nickname.replaceAll(' ', '')}1`],
    ["its user's organization", () => `${user.organizationName} 2026`],
  ])('is not %s', async (_, weak) => {
    const refused = { oldPassword: user.password, password: weak() }
    expect(await outcomeOf(client.accounts.setPassword(refused))).toBe('weak-password')
    expect(await outcomeOf(anyone().accounts.resetPassword({ token: await newLink(), password: weak() }))).toBe(
      'weak-password',
    )
  })

  it.each(['correct horse battery', 'night shift at block 205', '電梯值班員的密碼很長', 'x9Kq2m-Lp4vT'])(
    'may be %s',
    async strong => {
      expect(await outcomeOf(client.accounts.setPassword({ oldPassword: user.password, password: strong }))).toBe('ok')
    },
  )

  it('of the worst kind is judged in a moment', async () => {
    const startedAt = performance.now()
    for (const worst of ['p4$$w0rd1!@', '4@8({[<6|', '@4$5!1|i+7tT0oO', 'liftwatch'])
      await outcomeOf(
        client.accounts.setPassword({ oldPassword: user.password, password: worst.repeat(30).slice(0, 200) }),
      )
    expect(performance.now() - startedAt).toBeLessThan(3_000)
    const long = { oldPassword: user.password, password: 'x'.repeat(201) }
    expect(await outcomeOf(client.accounts.setPassword(long))).toBe('bad-input')
  })

  it('has at least ten characters', async () => {
    const { errors } = await errorOf(client.accounts.setPassword({ oldPassword: user.password, password: 'too short' }))
    expect(errors).toEqual([{ path: 'password', message: 'must have at least 10 characters' }])
  })
})
