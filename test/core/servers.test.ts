import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createClient } from '@liftwatch/core/client/client'
import { browserCredentials } from '@liftwatch/core/client/credentials'
import { createServers } from '@liftwatch/core/client/servers'
import { toProblem } from '@liftwatch/core/contract/problem'
import { AppError } from '@liftwatch/core/errors'
import { errorOf, outcomeOf } from '../harness/outcome'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

interface Answering {
  readonly url: string
  readonly asked: string[]
  readonly stop: () => Promise<unknown>
}

/** A server that answers so, and notes what it was asked. */
async function answering(listener: RequestListener): Promise<Answering> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.method!)
    listener(request, response)
  })
  open.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    return new Promise(resolve => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, stop }
}

const well: RequestListener = (request, response) =>
  void response.writeHead(200).end(request.method === 'GET' ? '[]' : JSON.stringify({ id, token: 'x' }))
const stopping: RequestListener = (_, response) => void response.writeHead(503).end('Service Unavailable')
const cutting: RequestListener = request => void request.on('data', () => {}).on('end', () => request.socket.destroy())
const refusing: RequestListener = (_, response) =>
  void response.writeHead(503).end(JSON.stringify(toProblem(new AppError('overloaded'), 'request-1')))

function clientOf(...servers: readonly Answering[]) {
  const urls = servers.map(({ url }) => url)
  const all = createServers(urls)
  return createClient({ baseUrl: urls[0]!, servers: all, fetch, credentials: browserCredentials })
}

const read = (client: ReturnType<typeof clientOf>) => outcomeOf(client.organizations.mine({}))
const change = (client: ReturnType<typeof clientOf>) => outcomeOf(client.organizations.select({ id }))

describe('of two servers', () => {
  it('the first is asked, and the other not at all', async () => {
    const [first, second] = [await answering(well), await answering(well)]
    const client = clientOf(first, second)
    await read(client)
    await read(client)
    expect([first.asked, second.asked]).toEqual([['GET', 'GET'], []])
  })

  it('the second is asked where the first refuses connections, whatever the call, and from then on at once', async () => {
    const [first, second] = [await answering(well), await answering(well)]
    await first.stop()
    const client = clientOf(first, second)
    const changes: string[] = []
    client.servers!.subscribe(() => changes.push(client.servers!.answering()))
    await change(client)
    await read(client)
    expect([first.asked, second.asked]).toEqual([[], ['PUT', 'GET']])
    expect(changes).toEqual([second.url])
  })

  it.each([
    ['hangs up', cutting, 'no-answer'],
    ['is stopping', stopping, 'not-ready'],
  ])('the second is asked as well where the first %s, but only what changes nothing', async (_, listener, code) => {
    const [first, second] = [await answering(listener), await answering(well)]
    await read(clientOf(first, second))
    expect([first.asked, second.asked]).toEqual([['GET'], ['GET']])

    const client = clientOf(first, second)
    expect(await change(client)).toBe(code)
    expect([first.asked, second.asked]).toEqual([['GET', 'PUT'], ['GET']])
    // What is asked next is not asked there again.
    await read(client)
    expect([first.asked, second.asked]).toEqual([
      ['GET', 'PUT'],
      ['GET', 'GET'],
    ])
  })

  it('one that only has too much to do is not left: the other would have it then', async () => {
    const [first, second] = [await answering(refusing), await answering(well)]
    expect(await read(clientOf(first, second))).toBe('overloaded')
    expect(second.asked).toEqual([])
  })

  it('each is asked once, and an error of both names both', async () => {
    const [first, second] = [await answering(well), await answering(well)]
    await Promise.all([first.stop(), second.stop()])
    const error = await errorOf(clientOf(first, second).organizations.mine({}))
    expect(error.code).toBe('connection-refused')
    expect(error.params).toMatchObject({ server: `${first.url}, ${second.url}` })
  })

  it('many calls at once find the one that is there', async () => {
    const [first, second, third] = [await answering(well), await answering(well), await answering(well)]
    await Promise.all([first.stop(), second.stop()])
    const client = clientOf(first, second, third)
    await Promise.all(Array.from({ length: 20 }, () => client.organizations.mine({})))
    expect(third.asked.length).toBe(20)
    expect(client.servers!.current()).toBe(third.url)
  })
})
