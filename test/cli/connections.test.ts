import { spawn } from '@lydell/node-pty'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openFetch } from '@liftwatch/core/connection/server-fetch'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEstate, createUser, sendAlarm, type TestDevice, type TestUser } from '../harness/builders'
import { createAuthority, type Authority, type Pair } from '../harness/certificates'
import { main, makeConfigFolder, run, runHere, start } from '../harness/cli'
import { startHttpProxy, startTls } from '../harness/front-server'
import { startTestServer, type TestServer } from '../harness/server'
import { soon } from '../harness/soon'

let server: TestServer
let device: TestDevice
let user: TestUser
let authority: Authority
let own: Pair
let tls: Awaited<ReturnType<typeof startTls>>
let mutual: Awaited<ReturnType<typeof startTls>>
let proxy: Awaited<ReturnType<typeof startHttpProxy>>

beforeAll(async () => {
  server = await startTestServer()
  ;[device] = (await createEstate(server)) as [TestDevice]
  user = await createUser(server)
  authority = await createAuthority()
  const pair = await authority.sign('lifts.test', 'DNS:lifts.test,DNS:localhost')
  own = await authority.sign('nur')
  tls = await startTls(server.url, { pair })
  mutual = await startTls(server.url, { pair, clientsOf: authority.cert })
  proxy = await startHttpProxy()
})
afterAll(async () => {
  await Promise.all([tls, mutual, proxy].map(front => front.close()))
  await server.stop()
  await rm(authority.folder, { recursive: true, force: true })
})

/** Someone logged in through TLS, and what the environment says for it. */
async function loggedIn(host: string, { port } = tls, more: Readonly<Record<string, string>> = {}) {
  const env = {
    LIFTWATCH_SERVER: `https://${host}:${port}`,
    LIFTWATCH_CA_FILE: authority.cert,
    LIFTWATCH_CONFIG_DIR: await makeConfigFolder(),
    ...more,
  }
  const login = await runHere(['login', user.name, '--password-file', '-'], { env, stdin: user.password })
  return { env, login }
}

describe('a server with a certificate of an authority of its own', () => {
  test('is reached where the authority is named, by variable or option, and not without', async () => {
    const { env, login } = await loggedIn('localhost')
    expect(login).toMatchObject({ code: 0 })
    const { LIFTWATCH_CA_FILE: ca, ...without } = env
    expect(await run(['whoami', '--ca-file', ca], { env: without })).toMatchObject({ code: 0 })
    expect(await run(['whoami'], { env: without })).toMatchObject({
      code: 8,
      stdout: '',
      stderr: expect.stringMatching(/ is not trusted: its certificate is of an unknown authority\.\n$/) as unknown,
    })
    const { code, stdout } = await runHere(['doctor', '-o', 'jsonl'], { env })
    expect(code).toBe(0)
    expect(stdout).toContain('LIFTWATCH_CA_FILE')
  })

  test('which asks for a certificate is shown one', async () => {
    const files = { LIFTWATCH_CERT_FILE: own.cert, LIFTWATCH_KEY_FILE: own.key }
    expect((await loggedIn('localhost', mutual)).login.code).toBe(8)
    const { env, login } = await loggedIn('localhost', mutual, files)
    expect(login).toMatchObject({ code: 0 })
    const { LIFTWATCH_CERT_FILE: cert, LIFTWATCH_KEY_FILE: key, ...without } = { ...env, ...files }
    expect(await runHere(['whoami', '--cert-file', cert, '--key-file', key], { env: without })).toMatchObject({
      code: 0,
    })
  })

  test('is watched by the monitor, which the command line starts', async () => {
    const passwordFile = join(authority.folder, 'password')
    await writeFile(passwordFile, user.password)
    const { LIFTWATCH_CA_FILE: ca, ...env } = (await loggedIn('localhost')).env
    const { PATH = '', HOME = '' } = process.env
    const surroundings = { PATH, HOME, TERM: 'xterm-256color', LIFTWATCH_USER: user.name, ...env }
    const monitor = spawn(process.execPath, [main, 'monitor', '--ca-file', ca], {
      cols: 120,
      rows: 40,
      env: { ...surroundings, LIFTWATCH_PASSWORD_FILE: passwordFile },
    })
    let screen = ''
    monitor.onData(output => (screen += output))
    await soon(() => expect(screen).toContain('✓ Live'))
    monitor.write('\x03')
    await new Promise(resolve => monitor.onExit(resolve))
  })
})

describe('what is wrong with the files', () => {
  async function saidOf(argv: readonly string[]) {
    const env = { LIFTWATCH_SERVER: 'https://localhost:9', LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
    const { code, stdout, stderr } = await runHere(['whoami', ...argv], { env })
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    return stderr
  }

  test('is said in a line that names the option, the file and what to do', async () => {
    const [der, { cert, key }] = [join(authority.folder, 'text'), own]
    await writeFile(der, 'no certificate')
    expect(await saidOf(['--ca-file', '/nowhere/ca.pem'])).toBe(
      'liftwatch: /nowhere/ca.pem cannot be read: there is no such file.\n',
    )
    expect(await saidOf(['--ca-file', der])).toBe(
      `liftwatch: --ca-file has to name certificates in PEM form, and ${der} holds none; openssl x509 -inform der converts them.\n`,
    )
    expect(await saidOf(['--cert-file', cert])).toBe('liftwatch: --cert-file needs its key; give --key-file.\n')
    expect(await saidOf(['--key-file', key])).toBe('liftwatch: --key-file needs its certificate; give --cert-file.\n')
    expect(await saidOf(['--cert-file', cert, '--key-file', der])).toBe(
      `liftwatch: --key-file has to name a private key in PEM form, and ${der} holds none; openssl pkey -inform der converts it.\n`,
    )
    const { key: other } = await authority.sign('other')
    expect(await saidOf(['--cert-file', cert, '--key-file', other])).toBe(
      `liftwatch: --key-file has to name the key of ${cert}, and ${other} is another's.\n`,
    )
  })
})

describe('a proxy', () => {
  test('is asked for what only it can reach, also for what is streamed', async () => {
    const { env, login } = await loggedIn('lifts.test', tls, { HTTPS_PROXY: proxy.url })
    expect(login).toMatchObject({ code: 0 })
    expect(new Set(proxy.asked)).toEqual(new Set([`CONNECT lifts.test:${tls.port}`]))
    const watch = start(['alarms', 'lift-fault', 'watch', '--count', '1', '-o', 'jsonl'], { env })
    await watch.waitFor('Watching.')
    await sendAlarm(server, device, { number: 7 })
    expect(await watch.ended).toMatchObject({ code: 0, stdout: expect.stringContaining('"OUTSTANDING"') as string })
  })

  test('is given whole addresses where nothing is encrypted', async () => {
    proxy.asked.length = 0
    const { port } = new URL(server.url)
    const address = `http://lifts.test:${port}`
    const { login } = await loggedIn('lifts.test', tls, { LIFTWATCH_SERVER: address, http_proxy: proxy.url })
    expect(login).toMatchObject({ code: 0 })
    expect(proxy.asked[0]).toBe(`POST ${address}/api/login`)
  })

  test('is not asked for hosts of NO_PROXY, nor for this machine', async () => {
    proxy.asked.length = 0
    const excepted = { HTTPS_PROXY: proxy.url, NO_PROXY: 'other.test,lifts.test' }
    expect((await loggedIn('lifts.test', tls, excepted)).login.code).toBe(8)
    expect((await loggedIn('localhost', tls, { HTTPS_PROXY: proxy.url })).login.code).toBe(0)
    expect(proxy.asked).toEqual([])
  })

  test('whose address is none is one line', async () => {
    const { login } = await loggedIn('lifts.test', tls, { HTTPS_PROXY: 'socks9://x' })
    expect(login).toMatchObject({
      code: 2,
      stderr: 'liftwatch: HTTPS_PROXY must be the address of a proxy, such as http://proxy.example:3128.\n',
    })
  })
})

test('of many calls that are broken off, each ends', async () => {
  const fetch = await openFetch({})
  const ends = Array.from({ length: 150 }, async (_, at) => {
    const broken = new AbortController()
    setTimeout(() => broken.abort(), at % 40)
    const answer = await fetch(`${server.url}/api/openapi.json`, { signal: broken.signal })
    return answer.text()
  })
  const outcomes = await Promise.allSettled(ends)
  expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true)
})
