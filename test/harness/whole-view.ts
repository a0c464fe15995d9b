import type { Client } from '@liftwatch/core/client/client'

const all = { size: 1_000 }

/** Whatever shows lifts, what they do and what is planned for them: of all that one sees, and of a device by itself. */
export async function seenBy(client: Client, clientId: string): Promise<Record<string, unknown>> {
  const { id: lmdId } = (await client.lmds.page({ clientId: clientId })).content[0] ?? {}
  const asked = {
    lifts: client.lifts.page(all),
    faults: client.liftFaults.page(all),
    faultCounts: client.liftFaults.count({}),
    filteredCounts: client.liftFaults.count({ alarmStatus: 'CLEAR' }),
    traps: client.passengerTraps.page(all),
    trapCounts: client.passengerTraps.count({}),
    rbes: client.rbes.page(all),
    eventCounts: client.rbes.count({}),
    ofDevice: lmdId ? client.deviceAlarms.page({ ...all, deviceId: lmdId }) : null,
    cases: client.complaints.page(all),
    caseCounts: client.complaints.count({}),
    switchOffs: client.switchOffs.page(all),
    switchOffCounts: client.switchOffs.count({}),
    checks: client.liftChecks.page(all),
    buildings: client.buildings.page(all),
    devices: client.lmds.page(all),
    snapshots: client.buildingSnapshots.list({ address: '205' }),
    home: client.home.summary({}),
    recent: client.home.recent({}),
    stopped: client.home.outOfService({}),
    trend: client.home.trend({}),
  }
  const answers = await Promise.all(Object.values<unknown>(asked))
  return Object.fromEntries(Object.keys(asked).map((name, index) => [name, answers[index]]))
}

/** What differs from one moment to the next by itself is left out. */
export const timeless = (seen: unknown) =>
  JSON.parse(
    JSON.stringify(seen, (key, value: unknown) =>
      /^(at|startTs|endTs|steps|.*OnlineTs|delay)$/.test(key) ? 0 : value,
    ),
  )
