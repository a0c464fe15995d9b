import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileAnswer } from '@liftwatch/core/contract/endpoint'
import type { Client } from '@liftwatch/core/client/client'
import { block, createEstate, createUser, logIn } from '../harness/builders'
import { bytesOf, csvRows } from '../harness/files'
import { outcomeOf } from '../harness/outcome'
import { startTestServer, type TestServer } from '../harness/server'

let server: TestServer
let client: Client

beforeAll(async () => {
  server = await startTestServer()
  await createEstate(server, [
    block({ pumpMCO: '水泵公司', softwareVersion: '2.1.0' }),
    block({ block: '206', postalCode: '560206', lifts: 25 }),
  ])
  client = await logIn(server, await createUser(server))
})
afterAll(() => server.stop())

async function rowsOf(file: Promise<FileAnswer>): Promise<string[][]> {
  return csvRows(await bytesOf(await file))
}

describe('the lists of the estate as files', () => {
  it('have every lift, however many a page has', async () => {
    const rows = await rowsOf(client.lifts.export({ format: 'csv', columns: ['name', 'postalCode'], blk: '206' }))
    expect(rows).toHaveLength(1 + 25)
    expect(rows.slice(0, 2)).toEqual([
      ['Lift', 'Postal code'],
      ['AMK-AMA1-206-A', '560206'],
    ])
  })

  it('have what is known of buildings', async () => {
    const columns = ['name', 'address', 'pumpMCO', 'liftCnt']
    expect(await rowsOf(client.buildings.export({ format: 'csv', columns, sort: 'name,DESC' }))).toEqual([
      ['Building', 'Address', 'Pump MCO', 'Lifts'],
      ['AMK-AMA1-206', '206 ANG MO KIO AVE 1', '', '25'],
      ['AMK-AMA1-205', '205 ANG MO KIO AVE 1', '水泵公司', '2'],
    ])
  })

  it('have devices, and the lifts of one', async () => {
    const columns = ['clientId', 'softwareVersion', 'onlineFormat']
    const [, first] = await rowsOf(client.lmds.export({ format: 'csv', columns, softwareVersion: '2.1.0' }))
    expect(first).toEqual(['AMK-AMA1-205', '2.1.0', 'Offline'])
    const [device] = (await client.lmds.page({ clientId: 'AMK-AMA1-206' })).content
    const lifts = await rowsOf(client.lmds.exportLifts({ id: device!.id, format: 'csv', columns: ['name'] }))
    expect(lifts).toHaveLength(1 + 25)
    const id = '01890a5d-ac96-774b-bcce-b302099a8057'
    expect(await outcomeOf(client.lmds.exportLifts({ id }))).toBe('not-found')
  })
})
