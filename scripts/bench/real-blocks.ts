import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import type { EstateBlock } from '@liftwatch/core/contract/estate/estate'
import { root } from '../build-parts'

const file = join(root, '../shared/data/estate.csv.gz')

function blockOf(row: Record<string, string>, index: number, lifts: number): EstateBlock {
  const { postal_code: postalCode, latitude, longitude } = row
  return {
    townCode: row['town_code']!,
    block: row['block']!,
    street: row['street']!,
    ...(postalCode && { postalCode }),
    ...(latitude && longitude && { latitude: Number(latitude), longitude: Number(longitude) }),
    townCouncil: row['town_council']!,
    liftCompany: `Company ${index % 6}`,
    lmdVendor: `Vendor ${index % 3}`,
    lifts,
  }
}

/** The residential blocks of Singapore, each with so many lifts; undefined where the file is not beside the project. */
export async function readRealBlocks(lifts: number): Promise<EstateBlock[] | undefined> {
  if (!existsSync(file)) return undefined
  const rows = parse<Record<string, string>>(gunzipSync(await readFile(file)), { columns: true })
  return rows.map((row, index) => blockOf(row, index, lifts))
}
