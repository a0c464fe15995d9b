import { copyFile, readFile, rm } from 'node:fs/promises'
import { connect as connectPlain } from 'node:net'
import { join } from 'node:path'
import { connectAsync, type IClientOptions, type MqttClient } from 'mqtt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectWithinMs, connectionsOfStrangersPerAddressMax } from '../../server/src/ingest/bounds'
import { block, createEstate, createUser, logIn, postMessages, type TestDevice } from '../harness/builders'
import { createAuthority, type Authority, type Pair } from '../harness/certificates'
import { createReadLog } from '../harness/lines'
import { quietPort } from '../harness/quiet-port'
import { startTestServer, type TestServer } from '../harness/server'
import { soon } from '../harness/soon'

let authority: Authority
let devicesAuthority: Authority
/** Asks devices for a certificate, and `open` does not; both have the same certificate, whose files change. */
let asking: TestServer
let open: TestServer
let files: Pair
let devices: TestDevice[]
let aheadMs = 0
const connections: MqttClient[] = []
const { log, saying } = createReadLog()

beforeAll(async () => {
  ;[authority, devicesAuthority] = await Promise.all([createAuthority(), createAuthority()])
  files = { cert: join(authority.folder, 'cert.pem'), key: join(authority.folder, 'key.pem') }
  await put(await authority.sign('first', 'IP:127.0.0.1'))
  const env = {
    LIFTWATCH_MQTTS_PORT: '0',
    LIFTWATCH_MQTTS_CERT_FILE: files.cert,
    LIFTWATCH_MQTTS_KEY_FILE: files.key,
  }
  const clock = () => Date.now() + aheadMs
  const ask = { LIFTWATCH_MQTTS_CLIENT_CA_FILE: devicesAuthority.cert }
  ;[asking, open] = await Promise.all([
    startTestServer({ env: { ...env, ...ask }, log, clock }),
    startTestServer({ env, clock }),
  ])
  devices = await createEstate(
    asking,
    Array.from({ length: 3 }, (_, index) => block({ block: String(100 + index) })),
  )
})
afterAll(async () => {
  await Promise.all(connections.map(connection => connection.endAsync(true)))
  await Promise.all([asking, open].map(server => server.stop()))
  await Promise.all([authority, devicesAuthority].map(({ folder }) => rm(folder, { recursive: true, force: true })))
})

async function put({ cert, key }: Pair): Promise<void> {
  await copyFile(cert, files.cert)
  await copyFile(key, files.key)
}

async function connectOver(
  server: TestServer,
  { clientId, token }: Pick<TestDevice, 'clientId' | 'token'>,
  shown?: Pair,
  options: IClientOptions = {},
): Promise<MqttClient> {
  const own = shown && { cert: await readFile(shown.cert), key: await readFile(shown.key) }
  const as = { clientId, username: clientId, password: token, reconnectPeriod: 0, ca: await readFile(authority.cert) }
  const url = `mqtts://127.0.0.1:${server.mqttsPort}`
  const connection = await connectAsync(url, { ...as, ...own, ...options }, false)
  connections.push(connection)
  return connection
}

const alarm = (seq: number) => ({ ts: Date.now(), seq, lift: 'A', type: 'LIFT_FAULT', number: 3, state: 'SET' })

async function publish(connection: MqttClient, { clientId }: TestDevice, seq: number): Promise<void> {
  await connection.publishAsync(`lmd/${clientId}/alarm`, JSON.stringify(alarm(seq)), { qos: 1 })
}

describe('the broker over TLS', () => {
  it('takes what a device sends by its token, while the plain port stays on this machine', async () => {
    const [device] = (await createEstate(open)) as [TestDevice]
    const connection = await connectOver(open, device)
    await publish(connection, device, 1)
    const plain = await connectAsync(open.mqttUrl, {
      clientId: device.clientId,
      username: device.clientId,
      password: device.token,
      reconnectPeriod: 0,
    })
    connections.push(plain)
    await publish(plain, device, 2)
    const client = await logIn(open, await createUser(open))
    expect(await client.liftFaults.page({ lmdClientId: device.clientId })).toMatchObject({ totalElements: 1 })
    await expect(connectOver(open, { ...device, token: 'wrong' })).rejects.toThrow(/Not authorized/)
  })

  it('is one of the few whose messages are large', async () => {
    const [device] = devices as [TestDevice]
    const connection = await connectOver(asking, device, await devicesAuthority.sign(device.clientId))
    const values = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`key${index}`, 'x'.repeat(200)]))
    const message = JSON.stringify({ ts: Date.now(), lift: 'A', values })
    const sent = Array.from({ length: 40 }, () =>
      connection.publishAsync(`lmd/${device.clientId}/telemetry`, message, { qos: 1 }),
    )
    await Promise.all(sent)
  })

  it('bounds those who shake hands with those who have not logged in, and ends them in time', async () => {
    const sockets = Array.from({ length: connectionsOfStrangersPerAddressMax + 5 }, () =>
      connectPlain(open.mqttsPort, '127.0.0.1').on('error', () => {}),
    )
    const closed = () => sockets.filter(socket => socket.destroyed).length
    for (const socket of sockets) socket.resume()
    await soon(() => expect(closed()).toBe(5))
    aheadMs += connectWithinMs + 1_000
    await soon(() => expect(closed()).toBe(sockets.length))
    const [device] = (await createEstate(open, [block({ block: '300' })])) as [TestDevice]
    await publish(await connectOver(open, device), device, 1)
  })
})

it('a port that is taken ends the start, with nothing left listening', async () => {
  const { mqttsPort } = open
  const port = await quietPort()
  const env = {
    LIFTWATCH_MQTT_PORT: String(port),
    LIFTWATCH_MQTTS_PORT: String(mqttsPort),
    LIFTWATCH_MQTTS_CERT_FILE: files.cert,
    LIFTWATCH_MQTTS_KEY_FILE: files.key,
  }
  await expect(startTestServer({ env, databaseUrl: open.databaseUrl })).rejects.toThrow(/EADDRINUSE/)
  await expect(connectAsync(`mqtt://127.0.0.1:${port}`, { reconnectPeriod: 0 }, false)).rejects.toThrow(/ECONNREFUSED/)
})

describe('devices that have to show a certificate', () => {
  it('are let in by one for their own name, common or other, with their token', async () => {
    const [one, other] = devices as [TestDevice, TestDevice]
    await publish(await connectOver(asking, one, await devicesAuthority.sign(one.clientId)), one, 1)
    const gateway = await devicesAuthority.sign('gateway', `DNS:${one.clientId},DNS:${other.clientId}`)
    await publish(await connectOver(asking, one, gateway), one, 2)
    await publish(await connectOver(asking, other, gateway), other, 1)
    await expect(connectOver(asking, { ...one, token: 'wrong' }, gateway)).rejects.toThrow(/Not authorized/)
  })

  it('are not let in without, nor by one of another authority: nothing of theirs is read, and the log says why', async () => {
    const device = devices[0]!
    await expect(connectOver(asking, device)).rejects.toThrow()
    const foreign = await authority.sign(device.clientId)
    await expect(connectOver(asking, device, foreign)).rejects.toThrow()
    await soon(() =>
      expect(saying('a TLS handshake failed')).toMatchObject([
        { listener: 'mqtt', reason: 'ERR_SSL_PEER_DID_NOT_RETURN_A_CERTIFICATE', count: 1 },
      ]),
    )
    aheadMs += 61_000
    await expect(connectOver(asking, device, foreign)).rejects.toThrow()
    await soon(() => expect(saying('a TLS handshake failed')).toHaveLength(2))
    expect(saying('a TLS handshake failed')[1]).toMatchObject({ reason: 'SELF_SIGNED_CERT_IN_CHAIN', count: 2 })
  })

  it('are not let in by that of another device, which is counted with them', async () => {
    const [one, other] = devices as [TestDevice, TestDevice]
    await expect(connectOver(asking, one, await devicesAuthority.sign(other.clientId))).rejects.toThrow(
      /Not authorized/,
    )
    expect(saying('a device showed the certificate of another')).toMatchObject([
      { level: 40, device: one.clientId, certified: [other.clientId], count: 1 },
    ])
    const client = await logIn(asking, await createUser(asking, { role: 'ADMIN' }))
    await soon(async () => {
      const { content } = await client.lmds.page({ clientId: one.clientId })
      expect(content[0]!.refusals).toMatchObject([{ reason: 'wrong-certificate', count: 1 }])
    })
  })

  it('do not get round it by HTTP with their token alone', async () => {
    const [device] = devices as [TestDevice]
    await expect(postMessages(asking, device, [alarm(900)])).rejects.toThrow(/^403 .*no-permission/)
  })
})

it('a new certificate is in use for new connections, and those that are open go on', async () => {
  const device = devices[2]!
  const own = await devicesAuthority.sign(device.clientId)
  const before = await connectOver(asking, device, own)
  await put(await authority.sign('second', 'IP:127.0.0.1'))
  await soon(() => expect(saying('a new certificate is in use')).toMatchObject([{ listener: 'mqtt' }]))
  const after = await connectOver(asking, device, own, { clientId: 'beside' })
  await Promise.all([publish(before, device, 1), publish(after, device, 2)])
})
