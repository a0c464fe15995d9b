import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { createPlainFetch } from '@liftwatch/core/connection/plain-fetch'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: Server
let url: string
const plainFetch = createPlainFetch(() => undefined)

const answers: Readonly<Record<string, RequestListener>> = {
  '/json': (_, response) => response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'], 'x-name': 'it' }).end('{"é":1}'),
  '/packed': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('packed')),
  '/echo': (request, response) => void request.pipe(response.writeHead(200, { 'x-method': request.method! })),
  '/moved': (_, response) => response.writeHead(302, { location: '/json' }).end(),
  '/broken': (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half')
    setTimeout(() => response.destroy(), 20)
  },
  '/silent': (_, response) => void response.writeHead(200).write('half'),
}

beforeAll(async () => {
  server = createServer((request, response) => answers[request.url!]!(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('answers with status, headers and text as fetch does', async () => {
  const [plain, usual] = [await plainFetch(`${url}/json`), await fetch(`${url}/json`)]
  for (const answer of [plain, usual]) {
    expect([answer.ok, answer.status, await answer.text()]).toEqual([true, 201, '{"é":1}'])
    expect([answer.headers.get('X-Name'), answer.headers.get('none')]).toEqual(['it', null])
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  }
})

test('sends a method and a body, unpacks what is packed, and follows what has moved', async () => {
  const echo = await plainFetch(`${url}/echo`, { method: 'PUT', body: 'said' })
  expect([echo.headers.get('x-method'), await echo.text()]).toEqual(['PUT', 'said'])
  expect(await (await plainFetch(`${url}/packed`)).text()).toBe('packed')
  expect((await plainFetch(`${url}/moved`)).status).toBe(201)
})

test('gives the bytes as a stream', async () => {
  const { body } = await plainFetch(`${url}/packed`)
  const chunks: Uint8Array[] = []
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) chunks.push(chunk)
  expect(Buffer.concat(chunks).toString()).toBe('packed')
})

test('fails where the answer breaks off, and with the reason where it is called off', async () => {
  await expect((await plainFetch(`${url}/broken`)).text()).rejects.toThrow()
  const stop = new AbortController()
  const answer = await plainFetch(`${url}/silent`, { signal: stop.signal })
  setTimeout(() => stop.abort(new Error('enough')), 20)
  await expect(answer.text()).rejects.toThrow('enough')
  await expect(plainFetch(`${url}/json`, { signal: AbortSignal.abort(new Error('before')) })).rejects.toThrow('before')
})

test('what broke off before it was read is no empty answer, as text or as a stream', async () => {
  const stop = new AbortController()
  for (const [path, reason] of [
    ['/broken', 'aborted'],
    ['/silent', 'enough'],
  ] as const) {
    const [text, stream] = await Promise.all([0, 1].map(() => plainFetch(`${url}${path}`, { signal: stop.signal })))
    if (path === '/silent') stop.abort(new Error('enough'))
    await new Promise(resolve => setTimeout(resolve, 60))
    await expect(text!.text()).rejects.toThrow(reason)
    await expect(stream!.body!.getReader().read()).rejects.toThrow(reason)
  }
})
