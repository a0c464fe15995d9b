import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { describe, expect } from 'vitest'
import { browser, test as usualTest } from '../harness/browser-fixtures'
import { block, createEstate, sendAlarm } from '../harness/builders'
import { server, user } from '../harness/fixtures'
import { startTestServer } from '../harness/server'
import { eventually, open, openAs } from './console'

let tileServer: Server
/** How near each tile was that was asked for. */
const zooms = new Set<number>()

const it = usualTest
  .extend('settings', { scope: 'file' }, async () => {
    tileServer = createServer(({ url }, answer) => {
      zooms.add(Number(url!.split('/')[1]))
      answer.writeHead(404).end()
    })
    tileServer.listen(0, '127.0.0.1')
    await once(tileServer, 'listening')
    const { port } = tileServer.address() as AddressInfo
    const tiles = `http://localhost:${port}/{z}/{x}/{y}.png`
    return { env: { LIFTWATCH_TILES_URL: tiles, LIFTWATCH_TILES_ATTRIBUTION: 'City maps' } }
  })
  .extend('given', { scope: 'file' }, { user: {} })

const blocks = [
  block({ latitude: 1.37, longitude: 103.84 }),
  block({ block: '206', postalCode: '560206', latitude: 1.371, longitude: 103.841 }),
  block({ block: '207', postalCode: '560207' }),
]

it.beforeAll(async () => {
  const devices = await createEstate(server, blocks)
  await sendAlarm(server, devices[0]!, { type: 'PASSENGER_TRAP', number: 0 })
})

it.afterAll(() => void tileServer.close())

describe('the map beside a new case', () => {
  it('shows what was found from afar and the chosen building from near, each pin with its gravest alarm', async () => {
    const page = await open('/case-management/new')
    await page.getByLabel('Block or street').fill('ANG')
    const map = page.getByRole('region', { name: 'Map of buildings' })
    await eventually(() => map.getByRole('button', { name: /^AMK-/ }).count()).toBe(2)
    await map.getByRole('button', { name: /AMK-AMA1-205.*: Passenger trap$/ }).waitFor()
    await page.getByText('No position on the map: AMK-AMA1-207').waitFor()
    await eventually(() => [...zooms]).toEqual([12])
    await map.getByRole('button', { name: /AMK-AMA1-206/ }).press('Enter')
    await page.getByRole('button', { name: 'Select', exact: true }).press('Enter')
    await page.getByRole('region', { name: 'Building', exact: true }).getByText('560206').waitFor()
    await eventually(() => zooms.has(17)).toBe(true)
  })

  it('names whose map it is in colours that can be read in the dark', async () => {
    const page = await open('/case-management/new', { colorScheme: 'dark' })
    await page.getByLabel('Block or street').fill('206')
    const whose = page.getByText('City maps')
    await whose.waitFor()
    const ground = (shown: typeof whose) => shown.evaluate(one => getComputedStyle(one).backgroundColor)
    expect(await ground(whose.locator('..'))).toBe(await ground(page.getByRole('button', { name: 'Zoom in' })))
    await page.context().close()
  })

  it('lies on a plain ground where no server of tiles is configured', async () => {
    const plain = await startTestServer({ databaseUrl: server.databaseUrl })
    const page = await openAs(browser, plain, user, '/case-management/new')
    await page.getByLabel('Block or street').fill('206')
    const map = page.getByRole('region', { name: 'Map of buildings' })
    await map.getByRole('button', { name: /^AMK-AMA1-206/ }).waitFor()
    expect(await map.locator('img').count()).toBe(0)
    expect(page.complaints).toEqual([])
    await page.context().close()
    await plain.stop()
  })
})
