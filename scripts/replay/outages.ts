import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse'
import { z } from 'zod'

const instant = z.iso.datetime().transform(text => Date.parse(text))

/** One row of the outages file; its times are UTC. */
const outageRow = z
  .object({
    source: z.string(),
    lift_id: z.string(),
    start_utc: instant,
    /** Empty where the outage never ended. */
    end_utc: z.union([z.literal('').transform(() => null), instant]),
    /** after-gap: it was over when someone looked again. cancelled: it was announced, and never came. */
    end_kind: z.enum(['observed', 'after-gap', 'open', 'cancelled']),
    reason: z.string(),
    category: z.enum(['planned', 'unplanned']),
  })
  .refine(row => row.end_kind === 'cancelled' || (row.end_kind === 'open') === (row.end_utc === null), {
    path: ['end_kind'],
    message: 'is open without an end, and not open with one',
  })

/** One outage of one real lift. */
export interface Outage {
  readonly lift: string
  readonly startTs: number
  readonly endTs: number | null
  readonly reason: string
  readonly isPlanned: boolean
  /** Whether its end is when someone looked again, not when it was over. */
  readonly isEndLate: boolean
}

interface OutageFile {
  readonly outages: readonly Outage[]
  /** Announced ones that never came: they are none. */
  readonly cancelledCnt: number
}

/** Reads the file, plain or gzipped. A row that cannot be read stops it, with its line and what is wrong. */
export async function readOutages(path: string): Promise<OutageFile> {
  const file = await readFile(path)
  const text = path.endsWith('.gz') ? gunzipSync(file) : file
  const outages: Outage[] = []
  let line = 1
  let cancelledCnt = 0
  for await (const record of parse(text, { columns: true })) {
    line++
    const row = outageRow.safeParse(record)
    if (!row.success) throw new Error(`${path} line ${line}: ${z.prettifyError(row.error)}`)
    const { source, lift_id: lift, start_utc: startTs, end_utc: endTs, end_kind: kind, reason, category } = row.data
    if (kind === 'cancelled') {
      cancelledCnt++
      continue
    }
    const isPlanned = category === 'planned'
    outages.push({ lift: `${source} ${lift}`, startTs, endTs, reason, isPlanned, isEndLate: kind === 'after-gap' })
  }
  return { outages, cancelledCnt }
}

/** What became of a file's rows, in one line. */
export function sayOutages({ outages, cancelledCnt }: OutageFile, isPlannedToo: boolean): string {
  const planned = outages.filter(outage => outage.isPlanned).length
  const late = outages.filter(outage => outage.isEndLate).length
  return [
    `${outages.length + cancelledCnt} rows`,
    `${cancelledCnt} cancelled and left out`,
    `${planned} planned${isPlannedToo ? '' : ' and left out'}`,
    `${late} with an end that was seen late`,
  ].join(', ')
}
