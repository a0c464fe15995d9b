import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { setUpSecondFactor } from '../harness/authenticator'
import { createUser, logIn, type TestUser } from '../harness/builders'
import { makeConfigFolder, runHere, type Outcome } from '../harness/cli'
import { server, test } from '../harness/fixtures'

let user: TestUser
let recoveryCodes: string[]
let env: Record<string, string>
let passwordFile: string

test.beforeAll(async () => {
  user = await createUser(server)
  ;({ recoveryCodes } = await setUpSecondFactor(await logIn(server, user), user, Date.now()))
  const folder = await makeConfigFolder()
  env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: folder }
  passwordFile = join(folder, 'password')
  await writeFile(passwordFile, `${user.password}\n`)
})

function login(more: string, stdin = '', isTyped = false): Promise<Outcome> {
  const line = `login ${user.name} --password-file ${passwordFile}${more}`
  return runHere(line.split(' '), { env, stdin, isTyped })
}

const loggedIn = () => `Logged in as ${user.name}.\nOrganisation: Liftwatch.\n`

test('a script learns that a code is needed, with the exit code of a log-in that failed', async () => {
  expect(await login('')).toEqual({
    code: 4,
    stdout: '',
    stderr: 'liftwatch: A code of your authenticator app is needed, or a recovery code (--code).\n',
  })
})

test('--code gives it, once', async () => {
  const [code] = recoveryCodes
  expect(await login(` --code ${code}`)).toEqual({ code: 0, stdout: '', stderr: loggedIn() })
  expect(await login(` --code ${code}`)).toEqual({
    code: 4,
    stdout: '',
    stderr: 'liftwatch: The code is wrong, or has been used.\n',
  })
})

test('a terminal asks for it after the password', async () => {
  const { code, stderr } = await login('', `${recoveryCodes[1]}\n`, true)
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: expect.stringMatching(/^Code of your authenticator app: [\s\S]*Logged in as /) as string,
  })
})

test('an organization that requires two-step log-in says so, with the exit code of what is not permitted', async () => {
  const council = { organization: 'Careful Council', type: 'TOWN_COUNCIL' } as const
  const admin = await createUser(server, { ...council, role: 'ADMIN' })
  const adminClient = await logIn(server, admin)
  await setUpSecondFactor(adminClient, admin, Date.now())
  await adminClient.organizationRules.save({ requiresSecondFactor: true })
  user = await createUser(server, council)
  await writeFile(passwordFile, user.password)
  expect(await login('')).toEqual({
    code: 5,
    stdout: '',
    stderr: `Logged in as ${user.name}.\nliftwatch: Two-step log-in is required. Set it up in the console, or log in with a code.\n`,
  })
})
