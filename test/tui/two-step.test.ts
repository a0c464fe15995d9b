import { setUpSecondFactor } from '../harness/authenticator'
import { logIn } from '../harness/builders'
import { server, test as usualTest, user } from '../harness/fixtures'
import { openMonitor } from '../harness/monitor'
import { keys } from '../harness/terminal'

const test = usualTest.extend('given', { scope: 'file' }, { user: {} })

let recoveryCodes: string[]

test.beforeAll(async () => {
  ;({ recoveryCodes } = await setUpSecondFactor(await logIn(server, user), user, Date.now()))
})

test('the monitor asks for the code after the password, says what is wrong with it, and goes back', async () => {
  const it = openMonitor(server)
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
  const it = openMonitor(server, { user })
  await it.waitFor('Six digits from your authenticator app, or a recovery code.')
  it.press(recoveryCodes[1]!, keys.enter)
  await it.waitFor('Liftwatch · Nur Aisyah')
})
