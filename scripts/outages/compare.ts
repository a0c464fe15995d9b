import type { Client } from '@liftwatch/core/client/client'
import type { Database } from '../../server/src/db/connect'
import type { DeviceAccess } from '../demo/device-tokens'
import { assign } from '../replay/assign'
import type { ReplayEdge } from '../replay/edges'
import { play } from '../replay/play'
import type { LiftFigures } from './figures'
import { figuresFromFile } from './from-file'
import { figuresFromReport } from './from-report'
import type { Month } from './month'
import type { Stretch } from './read-stretches'

interface Site {
  readonly db: Database
  readonly mqttUrl: string
  readonly client: Client
  /** Of an estate with at least as many lifts as the file. */
  readonly devices: readonly DeviceAccess[]
}

/** One lift in one month, by the server's report and by the file alone; the report has none where it left the lift out. */
export interface Compared {
  readonly month: string
  readonly lift: string
  readonly report: LiftFigures | undefined
  readonly file: LiftFigures
}

/** What is sent, and what the file says by another reading of it. */
interface Sides {
  readonly edges: readonly ReplayEdge[]
  readonly stretches: readonly Stretch[]
}

/** Sends the outages as the lifts' devices would, and asks for the report of each month. */
export async function compare(
  { db, mqttUrl, client, devices }: Site,
  { edges, stretches }: Sides,
  months: readonly Month[],
): Promise<Compared[]> {
  const names = [...new Set(stretches.map(stretch => stretch.lift))].toSorted()
  const assignments = await assign(db, names, devices)
  await play(mqttUrl, edges, assignments, { speed: Number.POSITIVE_INFINITY, at: 'original' })
  const nameByLiftId = new Map([...assignments].map(([name, { liftId }]) => [liftId, name]))
  const compared: Compared[] = []
  for (const month of months) {
    const report = await figuresFromReport(client, month.name, nameByLiftId)
    for (const [lift, file] of figuresFromFile(stretches, month))
      compared.push({ month: month.name, lift, report: report.get(lift), file })
  }
  return compared
}

/** The file's instants have seconds, and the report is not rounded. */
const toleranceHours = 1 / 3_600
const tolerancePercent = 0.000_1

/** Whether they differ by more than rounding. */
export function differs({ report, file }: Compared): boolean {
  if (!report) return true
  const isNear = (a: number, b: number, tolerance: number) => Math.abs(a - b) <= tolerance
  return !(
    isNear(report.outageHours, file.outageHours, toleranceHours) &&
    isNear(report.availabilityPercent, file.availabilityPercent, tolerancePercent)
  )
}
