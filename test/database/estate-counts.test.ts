import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { inTransaction } from '../../server/src/db/transaction'
import { foldEstateCounts } from '../../server/src/queries/estate-counts'
import { findRow } from '../../server/src/queries/rows'
import { createUser, logIn } from '../harness/builders'
import { expectExactEstate } from '../harness/exact-counts'
import { cast, it as usualTest, server } from '../harness/fixtures'

const it = usualTest.extend('given', { scope: 'file' }, { hasCast: true })

it('a device whose lifts are all retired is counted for no one, as the lists have it', async () => {
  const admin = await logIn(server, await createUser(server, { role: 'ADMIN' }))
  const lifts = ['A', 'B'].map(lift => `${cast.north.clientId}-${lift}`)
  const figures = async () => {
    const read = [cast.clients.LIFTWATCH, cast.clients.TOWN_COUNCIL].map(async client => {
      const { lmds, lifts } = await client.home.summary({})
      const [devices, rows] = await Promise.all([client.lmds.page({}), client.lifts.page({})])
      expect([lmds?.totalCnt, lifts?.totalCnt]).toEqual([devices.totalElements, rows.totalElements])
      return lmds?.totalCnt
    })
    await expectExactEstate(server.db)
    return Promise.all(read)
  }
  const before = await figures()
  await admin.estate.retire({ lifts: lifts.slice(0, 1), reason: 'Block demolished' })
  expect(await figures()).toEqual(before)
  await admin.estate.retire({ lifts, reason: 'Block demolished' })
  expect(await figures()).toEqual(before.map(count => count! - 1))
  await admin.estate.restore({ lifts })
  expect(await figures()).toEqual(before)
})

it('lifts and devices are counted as they come, change and go, and the ledger is folded without a difference', async () => {
  // What is not about scopes adds nothing.
  const rows = sql`SELECT count(*) AS count FROM estate_count`
  const before = await findRow(server.db, rows)
  await server.db.execute(sql`UPDATE lift SET open_complaint_cnt = open_complaint_cnt`)
  await server.db.execute(sql`UPDATE lmd SET is_online = NOT is_online`)
  await server.db.execute(sql`DELETE FROM lift WHERE false`)
  await server.db.execute(sql`DELETE FROM lmd WHERE false`)
  expect(await findRow(server.db, rows)).toEqual(before)

  const { clientId } = cast.north
  await inTransaction(server.db, async tx => {
    await tx.execute(sql`DELETE FROM lm_schedule`)
    await tx.execute(sql`DELETE FROM lift WHERE lmd_id IN (SELECT id FROM lmd WHERE client_id = ${clientId})`)
    await tx.execute(sql`DELETE FROM lmd WHERE client_id = ${clientId}`)
  })
  await expectExactEstate(server.db)
  await foldEstateCounts(server.db)
  await expectExactEstate(server.db)
  const scopes = await findRow(server.db, sql`SELECT count(DISTINCT scope_id) + 1 AS count FROM lift`)
  expect(await findRow(server.db, rows)).toEqual(scopes)
})
