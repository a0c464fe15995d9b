import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { setUpSecondFactor } from '../harness/authenticator'
import { createUser, logIn, type TestUser } from '../harness/builders'
import { openMonitor, type TestMonitor } from '../harness/monitor'
import { startTestServer, type TestServer } from '../harness/server'
import { ctrl, keys } from '../harness/terminal'

let server: TestServer
let user: TestUser
let recoveryCodes: string[]
let monitor: TestMonitor | undefined

beforeAll(async () => {
  server = await startTestServer()
  user = await createUser(server)
  ;({ recoveryCodes } = await setUpSecondFactor(await logIn(server, user), user, Date.now()))
})
afterAll(() => server.stop())
afterEach(async () => {
  monitor?.press(ctrl('c'))
  await monitor?.ended
  monitor = undefined
})

test('the monitor asks for the code after the password, says what is wrong with it, and goes back', async () => {
  const it = (monitor = openMonitor(server))
  await it.waitFor('E-mail address')
  it.press(user.name, keys.enter, user.password, keys.enter)
  await it.waitFor('Six digits from your authenticator app, or a recovery code.')
  it.press(keys.enter)
  await it.waitFor('Please enter the code')
  it.press('000000', keys.enter)
  await it.waitFor('The code is wrong, or has been used.')
  it.press(keys.escape)
  await it.waitFor('E-mail address')
  it.press(user.name, keys.enter, user.password, keys.enter)
  await it.waitFor('Six digits from your authenticator app, or a recovery code.')
  it.press(recoveryCodes[0]!, keys.enter)
  await it.waitFor('Liftwatch · Nur Aisyah')
})

test('the monitor that logs in by itself asks for the code alone', async () => {
  const it = (monitor = openMonitor(server, { user }))
  await it.waitFor('Six digits from your authenticator app, or a recovery code.')
  it.press(recoveryCodes[1]!, keys.enter)
  await it.waitFor('Liftwatch · Nur Aisyah')
})
