import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { expect } from 'vitest'
import { omsSchedule } from '../../server/src/db/schema/oms-schedules'
import { findLiftId } from '../harness/cast'
import { cast, it as usualTest, server } from '../harness/fixtures'

const it = usualTest.extend('given', { scope: 'file' }, { hasCast: true })

let liftId: string

it.beforeAll(async () => {
  liftId = await findLiftId(server, `${cast.north.clientId}-A`)
})

const planned = { status: 'OPEN', offAt: 1, onAt: 2, report: 'Rewiring', createdAt: 0, updatedAt: 0 } as const

it('open switch-offs are counted on their lift, and flag it, through every change', async () => {
  const counted = async () => {
    const { omsScheduleCnt, flags } = await cast.clients.LIFTWATCH.lifts.detail({ id: liftId })
    return [omsScheduleCnt, flags.includes('OMS')]
  }
  const [first, second] = [newId(), newId()]
  expect(await counted()).toEqual([0, false])
  await server.db.insert(omsSchedule).values([
    { id: first, liftId, ...planned },
    { id: second, liftId, ...planned },
    { id: newId(), liftId, ...planned, status: 'CLOSED' },
  ])
  expect(await counted()).toEqual([2, true])
  await server.db.update(omsSchedule).set({ status: 'CLOSED', closedAt: 3 }).where(eq(omsSchedule.id, first))
  expect(await counted()).toEqual([1, true])
  await server.db.delete(omsSchedule).where(eq(omsSchedule.id, second))
  expect(await counted()).toEqual([0, false])
})
