import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import { fromProblem } from '@liftwatch/core/contract/problem'
import {
  bodyMaxBytes,
  estateImportJsonMaxBytes,
  ingestBodyMaxBytes,
  publicBodyMaxBytes,
  unreadBodyMaxBytes,
} from '@liftwatch/core/limits'
import { block, createUser, logIn, newBearerClient } from '../harness/builders'
import { device, it as usualTest, server } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'
import { headOf, openRaw, pour } from '../harness/raw-request'
import { slowestTurnMs } from '../harness/slowest-turn'
import { soon } from '../harness/soon'

const it = usualTest.extend('given', { scope: 'file' }, { blocks: [block()] })

/** Access tokens: of one who may import, and of one who may not. */
let importer: string
let reader: string

it.beforeAll(async () => {
  const client = await logIn(server, await createUser(server, { role: 'ADMIN' }))
  const tokenFor = async (permission: 'organization.write' | 'home') =>
    (await client.userTokens.create({ name: permission, permissions: [permission], expiresInDays: 1 })).token
  importer = await tokenFor('organization.write')
  reader = await tokenFor('home')
})

interface Post {
  readonly path?: string
  readonly token?: string | undefined
  readonly type?: string
  readonly encoding?: string
  readonly body: string | Buffer
}

async function post({ path = '/api/estate/import', token, type = 'application/json', encoding, body }: Post) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: {
      'content-type': type,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(encoding && { 'content-encoding': encoding }),
    },
    body: body as BodyInit,
  })
  const problem = fromProblem(await response.json())
  return { status: response.status, code: problem?.code, errors: problem?.errors }
}

const lines = 'application/x-ndjson'
/** 10 KB that become 10 MB, of blocks that are each looked at. */
const bomb = gzipSync(`{"blocks":[${'{},'.repeat(3_300_000)}{}]}`)
/** 100 KB that become 100 MB without the end of a line. */
const lineBomb = gzipSync(Buffer.alloc(100_000_000, 'x'))
/** 100 KB that become 100 MB of short lines. */
const shortLinesBomb = gzipSync(Buffer.alloc(100_000_000, '\n'))

describe('a compressed body', () => {
  it.each([
    ['of a stranger', undefined, 401, 'not-logged-in'],
    ['of a token that is none', 'lw_guessed', 401, 'not-logged-in'],
    ['of a member without the permission', 'reader', 403, 'no-permission'],
    ['of one who may, to a call that takes none', 'importer', 400, 'bad-input'],
  ] as const)('%s is not inflated', async (_, who, status, code) => {
    const token = who === 'importer' ? importer : who === 'reader' ? reader : who
    expect(bomb.length).toBeLessThan(20_000)
    const turnMs = await slowestTurnMs(async () => {
      expect(await post({ token, encoding: 'gzip', body: bomb })).toMatchObject({ status, code })
    })
    // Inflated and parsed, it holds everything up for seconds.
    expect(turnMs).toBeLessThan(200)
  })

  it.each([
    ['a line that does not end', lineBomb],
    ['lines without end', shortLinesBomb],
  ])('of one who may import is inflated up to its bound, and no more: %s', async (_, body) => {
    const before = process.memoryUsage().rss
    const turnMs = await slowestTurnMs(async () => {
      expect(await post({ token: importer, type: lines, encoding: 'gzip', body })).toMatchObject({
        status: 413,
        code: 'too-large',
      })
    })
    expect(turnMs).toBeLessThan(200)
    expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(60)
  })

  it.each(['br', 'deflate', 'zstd', 'gzip, gzip', 'x'])('as %s is refused by its name', async encoding => {
    for (const type of ['application/json', lines]) {
      const { status, errors } = await post({ token: importer, type, encoding, body: bomb })
      expect(status).toBe(400)
      expect(errors).toMatchObject([{ path: 'content-encoding' }])
    }
  })

  it('that is cut off, or is no gzip at all, is refused', async () => {
    for (const body of [gzipSync('{}\n'.repeat(10_000)).subarray(0, 30), Buffer.from('no gzip')]) {
      expect(await post({ token: importer, type: lines, encoding: 'gzip', body })).toMatchObject({
        status: 400,
        code: 'bad-input',
      })
    }
  })
})

describe('a body without end', () => {
  const piece = Buffer.alloc(65_536, ' ')
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')])
  const endless = { 'transfer-encoding': 'chunked', 'content-type': 'application/json' }
  /** What a machine moves from one process to another before the server looks, and what lies in buffers besides. */
  const takenMeanwhileBytes = 100_000_000

  it.each([
    ['of a stranger', '/api/estate/import', () => ({}), 401],
    ['to a public call', '/api/login', () => ({}), 413],
    [
      'of one who may import, as one document',
      '/api/estate/import',
      () => ({ authorization: `Bearer ${importer}` }),
      413,
    ],
    ['of a device', '/api/ingest', () => ({ authorization: `Bearer ${device.token}` }), 413],
    ['to nowhere', '/api/nowhere', () => ({}), 404],
  ])('%s is answered and not read on', async (_, path, headers, status) => {
    const raw = openRaw(server.url)
    raw.socket.write(headOf('POST', path, { ...endless, ...headers() }))
    const taken = await pour(raw, chunk, 4_000)
    await raw.closed
    expect(raw.answer()).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(taken).toBeLessThan(unreadBodyMaxBytes + takenMeanwhileBytes)
  })

  it('that announces 1 GB and comes slowly is cut as soon', async () => {
    const raw = openRaw(server.url)
    raw.socket.write(headOf('POST', '/api/login', { 'content-type': 'application/json', 'content-length': 1e9 }))
    await soon(() => expect(raw.answer()).toMatch(/^HTTP\/1.1 413 /))
    const drip = setInterval(() => raw.socket.write(' '.repeat(1_000)), 20)
    await raw.closed
    clearInterval(drip)
  })

  it('that is left half sent harms no one', async () => {
    const raw = openRaw(server.url)
    const headers = { authorization: `Bearer ${importer}`, 'content-type': lines, 'content-length': 1_000_000 }
    raw.socket.write(`${headOf('POST', '/api/estate/import', headers)}{"townCode":`)
    await sleep(50)
    raw.socket.destroy()
    expect(await post({ token: importer, type: lines, body: '{' })).toMatchObject({ status: 400, code: 'bad-input' })
  })
})

describe('a body fits its call', () => {
  const filled = (bytes: number) => `{"x":"${'x'.repeat(bytes - 8)}"}`

  it.each([
    ['anyone', '/api/login', () => undefined, publicBodyMaxBytes, 400],
    ['a member', '/api/user/tokens', () => reader, bodyMaxBytes, 403],
    ['a device', '/api/ingest', () => device.token, ingestBodyMaxBytes, 400],
  ])('of %s', async (_, path, token, maxBytes, status) => {
    const own = { path, ...(token() !== undefined && { token: token()! }) }
    expect(await post({ ...own, body: filled(maxBytes) })).toMatchObject({ status })
    // Anyone who has no right to the call learns nothing of its bounds.
    const beyond = status === 403 ? { status } : { status: 413, code: 'too-large' }
    expect(await post({ ...own, body: filled(maxBytes + 1) })).toMatchObject(beyond)
  })

  it('and is refused as too large to those who send more by a client of ours', async () => {
    const contracts = [{ lift: 'x'.repeat(estateImportJsonMaxBytes) }]
    expect(await outcomeOf(newBearerClient(server, importer).estate.assign({ contracts }))).toBe('too-large')
  })

  it('of an announced length is refused before it is sent', async () => {
    const raw = openRaw(server.url)
    const headers = { authorization: `Bearer ${importer}`, 'content-type': lines, 'content-length': 1e9 }
    raw.socket.write(headOf('POST', '/api/estate/import', headers))
    await soon(() => expect(raw.answer()).toMatch(/^HTTP\/1.1 413 /))
    await raw.closed
  })
})

describe('what is in a body', () => {
  const deep = (times: number) => `${'['.repeat(times)}${']'.repeat(times)}`

  it('may be nested as deeply as it likes: it is refused, or stored as a dead letter', async () => {
    const user = { name: 'a@test.example', password: 'x' }
    const login = `{"name":${deep(5_000)},"password":"x"}`
    expect(await post({ path: '/api/login', body: login })).toMatchObject({ status: 400, code: 'bad-input' })
    const ingested = `[${deep(400_000)}]`
    const response = await fetch(`${server.url}/api/ingest`, {
      method: 'POST',
      headers: { authorization: `Bearer ${device.token}`, 'content-type': 'application/json' },
      body: ingested,
    })
    expect(await response.json()).toMatchObject({ accepted: 0, deadLetters: [{ index: 0 }] })
    const line = `{"townCode":${deep(10_000)}}`
    expect(await post({ token: importer, type: lines, body: line })).toMatchObject({ status: 400, code: 'bad-input' })
    expect(await post({ path: '/api/login', body: JSON.stringify(user) })).toMatchObject({ code: 'bad-login' })
  })

  it('does not reach what every object inherits, in either form', async () => {
    const poison = '{"__proto__":{"isDryRun":true,"polluted":1},"constructor":{"prototype":{"polluted":1}}}'
    expect(await post({ token: importer, body: poison })).toMatchObject({ status: 400 })
    expect(await post({ token: importer, type: lines, body: poison })).toMatchObject({ status: 400 })
    expect(await post({ path: '/api/ingest', token: device.token, body: `[${poison}]` })).toMatchObject({ status: 400 })
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('that names a field twice means the last, as JSON does', async () => {
    const body = '{"name":7,"name":"a@test.example","password":"x"}'
    expect(await post({ path: '/api/login', body })).toMatchObject({ code: 'bad-login' })
  })

  it.each([
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    lines,
    'application/json; x=',
    'nonsense',
  ])('of type %s is refused where it is not taken', async type => {
    expect(await post({ path: '/api/login', type, body: '{}' })).toMatchObject({ status: 400, code: 'bad-input' })
  })
})

describe('a head', () => {
  it('larger than 16 KB is refused', async () => {
    const raw = openRaw(server.url)
    raw.socket.write(headOf('GET', '/healthz', { 'x-long': 'x'.repeat(20_000) }))
    await raw.closed
    expect(raw.answer()).toMatch(/^HTTP\/1.1 431 /)
  })
})
