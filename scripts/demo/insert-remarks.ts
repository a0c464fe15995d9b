import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { hourMs } from '@liftwatch/core/limits'
import type { Database } from '../../server/src/db/connect'
import { lmRemark, lmSchedule } from '../../server/src/db/schema/lm-schedules'
import { listHandledLifts } from './people-of-lifts'
import type { Random } from './random'

const remarkedShare = 0.6
const remarks = [
  'The key to the machine room was missing.',
  'The technician was called to a passenger trap.',
  'No access: the car park was closed.',
  'Done without maintenance mode, says the lift company.',
] as const

/** A maintenance day on which no one came, and when it was over. */
export interface MissedDay {
  readonly id: string
  readonly liftId: string
  readonly overAt: number
}

/** What people said of days on which no one came. */
export async function insertRemarks(tx: Database, random: Random, missed: readonly MissedDay[]): Promise<void> {
  const lifts = new Map((await listHandledLifts(tx)).map(({ id, people }) => [id, people]))
  for (const { id: lmScheduleId, liftId, overAt } of missed.filter(() => random.chance(remarkedShare))) {
    const { id: userId, name: userName } = random.pick(lifts.get(liftId)!)
    const said = random.pick(remarks)
    const at = overAt + random.whole(9, 15) * hourMs
    await tx.insert(lmRemark).values({ id: newId(), lmScheduleId, at, userId, userName, remarks: said })
    await tx.update(lmSchedule).set({ remarkCnt: 1, lastRemark: said }).where(eq(lmSchedule.id, lmScheduleId))
  }
}
