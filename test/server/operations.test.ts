import { describe, expect } from 'vitest'
import { listEndpoints } from '@liftwatch/core/contract/api'
import { createBreakableDatabase, type BreakableDatabase } from '../harness/breakable-database'
import { block, postMessages, sendAlarm } from '../harness/builders'
import { client, device, it as usualTest, server } from '../harness/fixtures'
import { listen } from '../harness/listener'
import { outcomeOf } from '../harness/outcome'
import { startTestServer } from '../harness/server'
import { soon } from '../harness/soon'

let database: BreakableDatabase

const it = usualTest
  // oxlint-disable-next-line no-empty-pattern -- from this argument it is read which fixtures this one needs
  .extend('settings', { scope: 'file' }, async ({}, { onCleanup }) => {
    database = await createBreakableDatabase()
    onCleanup(() => database.drop())
    return { databaseUrl: database.url }
  })
  .extend('given', { scope: 'file' }, { blocks: [block()], client: {} })

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers })

describe('the figures', () => {
  /** The value of a figure as Prometheus reads it. */
  async function figure(name: string): Promise<number> {
    const text = await (await get('/metrics')).text()
    const line = text.split('\n').find(candidate => candidate.startsWith(`${name} `))
    return Number(line?.split(' ').at(-1))
  }

  it('count messages, repeats, dead letters, calls and open streams', async () => {
    const listener = await listen(client)
    const alarm = { ts: Date.now(), seq: 900_001, lift: 'A', type: 'LIFT_FAULT', number: 3, state: 'SET' }
    const names = {
      stored: 'liftwatch_ingest_messages_total{kind="alarm"}',
      repeats: 'liftwatch_ingest_repeats_total',
      dead: 'liftwatch_ingest_dead_letters_total',
      streams: 'liftwatch_live_streams',
      calls: 'liftwatch_http_call_seconds_count{endpoint="liftFaults.count",status="200"}',
    }
    const before = await figure(names.dead)
    await postMessages(server, device, [alarm, alarm, 'nonsense'])
    await client.liftFaults.count({})
    expect(await figure(names.stored)).toBe(1)
    expect(await figure(names.repeats)).toBe(1)
    expect(await figure(names.dead)).toBe(before + 1)
    expect(await figure(names.streams)).toBe(1)
    expect(await figure(names.calls)).toBe(1)
    listener.close()
    await soon(async () => expect(await figure(names.streams)).toBe(0))
  })

  it('have those of the process too', async () => {
    expect(await figure('liftwatch_process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
    expect((await get('/metrics')).headers.get('content-type')).toContain('text/plain')
  })
})

describe('who may read the figures', () => {
  const token = 'a-secret-for-prometheus'
  const bearer = (value: string) => ({ authorization: `Bearer ${value}` })
  const statusOf = async (url: string, headers: Record<string, string> = {}) =>
    (await fetch(`${url}/metrics`, { headers })).status

  it('is this machine, and anyone who shows the token, however the request came', async () => {
    const open = await startTestServer({ env: { LIFTWATCH_METRICS_TOKEN: token } })
    const far = { 'x-forwarded-for': '203.0.113.7' }
    expect(await statusOf(open.url)).toBe(200)
    expect(await statusOf(open.url, far)).toBe(403)
    expect(await statusOf(open.url, { forwarded: 'for=127.0.0.1' })).toBe(403)
    expect(await statusOf(open.url, { ...far, ...bearer(token) })).toBe(200)
    for (const wrong of ['x', `${token}x`, token.toUpperCase()]) {
      expect(await statusOf(open.url, { ...far, ...bearer(wrong) })).toBe(403)
    }
    await open.stop()
  })

  it.each(['loopback', '1'])(
    'is not what came through a proxy, %s, whatever it says: for that there is the token',
    async proxies => {
      const behind = await startTestServer({ env: { LIFTWATCH_TRUST_PROXY: proxies, LIFTWATCH_METRICS_TOKEN: token } })
      for (const from of ['203.0.113.7', '127.0.0.1', '127.0.0.1, 203.0.113.7', '203.0.113.7, 127.0.0.1', '::1']) {
        expect(await statusOf(behind.url, { 'x-forwarded-for': from })).toBe(403)
      }
      // A proxy need not say whom it speaks for.
      expect(await statusOf(behind.url)).toBe(403)
      expect(await statusOf(behind.url, { 'x-forwarded-for': '203.0.113.7', ...bearer(token) })).toBe(200)
      await behind.stop()
    },
  )

  it('is still this machine where the proxy is another', async () => {
    const behind = await startTestServer({ env: { LIFTWATCH_TRUST_PROXY: '10.0.0.5' } })
    expect(await statusOf(behind.url)).toBe(200)
    expect(await statusOf(behind.url, { 'x-forwarded-proto': 'https' })).toBe(403)
    await behind.stop()
  })
})

describe('a request id', () => {
  const given = ['night-shift-42', 'short', 'x'.repeat(65), 'with space and ;', '']
  it.each(given)('is our own, also where the caller names %j; the error has it too', async name => {
    const response = await get('/api/lift/page', { 'x-request-id': name })
    const id = response.headers.get('x-request-id')
    expect(id).toMatch(/^[\da-f-]{36}$/)
    expect(await response.json()).toMatchObject({ code: 'not-logged-in', requestId: id })
  })
})

describe('the description of the API', () => {
  interface Operation {
    readonly operationId: string
    readonly parameters: readonly { name: string; in: string; required: boolean; schema: object }[]
    readonly responses: Record<string, { description: string; content: Record<string, { schema: object }> }>
    readonly security: readonly Record<string, unknown[]>[]
  }
  interface Description {
    readonly openapi: string
    readonly info: object
    readonly paths: Record<string, Record<string, Operation>>
    readonly components: { schemas: Record<string, object>; securitySchemes: Record<string, object> }
  }
  const describeApi = async () => (await (await get('/api/openapi.json')).json()) as Description

  it('is OpenAPI 3.1 and has every call once', async () => {
    const { openapi, info, paths } = await describeApi()
    expect(openapi).toMatch(/^3\.1\./)
    expect(info).toMatchObject({ title: 'Liftwatch', version: expect.any(String) as string })
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
    )
    const declared = listEndpoints().map(({ id, method, path }) => `${id} ${method} ${path}`)
    expect(operations.toSorted()).toEqual(declared.toSorted())
  })

  it('declares the parameters of each path, an answer and the errors, and names only what is there', async () => {
    const description = await describeApi()
    for (const [path, methods] of Object.entries(description.paths)) {
      for (const operation of Object.values(methods)) {
        const inPath = operation.parameters.filter(parameter => parameter.in === 'path')
        expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
        expect(inPath.every(({ required }) => required)).toBe(true)
        expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '400', '500']))
        for (const answer of Object.values(operation.responses)) expect(answer.description).not.toBe('')
        for (const scheme of operation.security.flatMap(Object.keys)) {
          expect(Object.keys(description.components.securitySchemes)).toContain(scheme)
        }
      }
    }
    const references = [...JSON.stringify(description).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)]
    expect(references.length).toBeGreaterThan(0)
    for (const [, name] of references) expect(Object.keys(description.components.schemas)).toContain(name)
  })
})

describe('a server whose database goes away', () => {
  const statusOf = async (path: string) => (await get(path)).status

  it('is alive but not ready, says so to callers, and comes back by itself', async () => {
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200])
    const listener = await listen(client)
    await database.shut()
    expect(await statusOf('/healthz')).toBe(200)
    const notReady = await get('/readyz')
    expect(notReady.status).toBe(503)
    expect(notReady.headers.get('retry-after')).toBe('2')
    expect(await notReady.json()).toMatchObject({ code: 'not-ready' })
    expect(await outcomeOf(client.liftFaults.count({}))).toBe('not-ready')
    await soon(() => expect(listener.hasEnded()).toBe(true))

    await database.reopen()
    await soon(async () => expect(await statusOf('/readyz')).toBe(200))
    const again = await listen(client, listener.lastId())
    expect(again.beginning.event.event).toBe('ready')
    await sendAlarm(server, device, { number: 5 })
    await again.waitFor(1)
    again.close()
  })
})
