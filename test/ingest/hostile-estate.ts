import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { findRow } from '../../server/src/queries/rows'
import { aloneMs } from '../harness/alone-time'
import { block, createEstate, createUser, logIn, sendAlarm, type TestDevice } from '../harness/builders'
import { findLiftId } from '../harness/cast'
import { ownMs } from '../harness/own-time'
import { startTestServer, type TestServer } from '../harness/server'
import { soon } from '../harness/soon'

/** Devices that send what they should not, beside an honest one; the bounds are those of production. */
export interface HostileEstate {
  readonly server: TestServer
  readonly client: Client
  readonly honest: TestDevice
  /** By the server's clock. */
  readonly now: () => number
  readonly goOn: (ms: number) => void
  /** A device that no other test has used, and its lift A. */
  readonly freshDevice: () => Promise<{ device: TestDevice; liftId: string }>
  /** An alarm message that was not sent yet: SET of a fault of lift A. */
  readonly alarm: (change: object) => Record<string, unknown>
  /** The trap of the honest device is stored within a second while something else is under way; later only where the machine is slow. */
  readonly expectPromptTrap: () => Promise<void>
  readonly faultsOf: (device: TestDevice) => ReturnType<typeof listFaults>
  /** What must be listed with devices in the end: refusals are written every few seconds. */
  readonly refused: Map<TestDevice, Record<string, number>>
  readonly expectRefused: () => Promise<void>
}

const production = {
  LIFTWATCH_LATE_ALARM_DAYS: '',
  LIFTWATCH_KEEP_ALARMS_MONTHS: '',
  LIFTWATCH_OPEN_ALARMS_PER_LIFT: '',
  LIFTWATCH_NEW_ALARMS_PER_LIFT: '',
}

const listFaults = async (client: Client, { clientId }: TestDevice) =>
  (await client.liftFaults.page({ lmdClientId: clientId, size: 200, sort: 'alarmStartTs,ASC' })).content

export async function createHostileEstate(): Promise<HostileEstate> {
  let aheadMs = 0
  let seq = 1_000_000
  const now = () => Date.now() + aheadMs
  const server = await startTestServer({ clock: now, env: production })
  const blocks = Array.from({ length: 12 }, (_, index) => block({ block: String(100 + index) }))
  const devices = await createEstate(server, blocks)
  const honest = devices.pop()!
  const client = await logIn(server, await createUser(server))
  const sendTrap = () => sendAlarm(server, honest, { type: 'PASSENGER_TRAP', number: 0, ts: now(), seq: ++seq })
  let slowestMs = 0
  /** How long it takes while nothing else is sent: others use the machine too. It is too short for the share that others had of it to be known. */
  async function lookAtMachine(): Promise<void> {
    for (let trap = 0; trap < 5; trap += 1) slowestMs = Math.max(slowestMs, await ownMs(sendTrap))
  }
  const refused = new Map<TestDevice, Record<string, number>>()
  return {
    server,
    client,
    honest,
    now,
    goOn: ms => (aheadMs += ms),
    async freshDevice() {
      await lookAtMachine()
      const device = devices.pop()!
      return { device, liftId: await findLiftId(server, `${device.clientId}-A`) }
    },
    alarm: change => ({ ts: now(), seq: ++seq, lift: 'A', type: 'LIFT_FAULT', state: 'SET', ...change }),
    async expectPromptTrap() {
      expect(await aloneMs(server.db, sendTrap)).toBeLessThan(Math.max(1_000, 30 * slowestMs))
    },
    faultsOf: device => listFaults(client, device),
    refused,
    async expectRefused() {
      for (const [{ clientId }, expected] of refused) {
        const find = async () => (await client.lmds.page({ clientId })).content[0]!
        const row = await soon(async () => {
          const found = await find()
          expect(Object.fromEntries(found.refusals.map(({ reason, count }) => [reason, count]))).toEqual(expected)
          return found
        })
        expect(row.refusedCnt).toBe(Object.values(expected).reduce((sum, count) => sum + count, 0))
        expect((await client.lmds.detail({ id: row.id })).refusals).toEqual(row.refusals)
        const notice = sql`SELECT 1 FROM notice WHERE kind = 'lmds' AND subject_id = ${row.id} AND at >= ${row.refusals[0]!.lastAt}`
        expect(await findRow(server.db, notice)).toBeDefined()
      }
    },
  }
}
