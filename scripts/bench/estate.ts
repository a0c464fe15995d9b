import type { EstateBlock } from '@liftwatch/core/contract/estate/estate'
import type { Database } from '../../server/src/db/connect'
import { inTransaction } from '../../server/src/db/transaction'
import { importEstate } from '../../server/src/estate/import-estate'
import { issueTokens, type DeviceAccess } from '../demo/device-tokens'

/** An estate of this many lifts, so many to a device, over 16 councils and 6 lift companies. */
export async function seedEstate(db: Database, lifts: number, liftsPerDevice: number): Promise<DeviceAccess[]> {
  const blocks = Array.from({ length: Math.ceil(lifts / liftsPerDevice) }, (_, index): EstateBlock => ({
    townCode: `T${index % 16}`,
    block: String(index),
    street: `BENCH AVE ${index % 40}`,
    postalCode: String(100_000 + index),
    townCouncil: `Council ${index % 16}`,
    liftCompany: `Company ${index % 6}`,
    lmdVendor: `Vendor ${index % 3}`,
    lifts: liftsPerDevice,
  }))
  return seedBlocks(db, blocks)
}

/** An estate of these blocks. */
export function seedBlocks(db: Database, blocks: readonly EstateBlock[]): Promise<DeviceAccess[]> {
  return inTransaction(db, async tx => {
    await importEstate(tx, blocks, 0)
    return issueTokens(tx)
  })
}
