import { logIn, sendAlarm, type TestDevice, type TestUser } from './builders'
import type { TestServer } from './server'

const minuteMs = 60_000
const trap = { type: 'PASSENGER_TRAP', number: 0 } as const

/** Five faults, one of each lift from A to E: outstanding the first three, acknowledged by the user, and closed by itself. */
export async function sendFaultsOfAllTabs(server: TestServer, device: TestDevice, user: TestUser): Promise<void> {
  const at = Date.now() - 60 * minuteMs
  // What waits longest is not what came last, and the gravest is neither.
  await sendAlarm(server, device, { lift: 'A', number: 3, ts: at })
  await sendAlarm(server, device, { lift: 'B', number: 7, ts: at + 2 * minuteMs })
  await sendAlarm(server, device, { lift: 'C', number: 7, ts: at + minuteMs })
  await sendAlarm(server, device, { lift: 'D', number: 7, ts: at - minuteMs })
  await sendAlarm(server, device, { lift: 'E', number: 9, ts: at + 3 * minuteMs })
  await sendAlarm(server, device, { lift: 'E', number: 9, state: 'CLEAR' })
  const client = await logIn(server, user)
  const { content } = await client.liftFaults.page({ lift: 'D' })
  await client.liftFaults.acknowledge({ id: content[0]!.id })
}

/** A fault of lift A and a trap of lift B, both 72 minutes ago and over after 19 s, which no one has acknowledged. */
export async function sendEndedAlarms(server: TestServer, device: TestDevice): Promise<void> {
  const ts = Date.now() - 72 * minuteMs
  for (const alarm of [
    { lift: 'A', number: 7 },
    { lift: 'B', ...trap },
  ]) {
    await sendAlarm(server, device, { ...alarm, ts })
    await sendAlarm(server, device, { ...alarm, state: 'CLEAR', ts: ts + 19_000 })
  }
}

/** Three faults, an hour apart, and a building alarm, on the first lifts of two blocks. */
export async function sendAlarmsOfTwoBlocks(server: TestServer, devices: readonly TestDevice[]): Promise<void> {
  const [first, second] = devices as [TestDevice, TestDevice]
  const at = Date.now() - 180 * minuteMs
  await sendAlarm(server, first, { lift: 'A', number: 7, description: 'car gate jammed', ts: at })
  await sendAlarm(server, first, { lift: 'B', number: 1, description: 'light out', ts: at + 60 * minuteMs })
  await sendAlarm(server, second, { lift: 'A', number: 3, description: 'landing door', ts: at + 120 * minuteMs })
  await sendAlarm(server, first, { lift: 'C', type: 'RBE', number: 7, ts: at })
}
