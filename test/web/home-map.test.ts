import { createServer, type IncomingMessage, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { describe, expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { browser, test as usualTest } from '../harness/browser-fixtures'
import { block, createEstate, createUser, sendAlarm, type TestUser } from '../harness/builders'
import { server } from '../harness/fixtures'
import { startTestServer } from '../harness/server'
import { eventually, openAs } from './console'
import { inspectAtBothWidths } from './look'
import { fitsWindow } from './reading'

/** One pixel, which is a tile like any other. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+P+/HgAFhAJ/wlseKgAAAABJRU5ErkJggg==',
  'base64',
)

let tileServer: Server
const asked: Pick<IncomingMessage, 'url' | 'headers'>[] = []
let isBroken = false

/** A server of tiles on this machine, which remembers what it was asked. */
const it = usualTest.extend('settings', { scope: 'file' }, async () => {
  tileServer = createServer(({ url, headers }, answer) => {
    asked.push({ url, headers })
    if (isBroken) answer.writeHead(500).end()
    else answer.writeHead(200, { 'content-type': 'image/png' }).end(pixel)
  })
  tileServer.listen(0, '127.0.0.1')
  await once(tileServer, 'listening')
  const { port } = tileServer.address() as AddressInfo
  return {
    env: {
      // Another site than the console's, as it would be.
      LIFTWATCH_TILES_URL: `http://localhost:${port}/tiles/{z}/{x}/{y}.png`,
      LIFTWATCH_TILES_ATTRIBUTION: '© Own maps <b>',
    },
  }
})

let user: TestUser

it.beforeAll(async () => {
  user = await createUser(server)
  const devices = await createEstate(server, [
    block({ latitude: 1.37, longitude: 103.84 }),
    block({ block: '206', postalCode: '560206', latitude: 1.38, longitude: 103.85 }),
    block({ block: '207', postalCode: '560207' }),
  ])
  const deviceOf = (number: string) => devices.find(({ clientId }) => clientId.includes(number))!
  await sendAlarm(server, deviceOf('205'), { type: 'PASSENGER_TRAP', number: 0 })
  await sendAlarm(server, deviceOf('206'), { number: 12 })
  await sendAlarm(server, deviceOf('207'), { number: 7 })
})

it.afterAll(() => void tileServer.close())

const section = (page: TestPage) => page.getByRole('region', { name: 'Out of service', exact: true })
const map = (page: TestPage) => section(page).getByRole('region', { name: 'Map of lifts out of service' })
const pins = (page: TestPage) => map(page).getByRole('button', { name: /lifts out of service$/ })

async function openMap(width?: number): Promise<TestPage> {
  const page = await openAs(browser, server, user, '/home', width ? { width } : {})
  await pins(page).first().waitFor()
  return page
}

describe('where lifts are out of service', () => {
  it('is on a map of the server that is configured, which learns no more than the address of the console', async () => {
    asked.length = 0
    const page = await openMap()
    await eventually(() => asked.length).toBeGreaterThan(3)
    expect(asked.every(({ url }) => /^\/tiles\/\d+\/\d+\/\d+\.png$/.test(url!))).toBe(true)
    expect(new Set(asked.map(({ headers }) => headers.referer))).toEqual(new Set([`${new URL(server.url).origin}/`]))
    expect(asked.every(({ headers }) => headers.cookie === undefined)).toBe(true)
    await map(page).getByText('© Own maps <b>').waitFor()
    expect(page.complaints).toEqual([])
  })

  it('has a pin for each building whose position is known, and each in words', async () => {
    const page = await openMap()
    await eventually(() => pins(page).evaluateAll(all => all.map(pin => pin.getAttribute('aria-label')))).toEqual([
      'AMK-AMA1-205, 205 ANG MO KIO AVE 1: Passenger trapped: 1 of 2 lifts out of service',
      'AMK-AMA1-206, 206 ANG MO KIO AVE 1: Breakdown: 1 of 2 lifts out of service',
    ])
    const rows = section(page).getByRole('list', { name: 'Buildings with lifts out of service' }).getByRole('listitem')
    expect(await rows.getByRole('link').allTextContents()).toEqual(['AMK-AMA1-205', 'AMK-AMA1-207', 'AMK-AMA1-206'])
    await rows.nth(1).getByText('Not on the map: no position entered').waitFor()
  })

  it('is worked by keyboard: a pin opens its words, which lead to the building', async () => {
    const page = await openMap()
    await pins(page).nth(1).focus()
    const focused = () => page.evaluate(() => document.activeElement!.ariaLabel ?? document.activeElement!.textContent)
    await page.keyboard.press('Enter')
    await eventually(focused).toBe('AMK-AMA1-206')
    await page.keyboard.press('Escape')
    await eventually(focused).toMatch(/^AMK-AMA1-206, 206 ANG/)
    expect(await map(page).getByRole('link', { name: 'AMK-AMA1-206' }).count()).toBe(0)
    await page.keyboard.press('Space')
    await eventually(focused).toBe('AMK-AMA1-206')
    await page.keyboard.press('Enter')
    await eventually(() => new URL(page.url()).pathname).toMatch(/^\/building\/detail\//)
    expect(page.complaints).toEqual([])
  })

  it('follows what happens, and leaves the pins that stay in their place', async () => {
    const page = await openMap()
    await pins(page).nth(1).focus()
    const devices = await createEstate(server, [
      block({ block: '208', postalCode: '560208', latitude: 1.375, longitude: 103.845 }),
    ])
    const device = devices.find(({ clientId }) => clientId.includes('208'))!
    await sendAlarm(server, device, { number: 12 })
    await eventually(() => pins(page).count()).toBe(3)
    expect(await page.evaluate(() => document.activeElement!.ariaLabel)).toMatch(/^AMK-AMA1-206/)
    await sendAlarm(server, device, { number: 12, state: 'CLEAR' })
    await eventually(() => pins(page).count()).toBe(2)
  })

  it('fits a phone, and has no serious fault in any look', async () => {
    const page = await openMap(390)
    expect(await fitsWindow(page)).toBe(true)
    await pins(page).first().click()
    await map(page).getByRole('link', { name: 'AMK-AMA1-205' }).waitFor()
    await inspectAtBothWidths(page, 'the home page with its map')
  })

  it('says so where its background cannot be loaded, and shows the pins all the same', async () => {
    isBroken = true
    const page = await openMap()
    await section(page).getByText('The background of the map could not be loaded.').waitFor()
    expect(await pins(page).count()).toBe(2)
    isBroken = false
  })

  it('lies on a plain ground where no server of maps is configured', async () => {
    const plain = await startTestServer({ databaseUrl: server.databaseUrl })
    const page = await openAs(browser, plain, user, '/home')
    await pins(page).first().waitFor()
    expect(await map(page).locator('img').count()).toBe(0)
    expect(page.complaints).toEqual([])
    await page.context().close()
    await plain.stop()
  })
})
