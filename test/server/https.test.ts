import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { connect as connectPlain } from 'node:net'
import { join } from 'node:path'
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls'
import { openFetch } from '@liftwatch/core/connection/server-fetch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthority, type Authority, type Pair } from '../harness/certificates'
import { createEstate, createUser, newBearerClient, newClient, type TestDevice } from '../harness/builders'
import { listen } from '../harness/listener'
import { createReadLog } from '../harness/lines'
import { startTestServer, type TestServer } from '../harness/server'
import { startServerProcess } from '../harness/server-process'
import { soon } from '../harness/soon'

const names = 'IP:127.0.0.1,DNS:lifts.test'

let authority: Authority
let server: TestServer
/** What the server reads; what they hold changes. */
let files: Pair
let fetch: typeof globalThis.fetch
const { log, saying } = createReadLog()

beforeAll(async () => {
  authority = await createAuthority()
  const pair = await authority.sign('first', names)
  files = { cert: join(authority.folder, 'cert.pem'), key: join(authority.folder, 'key.pem') }
  await put(pair)
  fetch = await openFetch({ LIFTWATCH_CA_FILE: authority.cert })
  const env = {
    LIFTWATCH_TLS_CERT_FILE: files.cert,
    LIFTWATCH_TLS_KEY_FILE: files.key,
    LIFTWATCH_PUBLIC_URL: 'https://elsewhere.test',
  }
  server = await startTestServer({ env, log })
})
afterAll(async () => {
  await server.stop()
  await rm(authority.folder, { recursive: true, force: true })
})

async function put({ cert, key }: Pair): Promise<void> {
  await copyFile(cert, files.cert)
  await copyFile(key, files.key)
}

/** A connection below HTTP, or why there is none. */
async function shakeHands(options: ConnectionOptions = {}): Promise<TLSSocket> {
  const ca = await readFile(authority.cert)
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1', ca, ...options })
    socket.on('error', reject).on('secureConnect', () => resolve(socket))
  })
}

async function shownName(): Promise<string | undefined> {
  const socket = await shakeHands()
  const { subject } = socket.getPeerCertificate()
  socket.destroy()
  return [subject.CN].flat()[0]
}

async function figureOf(name: string): Promise<number | undefined> {
  const text = await (await fetch(`${server.url}/metrics`, {})).text()
  const line = text.split('\n').find(candidate => candidate.startsWith(name))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

describe('a server with a certificate', () => {
  it('speaks HTTPS, with HSTS for a year and cookies for HTTPS alone', async () => {
    expect(server.url).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/)
    const user = await createUser(server)
    const answer = await fetch(`${server.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: user.name, password: user.password }),
    })
    expect(answer.status).toBe(200)
    const cookies = answer.headers.getSetCookie()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure(;|$)/)
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  })

  it('takes TLS 1.2 and 1.3 with ephemeral keys and authenticated encryption, and nothing before', async () => {
    for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
      const socket = await shakeHands({ minVersion: version, maxVersion: version })
      expect(socket.getProtocol()).toBe(version)
      expect(socket.getCipher().name).toMatch(/(GCM|POLY1305)/)
      socket.destroy()
    }
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' } as const
    await expect(shakeHands(old)).rejects.toThrow(/alert protocol version/)
    const weak = { maxVersion: 'TLSv1.2', ciphers: 'AES128-SHA:ECDHE-ECDSA-AES128-SHA' } as const
    await expect(shakeHands(weak)).rejects.toThrow(/handshake failure/)
    await soon(async () => expect(await figureOf('liftwatch_tls_failed_handshakes_total{listener="http"}')).toBe(2))
    // Of many one line a minute.
    expect(saying('a TLS handshake failed')).toMatchObject([{ listener: 'http', count: 1 }])
  })

  it('ends what speaks no TLS', async () => {
    const socket = connectPlain(Number(new URL(server.url).port), '127.0.0.1')
    let answer = ''
    socket.on('data', data => (answer += data.toString('latin1'))).on('error', () => {})
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
    await new Promise(resolve => socket.once('close', resolve))
    expect(answer).not.toContain('HTTP/')
  })

  it('says at once that the certificate is not for the name that people use', () => {
    expect(saying('the certificate is not for the name in LIFTWATCH_PUBLIC_URL')).toMatchObject([
      { name: 'elsewhere.test', names: 'IP Address:127.0.0.1, DNS:lifts.test' },
    ])
  })
})

describe('new files', () => {
  it('are in use for new connections, and a stream that is open goes on', async () => {
    const [device] = (await createEstate(server)) as [TestDevice]
    const client = newClient(server, fetch)
    const user = await createUser(server)
    await client.session.login({ name: user.name, password: user.password })
    await client.organizations.select({ id: user.organizationId })
    const stream = await listen(client)
    expect(await shownName()).toBe('first')

    await put(await authority.sign('second', names))
    await soon(async () => expect(await shownName()).toBe('second'))
    expect(saying('a new certificate is in use')).toHaveLength(1)
    const alarm = { ts: Date.now(), seq: 1, lift: 'A', type: 'LIFT_FAULT', number: 7, state: 'SET' }
    await newBearerClient(server, device.token, fetch).ingest.post({ messages: [alarm] })
    await stream.waitFor(1)
    expect(stream.hasEnded()).toBe(false)
    stream.close()
  })

  it('that cannot be used leave the one before in use, until they can', async () => {
    const said = () => saying('the new certificate cannot be used; the one before stays in use')
    await writeFile(files.cert, 'nonsense')
    await soon(() => expect(said()).toHaveLength(1))
    expect(await shownName()).toBe('second')
    await put(await authority.sign('third', names))
    await soon(async () => expect(await shownName()).toBe('third'))
    expect(said()).toHaveLength(1)
  })
})

it('a stop ends what was opened in advance, and what is still shaking hands', async () => {
  const own = await startTestServer({
    env: { LIFTWATCH_TLS_CERT_FILE: files.cert, LIFTWATCH_TLS_KEY_FILE: files.key },
  })
  const port = Number(new URL(own.url).port)
  const silent = connectPlain(port, '127.0.0.1').on('error', () => {})
  const unused = connect({ port, host: '127.0.0.1', ca: await readFile(authority.cert) }).on('error', () => {})
  await new Promise(resolve => unused.once('secureConnect', resolve))
  // One that has just been used is not ended as if it had not been.
  expect((await fetch(`${own.url}/healthz`, {})).status).toBe(200)
  const ended = [silent, unused].map(socket => new Promise(resolve => socket.once('close', resolve)))
  await own.stop()
  await Promise.all(ended)
})

it('a start whose files or addresses cannot be used ends with one line and exit code 2', async () => {
  const elsewhere = await startServerProcess({ LIFTWATCH_HOST: '0.0.0.0' })
  expect(elsewhere).toEqual({
    exitCode: 2,
    stderr: expect.stringMatching(/^liftwatch: Configuration: LIFTWATCH_HOST: [^\n]+\n$/) as string,
  })
  const none = { LIFTWATCH_TLS_CERT_FILE: '/nowhere/cert.pem', LIFTWATCH_TLS_KEY_FILE: files.key }
  expect(await startServerProcess(none)).toEqual({
    exitCode: 2,
    stderr:
      'liftwatch: Configuration: LIFTWATCH_TLS_CERT_FILE: /nowhere/cert.pem cannot be read: there is no such file\n',
  })
})

it('where a proxy ends TLS and cookies are not for HTTPS alone, the log says so', async () => {
  const { log: own, saying: said } = createReadLog()
  const behind = await startTestServer({ env: { LIFTWATCH_PUBLIC_URL: 'https://lifts.test' }, log: own })
  await behind.stop()
  const line =
    'the console is reached by HTTPS, and its cookies would go over HTTP too; set LIFTWATCH_SECURE_COOKIES=true'
  expect(said(line)).toHaveLength(1)
})
