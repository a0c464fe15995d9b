import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { run as runProgram } from '../../cli/src/program'
import { createAuthority, type Authority } from '../harness/certificates'
import { makeConfigFolder, memoryIo, run } from '../harness/cli'
import { startHttpProxy } from '../harness/front-server'
import { startTestServer, type TestServer } from '../harness/server'

const dayMs = 86_400_000

let authority: Authority
let server: TestServer
let env: Record<string, string>

beforeAll(async () => {
  authority = await createAuthority(60)
  const { cert, key } = await authority.sign('lifts.test', 'DNS:localhost,DNS:lifts.test', 30)
  server = await startTestServer({ env: { LIFTWATCH_TLS_CERT_FILE: cert, LIFTWATCH_TLS_KEY_FILE: key } })
  const { port } = new URL(server.url)
  env = { LIFTWATCH_SERVER: `https://localhost:${port}`, LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
})
afterAll(async () => {
  await server.stop()
  await rm(authority.folder, { recursive: true, force: true })
})

interface Found {
  readonly check: string
  readonly status: string
  readonly detail: string
  readonly advice: string | null
}

const findings = (stdout: string) => (JSON.parse(stdout) as { content: Found[] }).content

async function examine(more: Record<string, string>, aheadMs = 0) {
  const { io, written } = memoryIo({ env: { ...env, LIFTWATCH_CA_FILE: authority.cert, ...more } })
  await runProgram(['doctor', '-o', 'json'], { ...io, clock: () => Date.now() + aheadMs })
  const all = findings(written.stdout)
  return (check: string) => all.find(found => found.check === check)
}

describe('doctor', () => {
  test('says how long the server’s certificate is valid', async () => {
    expect((await examine({}))('certificate')).toEqual({
      check: 'certificate',
      status: 'ok',
      detail: expect.stringMatching(/^Valid until \d\d\/\d\d\/\d{4} [\d:]{8}; days left: 29\.$/) as string,
      advice: null,
    })
  })

  test('warns from 14 days before its end', async () => {
    expect((await examine({}, 20 * dayMs))('certificate')).toMatchObject({
      status: 'warning',
      detail: expect.stringMatching(/ days left: 9\.$/) as string,
      advice: 'The server’s administrator has to renew it; the server reads the new files by itself.',
    })
  })

  test('sees it through a proxy as well, and where Node’s own settings have the authority', async () => {
    const proxy = await startHttpProxy()
    const { port } = new URL(server.url)
    const through = { LIFTWATCH_SERVER: `https://lifts.test:${port}`, HTTPS_PROXY: proxy.url }
    expect((await examine(through))('certificate')).toMatchObject({ status: 'ok' })
    await proxy.close()
    const { stdout } = await run(['doctor', '-o', 'json'], { env: { ...env, NODE_EXTRA_CA_CERTS: authority.cert } })
    expect(findings(stdout).find(({ check }) => check === 'certificate')).toMatchObject({ status: 'ok' })
  })

  test('says for which names it is, where the server is called by another', async () => {
    expect((await examine({ LIFTWATCH_SERVER: server.url }))('server')).toMatchObject({
      status: 'failed',
      detail: expect.stringContaining('its certificate is for another name') as string,
      advice: 'Its certificate is for localhost, lifts.test; use one of these names for the server.',
    })
  })

  test('says what speaks the other protocol', async () => {
    const { port } = new URL(server.url)
    expect((await examine({ LIFTWATCH_SERVER: `http://localhost:${port}` }))('server')).toMatchObject({
      status: 'failed',
    })
  })
})
