import type { Client } from '@liftwatch/core/client/client'
import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import type { TestPage } from '../harness/browser'
import { sendAlarm, type TestDevice } from '../harness/builders'
import { server } from '../harness/fixtures'

const minuteMs = 60_000

export function laneOf(page: TestPage) {
  return page.getByRole('region', { name: 'Passengers trapped' })
}

/** The lifts whose passengers the lane has, in its order. */
export const namesIn = (page: TestPage) => laneOf(page).getByRole('listitem').getByRole('link').allTextContents()

export const liftOf = (trap: PassengerTrap) => trap.liftName.split('-')[3]!

/** Makes and ends traps in lifts of a device, or of another that is named. */
export function createTraps(client: Client, device: TestDevice) {
  let liftsUsed = 0
  const madeBy = new Map<string, TestDevice>()

  async function open(): Promise<PassengerTrap[]> {
    const { content } = await client.passengerTraps.page({ size: 100 })
    return content.filter(({ operationalStatus }) => operationalStatus !== 'CLOSED')
  }

  async function end(trap: PassengerTrap, ts = Date.now()): Promise<void> {
    await sendAlarm(server, madeBy.get(trap.id)!, { lift: liftOf(trap), type: 'PASSENGER_TRAP', state: 'CLEAR', ts })
  }

  async function close(trap: PassengerTrap): Promise<void> {
    await end(trap)
    if (trap.acknowledgeAt === null) await client.passengerTraps.acknowledge({ id: trap.id, team: 'North' })
    await client.passengerTraps.report({ id: trap.id, name: 'Chen', result: 'Freed.' })
  }

  async function closeAll(): Promise<void> {
    for (const trap of await open()) await close(trap)
  }

  /** A passenger in a lift that held none so far, for so many minutes. */
  async function add(minutes: number, of = device, lift = of.lifts[liftsUsed++]!): Promise<PassengerTrap> {
    await sendAlarm(server, of, { lift, type: 'PASSENGER_TRAP', ts: Date.now() - minutes * minuteMs })
    const made = (await open()).find(trap => liftOf(trap) === lift)!
    madeBy.set(made.id, of)
    return made
  }

  return { add, end, close, closeAll }
}
