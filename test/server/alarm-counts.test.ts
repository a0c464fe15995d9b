import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { foldAlarmCounts } from '../../server/src/queries/alarm-counts'
import { foldAlarmDays } from '../../server/src/queries/alarm-days'
import { listRows } from '../../server/src/queries/rows'
import { inTransaction } from '../../server/src/db/transaction'
import { sendAlarm } from '../harness/builders'
import { expectExactDays } from '../harness/exact-days'
import { cast, it as usualTest, server } from '../harness/fixtures'

const it = usualTest.extend('given', { scope: 'file' }, { hasCast: true })

let client: Client

it.beforeAll(() => {
  client = cast.clients.LIFTWATCH
})

/** The ledger's sums, and what counting the rows themselves gives. */
async function sums() {
  const [ledger, counted] = await Promise.all([
    listRows(
      server.db,
      sql`
        SELECT scope_id, type, operational_status, sum(change)::int8 AS count FROM alarm_count
        GROUP BY 1, 2, 3 HAVING sum(change) <> 0 ORDER BY 1, 2, 3`,
    ),
    listRows(
      server.db,
      sql`
        SELECT lift.scope_id, alarm.type, alarm.operational_status, count(*) AS count
        FROM alarm JOIN lift ON lift.id = alarm.lift_id GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    ),
  ])
  return { ledger, counted }
}

async function expectExact(): Promise<void> {
  const { ledger, counted } = await sums()
  expect(ledger).toEqual(counted)
  await expectExactDays(server.db)
}

const operation = fc.oneof(
  fc.record({
    kind: fc.constant('alarm' as const),
    where: fc.constantFrom('north' as const, 'south' as const),
    lift: fc.constantFrom('A', 'B'),
    type: fc.constantFrom('LIFT_FAULT', 'PASSENGER_TRAP', 'RBE'),
    number: fc.constantFrom(3, 7, 9),
    state: fc.constantFrom('SET', 'CLEAR'),
  }),
  fc.record({ kind: fc.constantFrom('acknowledge' as const, 'report' as const), which: fc.nat(20) }),
  fc.record({ kind: fc.constantFrom('fold' as const, 'move' as const, 'delete' as const) }),
)

/** Gives a lift to the other organisations, as when a council changes its lift company. */
async function moveLift(): Promise<void> {
  await server.db.execute(sql`
    UPDATE lift SET scope_id = (SELECT max(id) + min(id) FROM lift_scope) - scope_id
    WHERE name = ${`${cast.north.clientId}-A`}`)
}

type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never

async function perform(step: Operation): Promise<void> {
  switch (step.kind) {
    case 'alarm': {
      const { where, kind: _, ...message } = step
      await sendAlarm(server, cast[where], message)
      return
    }
    case 'acknowledge':
    case 'report': {
      const { content } = await client.liftFaults.page({ size: 20 })
      const id = content[step.which % Math.max(1, content.length)]?.id
      if (id === undefined) return
      await client.liftFaults.acknowledge({ id }).catch(() => {}) // Some are closed; that is as good.
      if (step.kind === 'report') {
        await client.liftFaults.report({ id, technicianName: 'Lim', result: 'x' }).catch(() => {})
      }
      return
    }
    case 'fold':
      await inTransaction(server.db, foldAlarmDays)
      return inTransaction(server.db, foldAlarmCounts)
    case 'move':
      return moveLift()
    case 'delete':
      await server.db.execute(sql`DELETE FROM alarm WHERE id = (SELECT min(id::text)::uuid FROM alarm)`)
  }
}

describe('the counts', () => {
  it('are exact after whatever has happened', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 15 }), async steps => {
        for (const step of steps) await perform(step)
        await expectExact()
      }),
      { numRuns: 10, endOnFailure: true },
    )
    // Chance may have deleted every row by now; exact over nothing would say nothing.
    await sendAlarm(server, cast.south, { number: 15 })
    await expectExact()
    expect((await sums()).counted.length).toBeGreaterThan(0)
  })

  it('are the same before and after they are folded, in one row each', async () => {
    await sendAlarm(server, cast.north, { number: 12 })
    const before = await sums()
    await inTransaction(server.db, foldAlarmCounts)
    expect(await sums()).toEqual(before)
    expect(await expectExactDays(server.db)).toBeGreaterThan(0)
    await inTransaction(server.db, foldAlarmDays)
    await expectExactDays(server.db)
    expect(await listRows(server.db, sql`SELECT FROM alarm_day_change`)).toEqual([])
    const rows = await listRows<{ count: number }>(server.db, sql`SELECT count(*) FROM alarm_count`)
    expect(rows[0]!.count).toBe(before.ledger.length)
  })

  it('are exact while many write at once and someone folds', async () => {
    const writers = Array.from({ length: 30 }, (_, index) => {
      const lift = index % 2 ? 'A' : 'B'
      return sendAlarm(server, index % 3 ? cast.north : cast.south, { lift, number: 100 + index })
    })
    const folders = [foldAlarmCounts, foldAlarmDays].flatMap(fold =>
      Array.from({ length: 5 }, () => inTransaction(server.db, fold)),
    )
    await Promise.all([...writers, ...folders])
    await expectExact()
  })

  it('move with a lift that is given to others', async () => {
    await sendAlarm(server, cast.north, { lift: 'A', number: 15 })
    await expectExact()
    await moveLift()
    await expectExact()
    for (const type of ['TOWN_COUNCIL', 'LIFT_COMPANY'] as const) {
      const { totalElements } = await cast.clients[type].liftFaults.page({ lift: '' })
      const { content } = await cast.clients[type].liftFaults.page({ size: 1_000 })
      expect(content).toHaveLength(totalElements)
    }
    await moveLift()
    await expectExact()
  })
})
