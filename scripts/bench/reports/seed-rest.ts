import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/src/db/connect'
import { historyMs } from '../seed-faults'
import { draw, pick } from './draw'

const reportedComplaints = 100_000
const switchOffs = 40_000
const row = sql`row`

/** A lift of the estate for each row, and an instant of the two years up to now. */
function drawnLifts(count: number) {
  return sql`(
    SELECT row, ${Date.now()}::int8 - (${draw(row, 11)} * ${historyMs}::float8)::int8 AS at,
      floor(${draw(row, 12)} * (SELECT count(*) FROM lift))::int AS n
    FROM generate_series(0, ${count - 1}::int) row
  ) drawn JOIN (SELECT id AS lift_id, row_number() OVER (ORDER BY id) - 1 AS n FROM lift) chosen USING (n)`
}

/** Numbered here: the counter's one row would be written again for each of them. */
export async function seedComplaints(db: Database, complaints = reportedComplaints): Promise<void> {
  await db.execute(sql`
    INSERT INTO complaint (id, case_no, lift_id, subcategory, description, priority, media, status, technician_name,
      created_at, updated_at, closed_at)
    SELECT gen_random_uuid(), row_number() OVER (ORDER BY at), lift_id,
      ${pick(['BREAKDOWN', 'NOISE', 'LIGHT_FAN', 'DOOR'], 'text', draw(row, 13))},
      'The lift does not come', ${pick(['NORMAL', 'NORMAL', 'URGENT', 'IMMEDIATE'], 'text', draw(row, 14))}, 'PHONE',
      CASE WHEN row % 100 = 0 THEN 'OPEN' ELSE 'CLOSED' END,
      ${pick(['Lim Kok Seng', 'Ravi Chandran', 'Ahmad Faizal', 'Siti Rahmah'], 'text', draw(row, 15))}, at, at + 7200000,
      CASE WHEN row % 100 > 0 THEN at + 7200000 END
    FROM ${drawnLifts(complaints)} ORDER BY at`)
  await db.execute(sql`UPDATE case_counter SET last_no = (SELECT coalesce(max(case_no), 0) FROM complaint)`)
}

/** Of two to eight hours; one in 500 is still open. */
export async function seedSwitchOffs(db: Database): Promise<void> {
  await db.execute(sql`
    INSERT INTO oms_schedule (id, lift_id, status, off_at, on_at, switch_on_at, closed_at, report, created_at, updated_at)
    SELECT gen_random_uuid(), lift_id, CASE WHEN row % 500 = 0 THEN 'OPEN' ELSE 'CLOSED' END, at, on_at,
      CASE WHEN row % 500 > 0 THEN at + (on_at - at) * 9 / 10 END, CASE WHEN row % 500 > 0 THEN on_at END, 'Rewiring', at, at
    FROM (SELECT *, at + (7200000 + ${draw(row, 15)} * 21600000)::int8 AS on_at FROM ${drawnLifts(switchOffs)}) planned`)
}

/** Each lift is to be maintained every fifteen days, and each day as many lifts as on any other; a day that its server made stays. */
export async function seedMaintenance(db: Database): Promise<void> {
  const everyDays = 15
  const first = new Date(Date.now() - historyMs).toISOString().slice(0, 10)
  const times = Math.floor(historyMs / (everyDays * 86_400_000))
  await db.execute(sql`
    INSERT INTO lm_schedule (id, lift_id, date, original_date, created_at, updated_at)
    SELECT gen_random_uuid(), lift_id, day, day, 0, 0
    FROM (SELECT id AS lift_id, (row_number() OVER (ORDER BY id))::int AS n FROM lift) numbered
    CROSS JOIN generate_series(0, ${times}::int) time
    CROSS JOIN LATERAL (SELECT ${first}::date + time * ${everyDays}::int + n % ${everyDays}::int AS day) planned
    ORDER BY day
    ON CONFLICT DO NOTHING`)
}

/** Divisions of blocks, makes of lifts and the days they were turned on, which reports group and reckon by. */
export async function describeEstate(db: Database): Promise<void> {
  await db.execute(sql`
    UPDATE building SET attribute = attribute || jsonb_build_object('ward', 'D' || (hashtext(name) & 31),
      'constituency', 'Division ' || (hashtext(name) & 31))`)
  await db.execute(sql`
    UPDATE lift SET attribute = attribute || jsonb_build_object('brand', 'Brand ' || (hashtext(name) & 7),
      'turnOnDate', (1985 + (hashtext(name) & 31)) || '-06-30')`)
}
