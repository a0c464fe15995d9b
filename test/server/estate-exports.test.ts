import { describe, expect } from 'vitest'
import type { FileAnswer } from '@liftwatch/core/contract/endpoint'
import { block, sendAlarm } from '../harness/builders'
import { findLiftId } from '../harness/cast'
import { bytesOf, csvRows } from '../harness/files'
import { client, device, it as usualTest, server } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'

/** The id of nothing. */
const nowhere = '01890a5d-ac96-774b-bcce-b302099a8057'
const maintainedAt = Date.parse('2026-01-18T11:06:40Z')

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  {
    blocks: [
      block({ pumpMCO: '水泵公司', softwareVersion: '2.1.0' }),
      block({ block: '206', postalCode: '560206', lifts: 25 }),
    ],
    client: {},
  },
)

it.beforeAll(async () => {
  await sendAlarm(server, device, { number: 7, ts: maintainedAt - 1 })
  await sendAlarm(server, device, { type: 'RBE', number: 7, ts: maintainedAt })
})

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

  it('have the lifts of a building alone', async () => {
    const [building] = (await client.buildings.page({ blk: '205' })).content
    const file = client.buildings.exportLifts({ id: building!.id, format: 'csv', columns: ['name'] })
    expect(await rowsOf(file)).toEqual([['Lift'], ['AMK-AMA1-205-A'], ['AMK-AMA1-205-B']])
    expect(await outcomeOf(client.buildings.exportLifts({ id: nowhere }))).toBe('not-found')
  })

  it('have the alarms of a lift or a device under their filter, and the maintenance record', async () => {
    const liftId = await findLiftId(server, 'AMK-AMA1-205-A')
    const columns = ['code', 'liftName']
    const alarms = (filter: object) =>
      rowsOf(client.deviceAlarms.export({ deviceId: liftId, format: 'csv', columns, ...filter }))
    expect((await alarms({ sort: 'alarmStartTs,ASC' })).slice(1)).toEqual([
      ['LF7', 'AMK-AMA1-205-A'],
      ['LM', 'AMK-AMA1-205-A'],
    ])
    expect((await alarms({ errorCode: ['LF7'] })).slice(1)).toEqual([['LF7', 'AMK-AMA1-205-A']])
    expect((await alarms({ startTs: maintainedAt })).slice(1)).toEqual([['LM', 'AMK-AMA1-205-A']])
    expect(await alarms({ deviceId: nowhere })).toHaveLength(1)
    const visits = await rowsOf(
      client.deviceAlarms.exportMaintenance({ deviceId: liftId, format: 'csv', columns: ['state', 'alarmStartTs'] }),
    )
    expect(visits.slice(1)).toEqual([['Under way', '2026-01-18 19:06:40']])
  })

  it('have devices, and the lifts of one', async () => {
    const columns = ['clientId', 'softwareVersion', 'onlineFormat']
    const [, first] = await rowsOf(client.lmds.export({ format: 'csv', columns, softwareVersion: '2.1.0' }))
    expect(first).toEqual(['AMK-AMA1-205', '2.1.0', 'Online'])
    const [device] = (await client.lmds.page({ clientId: 'AMK-AMA1-206' })).content
    const lifts = await rowsOf(client.lmds.exportLifts({ id: device!.id, format: 'csv', columns: ['name'] }))
    expect(lifts).toHaveLength(1 + 25)
    expect(await outcomeOf(client.lmds.exportLifts({ id: nowhere }))).toBe('not-found')
  })
})
