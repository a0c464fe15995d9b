import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse'
import { z } from 'zod'

const instant = z.iso.datetime().transform(text => Date.parse(text))

/** One row of the outages file; its times are UTC. */
const outageRow = z.object({
  source: z.string(),
  lift_id: z.string(),
  start_utc: instant,
  /** Empty where the outage never ended. */
  end_utc: z.union([z.literal('').transform(() => null), instant]),
  reason: z.string(),
  category: z.enum(['planned', 'unplanned']),
})

/** One outage of one real lift. */
export interface Outage {
  readonly lift: string
  readonly startTs: number
  readonly endTs: number | null
  readonly reason: string
  readonly isPlanned: boolean
}

/** Reads the file, plain or gzipped. A row that cannot be read stops it, with its line and what is wrong. */
export async function readOutages(path: string): Promise<Outage[]> {
  const file = await readFile(path)
  const text = path.endsWith('.gz') ? gunzipSync(file) : file
  const outages: Outage[] = []
  let line = 1
  for await (const record of parse(text, { columns: true })) {
    line++
    const row = outageRow.safeParse(record)
    if (!row.success) throw new Error(`${path} line ${line}: ${z.prettifyError(row.error)}`)
    const { source, lift_id: lift, start_utc: startTs, end_utc: endTs, reason, category } = row.data
    outages.push({ lift: `${source} ${lift}`, startTs, endTs, reason, isPlanned: category === 'planned' })
  }
  return outages
}
