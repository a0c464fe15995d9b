import { expect } from 'vitest'
import { sharedSessions } from '../../cli/src/account/shared-sessions'
import { createContext } from '../../cli/src/command/context'
import { block } from '../harness/builders'
import { makeConfigFolder, memoryIo, runHere } from '../harness/cli'
import { server, test as usualTest, user } from '../harness/fixtures'
import { openMonitor, type TestMonitor } from '../harness/monitor'
import { ctrl, keys } from '../harness/terminal'

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block()], user: {} })

async function surroundings() {
  return { LIFTWATCH_CONFIG_DIR: await makeConfigFolder(), LIFTWATCH_SERVER: server.url }
}

/** The monitor as the command line starts it, with what is remembered there. */
async function open(env: Readonly<Record<string, string>>, context?: string): Promise<TestMonitor> {
  const { io } = memoryIo({ env })
  const shared = sharedSessions(await createContext(io, context === undefined ? {} : { context }))(server.url)
  return openMonitor(server, shared ? { shared } : {})
}

const whoami = (env: Readonly<Record<string, string>>, argv: readonly string[] = []) =>
  runHere([...argv, 'whoami'], { env })

test('a user logged in at the command line is logged in here, and a log-out is one for both', async () => {
  const env = await surroundings()
  const login = await runHere(['login', user.name, '--password-file', '-'], { env, stdin: `${user.password}\n` })
  expect(login.code).toBe(0)
  const it = await open(env)
  await it.waitFor('✓ Live')
  it.press('L')
  await it.waitFor('Log out')
  it.press('y')
  await it.waitFor('E-mail')
  expect((await whoami(env)).stderr).toContain('Log in first.')
})

test('a user who is to be remembered here is logged in at the command line', async () => {
  const env = await surroundings()
  const it = await open(env)
  await it.waitFor('E-mail')
  it.press(user.name, keys.tab, user.password, keys.tab, ' ')
  await it.waitFor('[x]')
  it.press(ctrl('s'))
  await it.waitFor('✓ Live')
  expect((await whoami(env)).stdout).toContain(user.name)
})

test('a user who is not to be remembered stays unknown there', async () => {
  const env = await surroundings()
  const it = await open(env)
  await it.waitFor('E-mail')
  it.press(user.name, keys.tab, user.password, ctrl('s'))
  await it.waitFor('✓ Live')
  expect((await whoami(env)).stdout).toBe('')
})

test('a context has a session of its own', async () => {
  const { LIFTWATCH_CONFIG_DIR } = await surroundings()
  const env = { LIFTWATCH_CONFIG_DIR }
  await runHere(['context', 'add', 'night', '--server', server.url], { env })
  const login = await runHere(['login', user.name, '--password-file', '-', '--context', 'night'], {
    env,
    stdin: `${user.password}\n`,
  })
  expect(login.code).toBe(0)
  await (await open(env, 'night')).waitFor('✓ Live')
})
