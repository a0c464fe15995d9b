import fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { bareAnswers } from '../../server/src/http/bare-answers'
import { endSlowBodies } from '../../server/src/http/slow-bodies'
import { headOf, openRaw } from '../harness/raw-request'
import { startTestServer } from '../harness/server'
import { soon } from '../harness/soon'

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const json = { 'content-type': 'application/json' }

describe('connections', () => {
  // Another address of one's own is a matter of Linux.
  it.skipIf(process.platform !== 'linux')(
    'of one address are bounded; those of others and of a trusted proxy are not',
    async () => {
      const env = { LIFTWATCH_CONNECTIONS_PER_ADDRESS: '10' }
      const [server, behind] = await Promise.all([
        startTestServer({ env }),
        startTestServer({ env: { ...env, LIFTWATCH_TRUST_PROXY: '127.0.0.1' } }),
      ])
      const openMany = (url: string, address?: string) => Array.from({ length: 15 }, () => openRaw(url, address))
      const many = openMany(server.url)
      const trusted = openMany(behind.url)
      const closed = (raws: typeof many) => sum(raws.map(({ socket }) => Number(socket.destroyed)))
      await soon(() => expect(closed(many)).toBe(5))
      // Linux has the whole of 127/8.
      const other = openRaw(server.url, '127.0.0.2')
      other.socket.write(headOf('GET', '/healthz', {}))
      await soon(() => expect(other.answer()).toMatch(/^HTTP\/1.1 200 /))
      for (const { socket } of trusted) socket.write(headOf('GET', '/healthz', {}))
      await soon(() => expect(trusted.every(({ answer }) => answer().startsWith('HTTP/1.1 200 '))).toBe(true))

      for (const { socket } of many) socket.destroy()
      await soon(async () => expect((await fetch(`${server.url}/healthz`)).status).toBe(200))
      for (const { socket } of [...trusted, other]) socket.destroy()
      await Promise.all([server.stop(), behind.stop()])
    },
  )

  it.skipIf(process.platform !== 'linux')('are bounded altogether', async () => {
    const server = await startTestServer({ env: { LIFTWATCH_CONNECTIONS: '10' } })
    const many = Array.from({ length: 15 }, (_, index) => openRaw(server.url, `127.0.1.${index + 1}`))
    await soon(() => expect(sum(many.map(({ socket }) => Number(socket.destroyed)))).toBe(5))
    for (const { socket } of many) socket.destroy()
    await server.stop()
  })
})

describe('a body that comes too slowly', () => {
  let app: FastifyInstance
  afterAll(() => app.close())

  it('ends its connection, unless its call gives it longer', async () => {
    app = fastify(bareAnswers({ hasSecureCookies: false, log: pino({ level: 'silent' }) }))
    endSlowBodies(app, 300)
    app.post('/usual', () => ({}))
    app.post('/long', { config: { bodyWithinMs: 60_000 } }, () => ({}))
    const url = await app.listen({ port: 0 })
    const drip = (path: string) => {
      const raw = openRaw(url)
      raw.socket.write(headOf('POST', path, { ...json, 'content-length': 2 }))
      raw.socket.write('{')
      return raw
    }
    const long = drip('/long')
    const usual = drip('/usual')
    await usual.closed
    expect(usual.answer()).toMatch(/^HTTP\/1.1 408 /)
    expect(usual.answer()).toContain('\r\nx-content-type-options: nosniff\r\n')
    expect(long.socket.destroyed).toBe(false)
    long.socket.write('}')
    await soon(() => expect(long.answer()).toMatch(/^HTTP\/1.1 200 /))
    long.socket.destroy()
  })
})

describe('a connection without a request', () => {
  let app: FastifyInstance
  afterAll(() => app.close())

  it('ends without a word, one with a part of a head by saying what it waited for', async () => {
    const http = { headersTimeout: 300, connectionsCheckingInterval: 50 }
    app = fastify({ ...bareAnswers({ hasSecureCookies: false, log: pino({ level: 'silent' }) }), http })
    const url = await app.listen({ port: 0 })
    const [idle, partial] = [openRaw(url), openRaw(url)]
    partial.socket.write('GET / HTTP/1.1\r\nhost: l')
    await Promise.all([idle.closed, partial.closed])
    expect(idle.answer()).toBe('')
    expect(partial.answer()).toMatch(/^HTTP\/1.1 408 /)
  })
})
