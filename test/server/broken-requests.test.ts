import { describe, expect } from 'vitest'
import { it, server } from '../harness/fixtures'
import { headOf, openRaw } from '../harness/raw-request'

describe('a request', () => {
  const bareLines = [
    "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options: nosniff',
    'cache-control: no-store',
  ]

  function expectBareHeaders({ headers }: Response): void {
    for (const line of bareLines) {
      const [name, value] = line.split(': ') as [string, string]
      expect(headers.get(name)).toBe(value)
    }
  }

  /** What a program writes that speaks HTTP badly, and how it is answered. */
  const broken: [string, string, number][] = [
    ['that is no HTTP', 'what is this\r\n\r\n', 400],
    ['that is too large', headOf('GET', '/healthz', { 'x-long': 'x'.repeat(20_000) }), 431],
    [
      'with a length and chunks, of which a proxy may take the other',
      headOf('POST', '/api/login', { 'content-length': 5, 'transfer-encoding': 'chunked' }) +
        '0\r\n\r\nGET /healthz HTTP/1.1\r\nhost: lifts\r\n\r\n',
      400,
    ],
    [
      'with two lengths',
      'POST /api/login HTTP/1.1\r\nhost: lifts\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}',
      400,
    ],
    [
      'whose chunks are not the last of its encodings',
      headOf('POST', '/api/login', { 'transfer-encoding': 'chunked, gzip' }),
      400,
    ],
    ['folded over lines', 'GET /healthz HTTP/1.1\r\nhost: lifts\r\nx-a: 1\r\n\tb: 2\r\n b: 3\r\n\r\n', 400],
    ['with lines that end early', 'GET /healthz HTTP/1.1\nhost: lifts\n\n', 400],
  ]

  it.each(broken)('%s is answered once, as carefully as all else, and ends its connection', async (_, text, status) => {
    const raw = openRaw(server.url)
    raw.socket.write(text)
    await raw.closed
    const answer = raw.answer()
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
    for (const line of bareLines) expect(answer).toContain(`\r\n${line}\r\n`)
    expect(answer).toContain('\r\nconnection: close\r\n')
  })

  it.each([
    ['that cannot be read', '/api/%zz'],
    ['with a part that is too long', `/api/user/invite/${'x'.repeat(200)}`],
  ])('with an address %s is answered as carefully', async (_, path) => {
    const response = await fetch(server.url + path)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'bad-input', requestId: response.headers.get('x-request-id') })
    expectBareHeaders(response)
  })

  it('for a page with an address that cannot be read is led to where the console says that there is none', async () => {
    const response = await fetch(`${server.url}/alarms/%zz`, { redirect: 'manual' })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/404')
    expectBareHeaders(response)
  })
})
