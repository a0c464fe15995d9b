import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listRows } from '../../server/src/queries/rows'
import { setUpSecondFactor } from '../harness/authenticator'
import { createUser, logIn, newBearerClient, newClient, type TestUser } from '../harness/builders'
import { bytesOf } from '../harness/files'
import { cast, client as chief, it as usualTest, server } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'
import { soon } from '../harness/soon'

const minuteMs = 60_000
const council = { organization: 'North Council', type: 'TOWN_COUNCIL' } as const
let now = Date.UTC(2026, 10, 20)

const it = usualTest
  .extend('settings', { scope: 'file' }, { clock: () => now })
  .extend('given', { scope: 'file' }, { client: { role: 'ADMIN' }, hasCast: true })

interface Row {
  readonly action: string
  readonly user_id: string | null
  readonly user_name: string
  readonly organization_id: string | null
  readonly subject_id: string | null
  readonly detail: Record<string, unknown>
}

function rowsOf(action: string, subjectId: string | null): Promise<Row[]> {
  return listRows<Row>(
    server.db,
    sql`SELECT * FROM audit WHERE action = ${action} AND subject_id IS NOT DISTINCT FROM ${subjectId} ORDER BY at, id`,
  )
}

const logInBadly = (name: string) => outcomeOf(newClient(server).session.login({ name, password: 'wrong' }))

describe('the audit trail has', () => {
  it('log-ins, choices of organisation and log-outs', async () => {
    const user = await createUser(server, council)
    const client = await logIn(server, user)
    await client.session.logout({})
    await client.session.logout({})
    const rows = await listRows<Row>(server.db, sql`SELECT * FROM audit WHERE user_id = ${user.id} ORDER BY at, id`)
    const own = { user_name: user.nickname, organization_id: user.organizationId }
    expect(rows).toMatchObject([
      { action: 'session.login', subject_id: user.id, organization_id: null, detail: {} },
      { action: 'organizations.select', subject_id: user.organizationId, ...own },
      { action: 'session.logout', subject_id: user.id, ...own },
    ])
  })

  it('log-ins that failed, as the action of no one known, once a minute with how many', async () => {
    const user = await createUser(server)
    for (let time = 0; time < 5; time++) expect(await logInBadly(user.name)).toBe('bad-login')
    for (let time = 0; time < 3; time++) expect(await logInBadly(user.name)).toBe('too-many-attempts')
    const detail = (code: string, count: number) => ({ email: user.name, code, count })
    const row = { user_id: null, user_name: '', organization_id: null }
    const first = [
      { ...row, detail: detail('bad-login', 1) },
      { ...row, detail: detail('too-many-attempts', 1) },
    ]
    await soon(async () => expect(await rowsOf('session.loginRefused', user.id)).toMatchObject(first))
    now += minuteMs
    const all = [...first, { detail: detail('bad-login', 4) }, { detail: detail('too-many-attempts', 2) }]
    await soon(async () => expect(await rowsOf('session.loginRefused', user.id)).toMatchObject(all))
  })

  it('wrong codes of the second step: of a log-in as the action of no one known, of a session as that of its user', async () => {
    const user = await createUser(server)
    const client = await logIn(server, user)
    const { recoveryCodes } = await setUpSecondFactor(client, user, now)
    const logInWith = (code: string) =>
      outcomeOf(newClient(server).session.login({ name: user.name, password: user.password, code }))
    for (let time = 0; time < 2; time++) expect(await logInWith('000000')).toBe('wrong-code')
    for (let time = 0; time < 3; time++)
      expect(await outcomeOf(client.secondFactor.prove({ code: '000000' }))).toBe('wrong-code')
    expect(await logInWith(recoveryCodes[0]!)).toBe('too-many-attempts')
    const detail = (code: string) => ({ email: user.name, code, count: 1 })
    await soon(async () =>
      expect(await rowsOf('session.loginRefused', user.id)).toMatchObject([
        { user_id: null, detail: detail('wrong-code') },
        { user_id: user.id, user_name: user.nickname, detail: detail('wrong-code') },
        { user_id: null, detail: detail('too-many-attempts') },
      ]),
    )
  })

  it('what was typed for a name only where an account has that name', async () => {
    expect(await logInBadly('my-secret-password@test.example')).toBe('bad-login')
    expect(await logInBadly('another-secret@test.example')).toBe('bad-login')
    await soon(async () => expect(await rowsOf('session.loginRefused', null)).toHaveLength(1))
    const rows = await listRows(server.db, sql`SELECT * FROM audit WHERE action = 'session.loginRefused'`)
    expect(JSON.stringify(rows)).not.toMatch(/secret/)
  })

  it('what someone tried to change and may not, once a minute with how many; not what they tried to see', async () => {
    const user = await createUser(server, { ...council, role: 'USER' })
    const client = await logIn(server, user)
    const invite = () => outcomeOf(client.accounts.invite({ emails: ['lim@test.example'], role: 'ADMIN' }))
    for (let time = 0; time < 20; time++) expect(await invite()).toBe('no-permission')
    expect(await outcomeOf(client.lifts.page({}))).toBe('no-permission')
    const { token } = await chief.userTokens.create({ name: 'S', permissions: ['user.write'], expiresInDays: 1 })
    const script = newBearerClient(server, token)
    expect(await outcomeOf(script.userSessions.removeOthers({}))).toBe('session-needed')
    expect(await outcomeOf(script.accounts.invite({ emails: ['lim@test.example'], role: 'ADMIN' }))).not.toBe('ok')
    const refusal = (call: string, code: string, count: number) => ({ subject_id: call, detail: { call, code, count } })
    const refused = () =>
      listRows<Row>(server.db, sql`SELECT * FROM audit WHERE action = 'access.refused' ORDER BY at, id`)
    const first = [
      { ...refusal('accounts.invite', 'no-permission', 1), user_id: user.id, organization_id: user.organizationId },
      refusal('userSessions.removeOthers', 'session-needed', 1),
      refusal('accounts.invite', 'beyond-own-permissions', 1),
    ]
    await soon(async () => expect(await refused()).toMatchObject(first))
    now += minuteMs
    const later = { ...refusal('accounts.invite', 'no-permission', 19), user_id: user.id }
    await soon(async () => expect(await refused()).toMatchObject([...first, later]))
  })

  it('files that left: whose, which list, with which filters, how many rows', async () => {
    const { LIFT_COMPANY: user } = cast.users
    const file = await cast.clients.LIFT_COMPANY.lifts.export({ format: 'csv', tc: 'AMK', columns: ['name'] })
    const rows = (await bytesOf(file)).toString().trim().split('\r\n').length - 1
    expect(await rowsOf('exports.send', 'lifts.export')).toMatchObject([
      {
        user_id: user.id,
        organization_id: user.organizationId,
        detail: { call: 'lifts.export', format: 'csv', rows, filters: { tc: 'AMK' } },
      },
    ])
  })

  it('a forgotten password as a stranger’s action, done to the account', async () => {
    const user = await createUser(server)
    await newClient(server).accounts.forgotPassword({ name: user.name })
    expect(await rowsOf('accounts.forgotPassword', user.id)).toMatchObject([{ user_id: null, user_name: '' }])
  })
})

it("an organisation's administrator sees who came in, took files and was refused, and nothing of others", async () => {
  const admin: TestUser = await createUser(server, { ...council, role: 'ADMIN' })
  const client = await logIn(server, admin)
  const { content } = await client.audit.page({ size: 1_000 })
  const actions = new Set(content.map(({ action }) => action))
  expect(actions).toEqual(new Set(['organizations.select', 'session.logout', 'access.refused']))
  expect(new Set(content.map(({ organizationName }) => organizationName))).toEqual(new Set(['North Council']))
  const file = await client.audit.export({ format: 'csv', action: 'access.refused', columns: ['userName', 'action'] })
  expect((await bytesOf(file)).toString()).toContain('access.refused')
  const strangers = await chief.audit.export({ format: 'csv', action: 'session.loginRefused', language: 'zh' })
  expect((await bytesOf(strangers)).toString()).toContain('未知人员')
})
