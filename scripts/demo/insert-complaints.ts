import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Database } from '../../server/src/db/connect'
import { complaint } from '../../server/src/db/schema/complaints'
import { listRows } from '../../server/src/queries/rows'
import { createRandom, type Random } from './random'

const seed = 20_251_122
const minuteMs = 60_000
const dayMs = 86_400_000
/** Of the faults that people notice, about so many are complained about. */
const complainedShare = 0.12
/** Complaints of the last days are still being worked on. */
const openForMs = 3 * dayMs

const complaints = [
  ['BREAKDOWN', 'The lift does not come. We have waited for ten minutes.'],
  ['BREAKDOWN', 'Elderly residents have to walk up, the lift is out again.'],
  ['DOOR', 'The door opens and closes by itself and does not go.'],
  ['NOISE', 'Loud knocking when the lift passes the eighth floor.'],
  ['LEVELLING', 'The lift stops too low; my wheelchair does not get in.'],
  ['BUTTON', 'The button of our floor does not light up.'],
] as const
const technicians = ['Lim Kok Seng', 'Ravi Chandran', 'Ahmad Faizal', 'Siti Rahmah'] as const

interface NoticedFault {
  readonly id: string
  readonly liftId: string
  readonly startTs: number
}

function complaintAbout(fault: NoticedFault, random: Random, toTs: number): typeof complaint.$inferInsert {
  const createdAt = fault.startTs + Math.round(random.between(4, 60) * minuteMs)
  const isOpen = toTs - createdAt < openForMs
  const closedAt = createdAt + Math.round(random.between(2, 40) * 60 * minuteMs)
  const [subcategory, description] = random.pick(complaints)
  return {
    id: newId({ msecs: createdAt }),
    liftId: fault.liftId,
    liftFaultId: fault.id,
    subcategory,
    description,
    priority: random.pick(['NORMAL', 'URGENT', 'IMMEDIATE']),
    media: random.pick(['PHONE', 'PHONE', 'SMS', 'EMAIL']),
    status: isOpen ? random.pick(['OPEN', 'NOT_COMPLETE']) : 'CLOSED',
    technicianName: isOpen ? null : random.pick(technicians),
    createdAt,
    updatedAt: isOpen ? createdAt : closedAt,
    closedAt: isOpen ? null : closedAt,
    telemetry: [
      { key: 'LB', value: true, ts: createdAt },
      { key: 'floor', value: random.whole(1, 16), ts: createdAt },
    ],
  }
}

/** Complaints about the faults of the last ninety days, the same ones for the same instant. */
export async function insertComplaints(tx: Database, toTs: number): Promise<void> {
  const random = createRandom(seed)
  const faults = await listRows<NoticedFault>(
    tx,
    sql`
      SELECT alarm.id, lift_id AS "liftId", alarm_start_ts AS "startTs" FROM alarm JOIN lift ON lift.id = lift_id
      WHERE type = 'LIFT_FAULT' AND severity <> 'NON_BREAKDOWN' AND alarm_start_ts > ${toTs - 90 * dayMs}
        AND alarm_start_ts < ${toTs - 60 * minuteMs}
      ORDER BY alarm_start_ts, lift.name, number`,
  )
  const rows = faults.filter(() => random.chance(complainedShare)).map(fault => complaintAbout(fault, random, toTs))
  if (rows.length > 0) await tx.insert(complaint).values(rows)
}
