import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createClient, type Client } from '@liftwatch/core/client/client'
import { cookieCredentials } from '@liftwatch/core/client/credentials'
import { toProblem } from '@liftwatch/core/contract/problem'
import { followTimeZone, usualTimeZone } from '@liftwatch/core/contract/time-zone'
import { AppError, type ErrorCode } from '@liftwatch/core/errors'
import { formatInstant } from '@liftwatch/core/text/format'
import { errorOf } from '../harness/outcome'

let server: Server
let baseUrl: string
let answer: (request: IncomingMessage, response: ServerResponse) => void
let cookie: string | undefined
let happened: string[]
let client: Client

function clientOf(address: string, timeoutMs?: number): Client {
  return createClient({
    baseUrl: address,
    fetch,
    credentials: cookieCredentials({ read: () => cookie, write: value => (cookie = value) }),
    onLoggedOut: () => happened.push('logged out'),
    onForbidden: () => happened.push('forbidden'),
    ...(timeoutMs !== undefined && { timeoutMs }),
  })
}

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  happened = []
  cookie = undefined
  client = clientOf(baseUrl)
})

function send(status: number, body: string, headers: Record<string, string> = {}): void {
  answer = (_, response) => response.writeHead(status, headers).end(body)
}

function refuse(status: number, code: ErrorCode): void {
  send(status, JSON.stringify(toProblem(new AppError(code), 'request-1')))
}

/** Ends the connection in the middle of an answer. */
function breakOff(status: number): typeof answer {
  return (request, response) => {
    response.writeHead(status, { 'content-length': '100' }).write('[{"id":')
    setTimeout(() => request.socket.destroy(), 20)
  }
}

const call = () => client.organizations.mine({})

describe('an answer', () => {
  it('is checked against the contract; what it has besides is left out', async () => {
    send(200, '{"id":"01890a5d-ac96-774b-bcce-b302099a8057","role":null,"nickname":"A","email":"b","more":1}')
    expect(Object.keys(await client.session.user({}))).toEqual(['id', 'role', 'nickname', 'email'])
  })

  it.each([
    ['of another shape', '{"organizations":[]}'],
    ['empty', ''],
  ])('that is %s is a bad answer', async (_, body) => {
    send(200, body)
    expect(await errorOf(call())).toMatchObject({ code: 'bad-answer' })
    expect(happened).toEqual([])
  })
})

it.each([200, 404, 405])('a web site that answers %i with a page of its own is no Liftwatch server', async status => {
  send(status, '<html>Welcome to the wireless network</html>')
  expect(await errorOf(call())).toMatchObject({ code: 'not-liftwatch', params: { server: baseUrl } })
  expect(happened).toEqual([])
})

it('what a server says of a connection without a request is no answer to one that comes just then', async () => {
  send(408, '{"error":"Request Timeout","statusCode":408}')
  expect(await errorOf(call())).toMatchObject({ code: 'no-answer', params: { server: baseUrl } })
  expect(happened).toEqual([])
})

describe('a refusal', () => {
  it('401 is reported to the part that watches the session', async () => {
    refuse(401, 'not-logged-in')
    expect(await errorOf(call())).toMatchObject({ code: 'not-logged-in', requestId: 'request-1' })
    expect(happened).toEqual(['logged out'])
  })

  it('403 is reported to the part that shows the screens', async () => {
    refuse(403, 'no-permission')
    expect(await errorOf(call())).toMatchObject({ code: 'no-permission' })
    expect(happened).toEqual(['forbidden'])
  })

  it('400 of a log-in is an error like any other, and ends no session', async () => {
    refuse(400, 'bad-login')
    const error = await errorOf(client.session.login({ name: 'a@example.org', password: 'x' }))
    expect(error.message).toBe('Incorrect user name or password.')
    expect(happened).toEqual([])
  })

  it.each([502, 500])('%i without a problem document is a system failure', async status => {
    send(status, 'Bad gateway')
    expect(await errorOf(call())).toMatchObject({ code: 'system-failure' })
  })

  it('413 is too large without a problem document too, as by a proxy, or where the rest of the answer is lost', async () => {
    send(413, '<html>Request Entity Too Large</html>')
    expect(await errorOf(call())).toMatchObject({ code: 'too-large' })
    answer = breakOff(413)
    expect(await errorOf(call())).toMatchObject({ code: 'too-large' })
  })

  it("401 by someone else's page ends the session all the same", async () => {
    send(401, 'Proxy: who are you?')
    expect(await errorOf(call())).toMatchObject({ code: 'system-failure' })
    expect(happened).toEqual(['logged out'])
  })
})

describe('a network that fails', () => {
  it('before the answer is unreachable, and said to have hung up where it did', async () => {
    answer = request => request.socket.destroy()
    expect(await errorOf(call())).toMatchObject({ code: 'no-answer', params: { server: baseUrl } })
    client = clientOf('http://127.0.0.1:1')
    expect(await errorOf(call())).toMatchObject({ code: 'unreachable', params: { server: 'http://127.0.0.1:1' } })
  })

  it('in the middle of the answer is unreachable', async () => {
    for (const status of [200, 404, 500]) {
      answer = breakOff(status)
      expect(await errorOf(call())).toMatchObject({ code: 'unreachable' })
    }
  })

  it('by saying nothing is timed out, before the answer and in the middle of it', async () => {
    client = clientOf(baseUrl, 100)
    answer = () => {}
    expect(await errorOf(call())).toMatchObject({ code: 'timed-out', params: { server: baseUrl } })
    answer = (_, response) => void response.writeHead(200).write('[')
    expect(await errorOf(call())).toMatchObject({ code: 'timed-out' })
  })

  it("is not the caller's own abort, which passes through", async () => {
    answer = () => {}
    const aborting = new AbortController()
    const aborted = client.organizations.mine({}, aborting.signal)
    const reason = new Error('the screen was left')
    aborting.abort(reason)
    await expect(aborted).rejects.toBe(reason)
  })
})

describe('the session cookie', () => {
  it('is remembered, sent with the next call, and forgotten when it is emptied', async () => {
    const sent: Record<string, string | undefined> = {}
    answer = (request, response) => {
      sent[request.url!] = request.headers.cookie
      const value = request.url === '/api/login' ? 'abc' : ''
      response.setHeader('set-cookie', ['other=1', `liftwatch_session=${value}; Path=/; HttpOnly`]).end('{}')
    }
    await client.session.login({ name: 'a@example.org', password: 'x' })
    expect(cookie).toBe('abc')
    await client.session.logout({})
    expect(sent).toMatchObject({ '/api/login': undefined, '/api/logout': 'liftwatch_session=abc' })
    expect(cookie).toBeUndefined()
  })
})

describe('the time zone of the estate', () => {
  afterEach(() => followTimeZone(usualTimeZone))

  it('is the one that an answer tells, of a call that fails too', async () => {
    expect(formatInstant(0)).toBe('01/01/1970 07:30:00')
    send(200, '{}', { 'liftwatch-time-zone': 'Europe/London' })
    await client.session.logout({})
    expect(formatInstant(Date.UTC(2026, 6, 1))).toBe('01/07/2026 01:00:00')
    send(500, '{}', { 'liftwatch-time-zone': 'UTC' })
    await errorOf(client.session.logout({}))
    expect(formatInstant(Date.UTC(2026, 6, 1))).toBe('01/07/2026 00:00:00')
  })

  it('stays what it was where an answer names none that is known here', async () => {
    send(200, '{}', { 'liftwatch-time-zone': 'Mars/Olympus' })
    await client.session.logout({})
    send(200, '{}')
    await client.session.logout({})
    expect(formatInstant(Date.UTC(2026, 6, 1))).toBe('01/07/2026 08:00:00')
  })
})
