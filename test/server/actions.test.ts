import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { liftFaults } from '@liftwatch/core/contract/alarms/lift-faults'
import { acknowledged, acknowledgeRefusal } from '@liftwatch/core/domain/alarms'
import { alarmKind } from '../../server/src/actions/alarm-kind'
import { performAll } from '../../server/src/actions/perform'
import { SessionCache } from '../../server/src/http/session-cache'
import { liftFaultList } from '../../server/src/queries/lift-faults'
import { listRows } from '../../server/src/queries/rows'
import { findScope } from '../../server/src/queries/scope'
import { sendAlarm, type TestUser } from '../harness/builders'
import type { Cast } from '../harness/cast'
import { cast, it as usualTest, server } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'

const it = usualTest.extend('given', { scope: 'file' }, { hasCast: true })

let number = 100
/** A fault on each of two lifts of the northern block, and one in the south. */
let faults: { readonly a: string; readonly b: string; readonly south: string }

const faultKind = alarmKind({
  notice: 'liftFaults',
  list: reader => liftFaultList({ ...reader, at: Date.now() }),
  change: fault => fault,
})

it.beforeEach(async () => {
  number += 1
  const raise = async (device: Cast['north'], lift: string) => {
    await sendAlarm(server, device, { lift, number })
    const rows = (await cast.clients.LIFTWATCH.liftFaults.page({ alarmLiftFaultNumber: number })).content
    return rows.find(({ liftName, lmdClientId }) => liftName.endsWith(lift) && lmdClientId === device.clientId)!.id
  }
  faults = { a: await raise(cast.north, 'A'), b: await raise(cast.north, 'B'), south: await raise(cast.south, 'A') }
})

/** Acknowledges several faults as the town council of the north would, in one call. */
async function acknowledge(ids: readonly string[], user: TestUser = cast.users.TOWN_COUNCIL) {
  const at = Date.now()
  const operator = { id: user.id, name: user.nickname }
  const { organizationId } = user
  const caller = {
    userId: user.id,
    nickname: user.nickname,
    organization: { id: organizationId, name: user.organizationName, type: 'TOWN_COUNCIL' },
    scope: await findScope(server.db, 'TOWN_COUNCIL', organizationId),
  } as never
  const call = {
    endpoint: liftFaults.acknowledge,
    db: server.db,
    sessions: new SessionCache(),
    at,
    requestId: `several ${number}`,
    request: { ip: '127.0.0.1', headers: {} },
    caller,
    // For those alone whose actions change who may do what.
    memberNow: () => Promise.resolve(caller),
  }
  return performAll(faultKind, call, ids, {
    refusal: fault => acknowledgeRefusal(fault, operator),
    apply: fault => acknowledged(fault, operator, at),
  })
}

const statusOf = async (id: string) => (await cast.clients.LIFTWATCH.liftFaults.detail({ id })).operationalStatus

function entries() {
  return listRows<{ subjectId: string }>(
    server.db,
    sql`SELECT subject_id AS "subjectId" FROM audit WHERE request_id = ${`several ${number}`} ORDER BY id`,
  )
}

function noticesOf(ids: readonly string[]) {
  return listRows<{ subjectId: string }>(
    server.db,
    sql`
      SELECT subject_id AS "subjectId" FROM notice WHERE id > (
        SELECT max(id) FROM notice WHERE subject_id = ${faults.south}) AND subject_id IN ${[...ids]} ORDER BY id`,
  )
}

describe('an action on several records', () => {
  it('changes each, with an audit entry and a notice of its own', async () => {
    const ids = [faults.b, faults.a]
    const after = await acknowledge(ids)
    expect(after.map(({ id, operationalStatus }) => [id, operationalStatus])).toEqual(ids.map(id => [id, 'DEPLOYMENT']))
    expect(await entries()).toEqual(ids.map(subjectId => ({ subjectId })))
    expect(await noticesOf(ids)).toEqual(ids.map(subjectId => ({ subjectId })))
  })

  it('changes none where one is refused', async () => {
    await cast.clients.LIFTWATCH.liftFaults.acknowledge({ id: faults.b })
    const noticed = await noticesOf([faults.a, faults.b])
    expect(await outcomeOf(acknowledge([faults.a, faults.b]))).toBe('already-acknowledged')
    expect(await statusOf(faults.a)).toBe('OUTSTANDING')
    expect(await entries()).toEqual([])
    expect(await noticesOf([faults.a, faults.b])).toEqual(noticed)
  })

  it('changes none where one is out of sight', async () => {
    expect(await outcomeOf(acknowledge([faults.a, faults.south]))).toBe('not-found')
    expect(await statusOf(faults.a)).toBe('OUTSTANDING')
    expect(await entries()).toEqual([])
  })

  it('writes nothing down of what was done before', async () => {
    await acknowledge([faults.a])
    const after = await acknowledge([faults.a, faults.b])
    expect(after.map(({ operationalStatus }) => operationalStatus)).toEqual(['DEPLOYMENT', 'DEPLOYMENT'])
    expect(await entries()).toEqual([{ subjectId: faults.a }, { subjectId: faults.b }])
  })

  it('waits for another that names the same in another order, and neither fails', async () => {
    const both = [faults.a, faults.b]
    const all = await Promise.all([both, both.toReversed(), both, both.toReversed()].map(ids => acknowledge(ids)))
    for (const rows of all)
      expect(rows.map(({ operationalStatus }) => operationalStatus)).toEqual(['DEPLOYMENT', 'DEPLOYMENT'])
    expect((await entries()).map(({ subjectId }) => subjectId).toSorted()).toEqual(both.toSorted())
  })
})
