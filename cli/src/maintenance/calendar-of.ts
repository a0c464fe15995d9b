import type { Client } from '@liftwatch/core/client/client'
import type { LiftSchedule } from '@liftwatch/core/contract/maintenance/maintenance-days'
import type { MaintenanceDay } from '@liftwatch/core/contract/maintenance/maintenance-fields'
import { AppError } from '@liftwatch/core/errors'
import { formatDay } from '@liftwatch/core/text/format'

/** The estate's day, by the server's clock. */
export async function todayOf(client: Client): Promise<string> {
  const { at } = await client.moments.now({})
  return formatDay(at)
}

/** The days of a lift around the month of a day. */
export async function calendarOf(client: Client, liftId: string, day: string): Promise<LiftSchedule> {
  const [calendar] = await client.maintenanceDays.list({ liftId: [liftId], month: day.slice(0, 7) })
  return calendar!
}

/** The maintenance day that a lift has on a day. Errors: unknown-name. */
export function dayOn({ schedules, liftName }: LiftSchedule, day: string): MaintenanceDay {
  const found = schedules.find(({ date }) => date === day)
  if (!found) throw new AppError('unknown-name', { params: { name: `${liftName}/${day}` } })
  return found
}
