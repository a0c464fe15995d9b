import { describe, expect } from 'vitest'
import type { LmdFilter } from '@liftwatch/core/contract/estate/lmds'
import { testCallEveryMs } from '@liftwatch/core/limits'
import { block, postMessages } from '../harness/builders'
import { client, devices, it as usualTest, server } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  {
    blocks: [
      block({ softwareVersion: '2.1.0', hardware: 'LMD-7', simIp: '10.0.0.7', dvrModel: 'D4', remarks: '备注' }),
      block({ block: '206', softwareVersion: '2.0.9', postalCode: '560206' }),
      block({ townCode: 'BD', block: '10', street: 'BEDOK NTH ST 3' }),
    ],
    client: {},
  },
)

const names = async (filter: LmdFilter) =>
  (await client.lmds.page({ size: 100, ...filter })).content.map(({ clientId }) => clientId)

describe('the list of devices', () => {
  it.each<[LmdFilter, string[]]>([
    [{}, ['AMK-AMA1-205', 'AMK-AMA1-206', 'BD-BNS3-10']],
    [{ tc: 'amk', blk: '206' }, ['AMK-AMA1-206']],
    [{ clientId: 'BD' }, ['BD-BNS3-10']],
    [{ postalCode: '560206' }, ['AMK-AMA1-206']],
    [{ softwareVersion: '2.0.9' }, ['AMK-AMA1-206']],
    [{ softwareVersion: '2' }, []],
    [{ onlineFormat: 'Online' }, []],
  ])('with %j has %j', async (filter, expected) => {
    expect(await names(filter)).toEqual(expected)
    expect((await client.lmds.page(filter)).totalElements).toBe(expected.length)
  })

  it('offers the software versions that there are', async () => {
    expect(await client.lmds.versions({})).toEqual(['2.0.9', '2.1.0'])
  })

  it('knows whose test call is overdue, and who has just made it', async () => {
    const device = devices.find(({ clientId }) => clientId === 'AMK-AMA1-206')!
    expect(await names({ isTestCallOverdue: 'true' })).toHaveLength(3)
    await postMessages(server, device, [{ ts: Date.now(), seq: 1, type: 'TEST_CALL' }])
    expect(await names({ isTestCallOverdue: 'true' })).toEqual(['AMK-AMA1-205', 'BD-BNS3-10'])
    expect(await names({ isTestCallOverdue: 'false' })).toEqual(['AMK-AMA1-206'])
    const [row] = (await client.lmds.page({ clientId: device.clientId })).content
    expect(row).toMatchObject({ isTestCallOverdue: false, isOnline: true, onlineFormat: 'Online' })
    expect(row!.lastTestCallTs).toBeGreaterThan(Date.now() - testCallEveryMs)
    expect(await names({ onlineFormat: 'Online' })).toEqual([device.clientId])
  })
})

describe('a device', () => {
  it('says where it is, what it is, and which lifts it watches', async () => {
    const [row] = (await client.lmds.page({ blk: '205' })).content
    expect(row).toMatchObject({
      name: 'LMD AMK-AMA1-205',
      isOnline: false,
      onlineFormat: 'Offline',
      lastOnlineTs: null,
      isTestCallOverdue: true,
      vendor: 'Sensorica Devices',
      building: { name: 'AMK-AMA1-205', address: '205 ANG MO KIO AVE 1', postalCode: '560205' },
      liftCnt: 2,
      attribute: {
        clientId: 'AMK-AMA1-205',
        hardware: 'LMD-7',
        softwareVersion: '2.1.0',
        simIp: '10.0.0.7',
        dvrModel: 'D4',
        dvrIp: null,
        remarks: '备注',
      },
    })
    expect(await client.lmds.detail({ id: row!.id })).toEqual(row)
    const { content, totalElements } = await client.lmds.lifts({ id: row!.id, sort: 'name,DESC' })
    expect(totalElements).toBe(2)
    expect(content.map(({ name }) => name)).toEqual(['AMK-AMA1-205-B', 'AMK-AMA1-205-A'])
  })

  it('that is not there is not found', async () => {
    const id = '01890a5d-ac96-774b-bcce-b302099a8057'
    expect(await outcomeOf(client.lmds.detail({ id }))).toBe('not-found')
    expect(await outcomeOf(client.lmds.lifts({ id }))).toBe('not-found')
  })
})
