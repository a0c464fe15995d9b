import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { createUser, logIn, sendAlarm } from '../harness/builders'
import { findLiftId, grant } from '../harness/cast'
import { bytesOf, csvRows } from '../harness/files'
import { cast, client as chief, it as usualTest, server } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'

let northern: Client
let faultId: string
let now = Date.UTC(2026, 10, 20)
const acknowledgedAt = now + 1_000
const reportedAt = now + 2_000

const it = usualTest
  .extend('settings', { scope: 'file' }, { clock: () => now })
  .extend('given', { scope: 'file' }, { client: { role: 'ADMIN', nickname: 'Chief' }, hasCast: true })

it.beforeAll(async () => {
  const council = { organization: 'North Council', type: 'TOWN_COUNCIL', role: 'ADMIN', nickname: 'Nur 100%' } as const
  northern = await logIn(server, await createUser(server, council))
  await sendAlarm(server, cast.north, { ts: now })
  faultId = (await northern.liftFaults.page({})).content[0]!.id
  now = acknowledgedAt
  await northern.liftFaults.acknowledge({ id: faultId })
  now = reportedAt
  await northern.liftFaults.report({ id: faultId, technicianName: 'Lim', result: 'Cleaned.' })
  now += 1_000
  await northern.accounts.invite({ emails: ['lim@test.example'], role: 'USER' })
  await chief.lmds.issueToken({ clientId: cast.south.clientId })
})

const actionsOf = async (reader: Client, filter: Record<string, unknown> = {}) =>
  (await reader.audit.page(filter)).content.map(({ action }) => action)

describe('the audit trail', () => {
  it('says who did what, when and from which client, and names the lift', async () => {
    const [row] = (await northern.audit.page({ action: 'liftFaults.acknowledge' })).content
    expect(row).toEqual({
      id: expect.any(String) as string,
      at: acknowledgedAt,
      userName: 'Nur 100%',
      userKind: 'PERSON',
      organizationName: 'North Council',
      action: 'liftFaults.acknowledge',
      subjectId: faultId,
      subjectName: `${cast.north.clientId}-A`,
      detail: {},
      requestId: expect.any(String) as string,
      address: '127.0.0.1',
      userAgent: 'node',
    })
  })

  it('names a lift that is the subject itself, and nothing where there is none', async () => {
    const liftId = await findLiftId(server, `${cast.south.clientId}-A`)
    await server.db.execute(sql`
      INSERT INTO audit (id, at, user_name, action, subject_id, request_id, address, user_agent)
      VALUES (gen_random_uuid(), 1, 'Import', 'lifts.move', ${liftId}, 'r', 'a', 'u'),
        (gen_random_uuid(), 2, 'Import', 'lifts.move', 'no id at all', 'r', 'a', 'u')`)
    const rows = (await chief.audit.page({ userName: 'import', sort: 'at,ASC' })).content
    expect(rows.map(({ subjectName }) => subjectName)).toEqual([`${cast.south.clientId}-A`, null])
    await server.db.execute(sql`DELETE FROM audit WHERE user_name = 'Import'`)
  })

  it('is the newest first, or the oldest, a page at a time', async () => {
    const entered = ['organizations.select', 'organizations.select']
    const newest = ['accounts.invite', 'liftFaults.report', 'liftFaults.acknowledge', ...entered]
    expect(await actionsOf(northern)).toEqual(newest)
    expect(await actionsOf(northern, { sort: 'at,ASC' })).toEqual(newest.toReversed())
    const page = await northern.audit.page({ page: 1, size: 2 })
    expect(page).toMatchObject({ content: [{ action: 'liftFaults.acknowledge' }, {}], totalElements: 5 })
  })

  it.each([
    ['the beginning of a name in any case', () => ({ userName: 'nur' }), 4],
    ['a name with signs that searches know', () => ({ userName: 'Nur 100%' }), 4],
    ['not the middle of a name', () => ({ userName: '100' }), 0],
    ['no sign for anything', () => ({ userName: '%' }), 0],
    ['an action', () => ({ action: 'liftFaults.report' }), 1],
    ['a subject', () => ({ subjectId: faultId }), 2],
    ['the time, its ends with it', () => ({ startTs: acknowledgedAt, endTs: reportedAt }), 2],
    ['the time, and nothing before', () => ({ startTs: reportedAt + 1 }), 1],
    ['all at once', () => ({ userName: 'N', action: 'liftFaults.report', subjectId: faultId, endTs: reportedAt }), 1],
  ])('is found by %s', async (_, filter, count) => {
    expect(await actionsOf(northern, filter())).toHaveLength(count)
    expect((await northern.audit.page({ ...filter(), size: 1 })).totalElements).toBe(count)
  })

  it('is exported whole, with the filters', async () => {
    const columns = ['at', 'userName', 'action', 'subjectName', 'detail']
    const file = await northern.audit.export({ format: 'csv', columns, startTs: reportedAt, sort: 'at,ASC' })
    const [, ...rows] = csvRows(await bytesOf(file))
    const reported = { before: { technicianName: null, faultCode: null, result: null } }
    expect(rows.map(row => row.slice(1, 4))).toEqual([
      ['Nur 100%', 'liftFaults.report', `${cast.north.clientId}-A`],
      ['Nur 100%', 'accounts.invite', ''],
    ])
    expect(JSON.parse(rows[0]![4]!)).toMatchObject(reported)
  })

  it("shows LIFTWATCH everyone's entries, others their organisation's, and anyone who may not see users none", async () => {
    expect(await actionsOf(chief)).toEqual(expect.arrayContaining(['lmds.issueToken', 'liftFaults.acknowledge']))
    expect(await actionsOf(northern)).not.toContain('lmds.issueToken')
    const watcher = await createUser(server, { organization: 'North Council', type: 'TOWN_COUNCIL', role: 'USER' })
    const watching = await logIn(server, watcher)
    expect(await outcomeOf(watching.audit.page({}))).toBe('no-permission')
    await grant(server, watcher, ['user-management'])
    expect(await outcomeOf((await logIn(server, watcher)).audit.page({}))).toBe('ok')
  })
})
