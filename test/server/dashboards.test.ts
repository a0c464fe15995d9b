import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { AppError } from '@liftwatch/core/errors'
import { dashboardLogInEveryMs } from '@liftwatch/core/limits'
import { afterEach, describe, expect } from 'vitest'
import { createUser, logIn, newBearerClient } from '../harness/builders'
import { grant } from '../harness/cast'
import { client, it as withServer, server } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'
import {
  startThingsboard,
  thingsboardUser,
  writeDashboards,
  type Answering,
  type Thingsboard,
} from '../harness/thingsboard'

let board: Thingsboard
let now = Date.now()
let removeSettings: () => Promise<void>

const it = withServer
  .extend('settings', { scope: 'file' }, async () => {
    board = await startThingsboard()
    const gone = `${new URL(board.url).protocol}//127.0.0.1:9`
    const { path, remove } = await writeDashboards([
      { id: 'energy', name: 'Energy', url: board.url },
      { id: 'wrong', name: 'Wrong', url: board.url, user: 'stranger@estate.example' },
      { id: 'gone', name: 'Gone', url: gone },
    ])
    removeSettings = remove
    return { env: { LIFTWATCH_DASHBOARDS: path }, clock: () => now }
  })
  .extend('given', { scope: 'file' }, { client: {} })

it.afterAll(() => Promise.all([board.stop(), removeSettings()]))

afterEach(() => {
  board.answering = undefined
  // So that the next test is not answered by what this one asked for.
  now += dashboardLogInEveryMs
})

function hundredMegabytes(): Readable {
  const megabyte = Buffer.alloc(1_000_000, ' ')
  return Readable.from(Array.from({ length: 100 }, () => megabyte))
}

/** Why a dashboard cannot be had. */
async function reasonFor(id: string): Promise<unknown> {
  const error: unknown = await client.dashboards.authorize({ id }).catch((thrown: unknown) => thrown)
  if (!(error instanceof AppError) || error.code !== 'dashboard-unavailable') throw error
  return error.params['reason']
}

describe('a dashboard', () => {
  it('is listed by its name alone', async () => {
    const listed = [
      { id: 'energy', name: 'Energy' },
      { id: 'wrong', name: 'Wrong' },
      { id: 'gone', name: 'Gone' },
    ]
    expect(await client.dashboards.list({})).toEqual(listed)
  })

  it('is logged in to as its settings say, and answers where it is and both tokens', async () => {
    const before = board.tried.length
    const { url, accessToken, refreshToken } = await client.dashboards.authorize({ id: 'energy' })
    expect(url).toBe(board.url)
    expect(accessToken).toMatch(/^access\./)
    expect(refreshToken).toMatch(/^refresh\./)
    const { user: username, password } = thingsboardUser
    expect(board.tried.slice(before)).toEqual([{ username, password }])
  })

  it('is not found where no settings name it', async () => {
    expect(await outcomeOf(client.dashboards.authorize({ id: 'nowhere' }))).toBe('not-found')
    expect(await outcomeOf(client.dashboards.authorize({ id: '../energy' }))).toBe('bad-input')
  })

  it('is logged in to once, however many ask at once, and once in ten seconds', async () => {
    const before = board.tried.length
    const asked = Array.from({ length: 30 }, () => client.dashboards.authorize({ id: 'energy' }))
    const answers = await Promise.all(asked)
    expect(new Set(answers.map(({ accessToken }) => accessToken)).size).toBe(1)
    now += dashboardLogInEveryMs - 1
    expect(await client.dashboards.authorize({ id: 'energy' })).toEqual(answers[0])
    expect(board.tried.length - before).toBe(1)
    now += 1
    expect(await client.dashboards.authorize({ id: 'energy' })).not.toEqual(answers[0])
    expect(board.tried.length - before).toBe(2)
  })

  it('is for those with its permission, in a session: no script is given its tokens', async () => {
    const watcher = await createUser(server, { role: 'USER' })
    const watching = await logIn(server, watcher)
    expect(await outcomeOf(watching.dashboards.list({}))).toBe('no-permission')
    expect(await outcomeOf(watching.dashboards.authorize({ id: 'energy' }))).toBe('no-permission')
    await grant(server, watcher, ['dashboard'])
    const granted = await logIn(server, watcher)
    expect(await outcomeOf(granted.dashboards.authorize({ id: 'energy' }))).toBe('ok')
    const { token } = await granted.userTokens.create({ name: 'Script', permissions: ['dashboard'], expiresInDays: 1 })
    const script = newBearerClient(server, token)
    expect(await outcomeOf(script.dashboards.authorize({ id: 'energy' }))).toBe('session-needed')
  })
})

describe('a dashboard that cannot be had', () => {
  it('because its user or password is wrong says so, and is not tried again at once', async () => {
    const before = board.tried.length
    expect([await reasonFor('wrong'), await reasonFor('wrong')]).toEqual(['HTTP 401', 'HTTP 401'])
    expect(board.tried.length - before).toBe(1)
    now += dashboardLogInEveryMs
    expect(await reasonFor('wrong')).toBe('HTTP 401')
    expect(board.tried.length - before).toBe(2)
  })

  it('because no one is there', async () => {
    expect(await reasonFor('gone')).toBe('ECONNREFUSED')
  })

  const json = { 'content-type': 'application/json' }
  const answers: [string, Answering, string][] = [
    ['that never comes', () => {}, 'ETIMEDOUT'],
    ['that never ends', (_, response) => void response.writeHead(200, json).write('{"token":"'), 'ETIMEDOUT'],
    ['that is huge', (_, response) => void response.writeHead(200, json).end('x'.repeat(70_000)), 'EMSGSIZE'],
    ['of 100 MB', (_, response) => hundredMegabytes().pipe(response), 'EMSGSIZE'],
    [
      'that breaks off',
      (_, response) => void response.writeHead(200, json).write('{', () => response.destroy()),
      'ECONNRESET',
    ],
    ['that is a page', (_, response) => void response.writeHead(200).end('<html>'), 'EBADMSG'],
    [
      'without a second token',
      (_, response) => void response.writeHead(200, json).end('{"token":"a","refreshToken":null}'),
      'EBADMSG',
    ],
    ['of a server in trouble', (_, response) => void response.writeHead(503).end(), 'HTTP 503'],
  ]
  it.each(answers)('because of an answer %s', async (_, answering, reason) => {
    board.answering = answering
    expect(await reasonFor('energy')).toBe(reason)
  })

  it('because it sends elsewhere: the password does not follow', async () => {
    const followed: string[] = []
    const elsewhere = createServer((request, response) => {
      followed.push(request.url!)
      response.end('{"token":"a","refreshToken":"b"}')
    })
    await new Promise<void>(resolve => elsewhere.listen(0, '127.0.0.1', resolve))
    const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/api/auth/login`
    board.answering = (_, response) => void response.writeHead(307, { location }).end()
    expect(await reasonFor('energy')).toBe('HTTP 307')
    expect(followed).toEqual([])
    await new Promise(resolve => elsewhere.close(resolve))
  })

  it('is had again once it is back', async () => {
    board.answering = (_, response) => void response.writeHead(503).end()
    expect(await reasonFor('energy')).toBe('HTTP 503')
    board.answering = undefined
    now += dashboardLogInEveryMs
    expect(await outcomeOf(client.dashboards.authorize({ id: 'energy' }))).toBe('ok')
  })
})

describe('the content security policy', () => {
  it('lets in frames of the dashboards’ origins, and of no other', async () => {
    const policy = (await fetch(server.url)).headers.get('content-security-policy')!
    const frames = policy.split(';').find(directive => directive.trim().startsWith('frame-src'))
    expect(frames).toBe(`frame-src ${board.url} http://127.0.0.1:9`)
  })
})
