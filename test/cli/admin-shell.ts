import type { Client } from '@liftwatch/core/client/client'
import { createUser, logIn, type TestUser } from '../harness/builders'
import { makeConfigFolder, runHere, type Outcome } from '../harness/cli'
import { server, test } from '../harness/fixtures'

/** A command line at which an administrator is logged in, on a server without an estate, for all tests of a file. */
export function adminShell() {
  let admin: TestUser
  let env: Record<string, string>
  const type = (line: string, stdin = ''): Promise<Outcome> => runHere(line.split(' '), { env, stdin })

  test.beforeAll(async () => {
    admin = await createUser(server, { role: 'ADMIN' })
    env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
    await type(`login ${admin.name} --password-file -`, admin.password)
  })

  return {
    type,
    /** The administrator beside the command line. */
    client: (): Promise<Client> => logIn(server, admin),
  }
}
