import { afterAll, beforeAll } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { createUser, logIn, type TestUser } from '../harness/builders'
import { makeConfigFolder, runHere, type Outcome } from '../harness/cli'
import { startTestServer, type TestServer } from '../harness/server'

/** A command line at which an administrator is logged in, on a server without an estate, for all tests of a file. */
export function adminShell() {
  let server: TestServer
  let admin: TestUser
  let env: Record<string, string>
  const type = (line: string, stdin = ''): Promise<Outcome> => runHere(line.split(' '), { env, stdin })

  beforeAll(async () => {
    server = await startTestServer()
    admin = await createUser(server, { role: 'ADMIN' })
    env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
    await type(`login ${admin.name} --password-file -`, admin.password)
  })
  afterAll(() => server.stop())

  return {
    type,
    /** The administrator beside the command line. */
    client: (): Promise<Client> => logIn(server, admin),
  }
}
