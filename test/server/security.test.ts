import { describe, expect } from 'vitest'
import { fromProblem } from '@liftwatch/core/contract/problem'
import { it, server } from '../harness/fixtures'
import { startTestServer } from '../harness/server'

let host: string

it.beforeAll(async () => {
  host = new URL(server.url).host
})

/** The answer to a log-out, the least of writes, from a page of that origin. */
async function logOutFrom(headers: Record<string, string>): Promise<string> {
  const response = await fetch(`${server.url}/api/logout`, { method: 'PUT', headers })
  return response.ok ? 'ok' : fromProblem(await response.json())!.code
}

describe('a write', () => {
  it.each([
    ['a program outside a browser', () => ({}), 'ok'],
    ['a page of our own', () => ({ origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }), 'ok'],
    ['a page of our own in an old browser', () => ({ origin: `http://${host}` }), 'ok'],
    ['the address line', () => ({ 'sec-fetch-site': 'none' }), 'ok'],
    ['another site', () => ({ 'sec-fetch-site': 'cross-site' }), 'foreign-origin'],
    ['a sister site', () => ({ 'sec-fetch-site': 'same-site' }), 'foreign-origin'],
    ['another site in an old browser', () => ({ origin: 'https://evil.example' }), 'foreign-origin'],
    ['another port', () => ({ origin: 'http://127.0.0.1:1' }), 'foreign-origin'],
    ['a page without an origin', () => ({ origin: 'null' }), 'foreign-origin'],
    ['something that is no origin', () => ({ origin: 'x' }), 'foreign-origin'],
  ])('from %s', async (_, headers, outcome) => {
    expect(await logOutFrom(headers())).toBe(outcome)
  })

  it('from another site is refused before anything is looked at', async () => {
    const response = await fetch(`${server.url}/api/lift/fault/ack/nonsense`, {
      method: 'PUT',
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(response.status).toBe(403)
  })
})

describe('every answer', () => {
  it.each(['/healthz', '/api/lift/page', '/api/nowhere', '/', '/api/openapi.json'])(
    '%s tells browsers to be careful',
    async path => {
      const { headers } = await fetch(server.url + path)
      const policy = headers.get('content-security-policy')!
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("frame-src 'none'")
      expect(policy).not.toContain('unsafe-eval')
      expect(policy).not.toContain('https:')
      expect(policy).toContain("base-uri 'none'")
      expect(policy).toContain("form-action 'self'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBeTruthy()
      expect(headers.get('referrer-policy')).toBeTruthy()
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('access-control-allow-origin')).toBeNull()
      // By plain HTTP it would be nothing, and on loopback lock the console out.
      expect(headers.get('strict-transport-security')).toBeNull()
    },
  )

  it('lets browsers load pictures from the server of maps, where there is one, and from nowhere else outside', async () => {
    const mapped = await startTestServer({
      databaseUrl: server.databaseUrl,
      env: { LIFTWATCH_TILES_URL: 'https://tiles.example:8443/osm/{z}/{x}/{y}.png' },
    })
    const policies = await Promise.all(
      [server, mapped].map(async ({ url }) => (await fetch(url)).headers.get('content-security-policy')!),
    )
    await mapped.stop()
    const pictures = policies.map(policy => policy.split(';').find(part => part.startsWith('img-src')))
    expect(pictures).toEqual(["img-src 'self' data:", "img-src 'self' data: https://tiles.example:8443"])
    expect(policies[1]!.replace(pictures[1]!, '')).toBe(policies[0]!.replace(pictures[0]!, ''))
  })

  it('keeps browsers to HTTPS for a year where the console is served so', async () => {
    const secure = await startTestServer({
      databaseUrl: server.databaseUrl,
      env: { LIFTWATCH_SECURE_COOKIES: 'true' },
    })
    const answers = await Promise.all(
      ['/healthz', '/api/lift/page', '/api/nowhere', '/', '/assets/nothing.js'].map(path => fetch(secure.url + path)),
    )
    await secure.stop()
    for (const { headers } of answers)
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  })

  it.each([
    ['a call', '/api/lookups', 'no-store'],
    ['an error', '/api/nowhere', 'no-store'],
    ['a sign of life', '/healthz', 'no-store'],
    ['the description', '/api/openapi.json', 'no-store'],
    ['a page', '/', 'no-cache'],
  ])('of %s says what may be cached of it', async (_, path, cacheControl) => {
    expect((await fetch(server.url + path)).headers.get('cache-control')).toBe(cacheControl)
  })

  it('of an asset may be cached for ever, for its name is that of its content', async () => {
    const page = await (await fetch(server.url)).text()
    const asset = /\/assets\/[\w.-]+\.js/.exec(page)![0]
    expect((await fetch(server.url + asset)).headers.get('cache-control')).toContain('immutable')
    expect((await fetch(`${server.url}/assets/nothing.js`)).headers.get('cache-control')).toBe('no-store')
  })

  it('that is no answer is a problem all the same', async () => {
    const response = await fetch(`${server.url}/api/nowhere`)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect(await response.json()).toMatchObject({ code: 'not-found', status: 404 })
  })
})

describe('a body', () => {
  const post = (body: string, type = 'application/json') =>
    fetch(`${server.url}/api/login`, { method: 'POST', headers: { 'content-type': type }, body })

  it.each([
    ['that is not JSON', '{"name":', 'application/json', 400, 'bad-input'],
    ['that is empty', '', 'application/json', 400, 'bad-input'],
    ['of another type', 'name=a', 'application/x-www-form-urlencoded', 400, 'bad-input'],
    ['that reaches for the prototype', '{"__proto__":{"name":"a"}}', 'application/json', 400, 'bad-input'],
    ['that is too large', `"${'x'.repeat(2_000_000)}"`, 'application/json', 413, 'too-large'],
  ])('%s is refused', async (_, body, type, status, code) => {
    const response = await post(body, type)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code, requestId: response.headers.get('x-request-id') })
  })
})
