import type { Client } from '@liftwatch/core/client/client'
import type { Database } from '../../server/src/db/connect'
import type { DeviceAccess } from '../demo/device-tokens'
import { assign } from '../replay/assign'
import type { ReplayEdge } from '../replay/edges'
import type { Outage } from '../replay/outages'
import { toSwitchOffs } from '../replay/planned'
import { play } from '../replay/play'
import { storeSwitchOffs } from '../replay/store-switch-offs'
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
  /** Outages that were planned, if they are compared too: what is sent, and what the file says. */
  readonly planned?: { readonly outages: readonly Outage[]; readonly stretches: readonly Stretch[] }
}

/** Sends the outages as the lifts' devices would, and asks for the report of each month. */
export async function compare(
  { db, mqttUrl, client, devices }: Site,
  { edges, stretches, planned }: Sides,
  months: readonly Month[],
): Promise<Compared[]> {
  const offStretches = planned?.stretches ?? []
  const names = [...new Set([...stretches, ...offStretches].map(stretch => stretch.lift))].toSorted()
  const assignments = await assign(db, names, devices)
  const past = toSwitchOffs(planned?.outages ?? [], name => assignments.get(name)!.liftId)
  await storeSwitchOffs(db, past.switchOffs)
  await play(mqttUrl, edges, assignments, { speed: Number.POSITIVE_INFINITY, at: 'original' })
  const nameByLiftId = new Map([...assignments].map(([name, { liftId }]) => [liftId, name]))
  const compared: Compared[] = []
  for (const month of months) {
    const report = await figuresFromReport(client, month.name, nameByLiftId)
    for (const [lift, file] of figuresFromFile(stretches, month, offStretches))
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
  const isNear = (a: number, b: number, tolerance: number) => Object.is(a, b) || Math.abs(a - b) <= tolerance
  return !(
    isNear(report.outageHours, file.outageHours, toleranceHours) &&
    isNear(report.availabilityPercent, file.availabilityPercent, tolerancePercent)
  )
}
