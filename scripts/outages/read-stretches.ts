import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'

/** A stretch of time in which a lift was out of service; epoch milliseconds, without an end to this day. */
export interface Stretch {
  readonly lift: string
  readonly from: number
  readonly to: number
}

/**
 * The file once more, by the plainest code and none of the replay's, which would read it wrongly in the same way as it sends it: with
 * that the two sides could not disagree.
 */
export async function readStretches(path: string, wanted: 'planned' | 'unplanned' = 'unplanned'): Promise<Stretch[]> {
  const bytes = await readFile(path)
  const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b
  const [head, ...rows] = parse(isZipped ? gunzipSync(bytes) : bytes)
  const place = (name: string) => head!.indexOf(name)
  const [source, lift, start, end, kind, category] = [
    'source',
    'lift_id',
    'start_utc',
    'end_utc',
    'end_kind',
    'category',
  ].map(place) as [number, number, number, number, number, number]
  return rows
    .filter(row => row[category] === wanted && row[kind] !== 'cancelled')
    .map(row => ({
      lift: `${row[source]} ${row[lift]}`,
      from: new Date(row[start]!).getTime(),
      to: row[end] ? new Date(row[end]).getTime() : Infinity,
    }))
}
