import { describe, expect } from 'vitest'
import { connectWithinMs } from '../../server/src/ingest/bounds'
import { blocksOf } from '../harness/builders'
import { client, devices, it as usualTest, server } from '../harness/fixtures'
import { connectRaw, openRaw, publish } from '../harness/raw-device'

/** The server's clock runs ahead where a test says so. */
let aheadMs = 0

const it = usualTest
  .extend('settings', { scope: 'file' }, { clock: () => Date.now() + aheadMs })
  .extend('given', { scope: 'file' }, { blocks: blocksOf(3), client: { role: 'ADMIN' } })

const alarm = (seq: number) =>
  JSON.stringify({ ts: Date.now(), seq, lift: 'A', type: 'PASSENGER_TRAP', number: 0, state: 'SET' })

it('a connection without a log-in is closed when its time is over', async () => {
  const raw = await openRaw(server.mqttUrl)
  aheadMs += connectWithinMs + 1_000
  await raw.closed
})

it('thousands of wrong log-ins keep neither the API nor an honest device waiting until they are over', async () => {
  const device = devices[0]!
  const honest = await connectRaw(server.mqttUrl, device)
  await honest.next('connack')
  const wrong = async (index: number) => {
    const raw = await connectRaw(server.mqttUrl, { clientId: `stranger-${index}`, token: 'wrong' })
    await raw.closed
    return raw.received
  }
  let rounds = 0
  const over = new AbortController()
  const guesses = (async () => {
    for (let from = 0; from < 3_000; from += 250) {
      const answers = await Promise.all(Array.from({ length: 250 }, (_, index) => wrong(from + index)))
      for (const received of answers) expect(received).toMatchObject([{ cmd: 'connack', returnCode: 5 }])
    }
  })().finally(() => over.abort())
  for (; !over.signal.aborted; rounds++) {
    honest.send(publish(`lmd/${device.clientId}/alarm`, alarm(rounds + 1), rounds + 1))
    await Promise.all([honest.next('puback'), client.liftFaults.count({})])
  }
  await guesses
  expect(rounds).toBeGreaterThan(10)
  honest.socket.destroy()
})

it('a new token ends the connection that was opened with the one before', async () => {
  const device = devices[1]!
  const raw = await connectRaw(server.mqttUrl, device)
  await raw.next('connack')
  await client.lmds.issueToken({ clientId: device.clientId })
  await raw.closed
})

describe('MQTT 5', () => {
  it('learns why it is cut off, and what is not to be had', async () => {
    const device = devices[2]!
    const raw = await connectRaw(server.mqttUrl, device, { protocolVersion: 5 })
    expect(await raw.next('connack')).toMatchObject({
      reasonCode: 0,
      properties: { receiveMaximum: 64, maximumPacketSize: 65_536, sharedSubscriptionAvailable: false },
    })
    raw.send(publish(`lmd/${device.clientId}/alarm`, alarm(1), 3))
    expect(await raw.next('puback')).toMatchObject({ messageId: 3 })
    raw.send(publish('elsewhere', 'x', 4))
    expect(await raw.next('disconnect')).toMatchObject({ reasonCode: 0x90 })
    await raw.closed
  })
})
