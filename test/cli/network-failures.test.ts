import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import { describe, expect } from 'vitest'
import { createAuthority } from '../harness/certificates'
import { runHere } from '../harness/cli'
import { server, test } from '../harness/fixtures'
import { startHttpProxy, startTls } from '../harness/front-server'
import { quietPort } from '../harness/quiet-port'

let tls: Awaited<ReturnType<typeof startTls>>
let proxy: Awaited<ReturnType<typeof startHttpProxy>>

test.beforeAll(async () => {
  const authority = await createAuthority()
  tls = await startTls(server.url, { pair: await authority.sign('localhost', 'DNS:localhost') })
  await rm(authority.folder, { recursive: true, force: true })
  proxy = await startHttpProxy()
})
test.afterAll(async () => {
  await Promise.all([tls.close(), proxy.close()])
})

describe('what went wrong is said by its own name, and not tried again where that cannot help', () => {
  const asking = (address: string, env: Readonly<Record<string, string>> = {}) =>
    runHere(['whoami', '--retry', '1'], { env: { LIFTWATCH_SERVER: address, LIFTWATCH_TOKEN: 'lw_none', ...env } })
  const said = (sentence: RegExp) => ({ code: 8, stdout: '', stderr: expect.stringMatching(sentence) as unknown })

  test('http and https that were taken for each other', async () => {
    expect(await asking(server.url.replace('http:', 'https:'))).toEqual(
      said(/^liftwatch: What answers at https:\S+ speaks another protocol; check http, https and the port\.\n$/),
    )
  })

  test('a name that no one has', async () => {
    expect(await asking('http://lifts.invalid', { LIFTWATCH_RETRY: '0' })).toEqual(
      said(/Server http:\/\/lifts\.invalid unreachable: (there is no host|the name) lifts\.invalid/),
    )
  })

  test('what speaks no HTTP at all', async () => {
    const other = createTcpServer(socket =>
      socket.on('error', () => {}).once('data', () => socket.end('220 mail ready\r\n')),
    )
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
    try {
      expect(await asking(address)).toEqual(said(/^liftwatch: What answers at http:\S+ speaks another protocol; /))
    } finally {
      other.close()
    }
  })

  test('the port of the broker, which hangs up', async () => {
    const { stderr } = await asking(server.mqttUrl.replace('mqtt:', 'http:'))
    expect(stderr).toMatch(
      /liftwatch: Server http:\S+ unreachable: it hung up without an answer; check port and https\.\n$/,
    )
  })

  test('a port at which no one listens, which may be over soon', async () => {
    const address = `http://127.0.0.1:${await quietPort()}`
    const { stderr } = await asking(address)
    const sentence = `Server ${address} unreachable: the connection was refused.`
    expect(stderr).toBe(`${sentence} Trying again in 1 s (1 of 1).\nliftwatch: ${sentence}\n`)
  })

  test('a certificate of an unknown authority', async () => {
    expect(await asking(`https://localhost:${tls.port}`)).toEqual(
      said(/^liftwatch: Server \S+ is not trusted: its certificate is of an unknown authority\.\n$/),
    )
  })

  test('a server that is another', async () => {
    const other = createServer((_, response) => void response.writeHead(404).end('<h1>Not here</h1>'))
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
    try {
      expect(await asking(address)).toEqual(said(/^liftwatch: What answers at \S+ is not a Liftwatch server\.\n$/))
    } finally {
      other.close()
    }
  })

  test.each(['https://lifts.test', 'http://lifts.test'])('a proxy that is not there, for %s', async address => {
    const gone = `http://ann:secret@127.0.0.1:${await quietPort()}`
    const env = { HTTPS_PROXY: gone, HTTP_PROXY: gone, LIFTWATCH_RETRY: '0' }
    const { code, stderr } = await runHere(['whoami'], {
      env: { LIFTWATCH_SERVER: address, LIFTWATCH_TOKEN: 'x', ...env },
    })
    expect([code, stderr]).toEqual([
      8,
      `liftwatch: Proxy ${new URL(gone).origin} unreachable; check HTTPS_PROXY, HTTP_PROXY and NO_PROXY.\n`,
    ])
  })

  test('a proxy whose name no one has', async () => {
    const { stderr } = await asking('https://lifts.test', { HTTPS_PROXY: 'http://proxy.invalid:3128' })
    expect(stderr).toMatch(/liftwatch: Proxy http:\/\/proxy\.invalid:3128 unreachable; .*\n$/)
  })

  test('a server that is not there, past the proxy', async () => {
    const address = `http://127.0.0.1:${await quietPort()}`
    const { stderr } = await asking(address, { HTTP_PROXY: proxy.url, LIFTWATCH_RETRY: '0' })
    expect(stderr).toContain(`liftwatch: Server ${address} unreachable: the connection was refused.`)
  })

  test('a proxy that does not connect', async () => {
    const closed = await startHttpProxy({ status: 407 })
    try {
      expect(await asking('https://lifts.test', { HTTPS_PROXY: closed.url })).toEqual(
        said(/^liftwatch: The proxy did not connect to https:\/\/lifts\.test: it answered 407\.\n$/),
      )
    } finally {
      await closed.close()
    }
  })
})
