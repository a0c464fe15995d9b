import { expect } from 'vitest'
import { createClient } from '@liftwatch/core/client/client'
import { cookieCredentials } from '@liftwatch/core/client/credentials'
import { block, createUser, logIn, sendAlarm } from '../harness/builders'
import { device, server, test as usualTest, user } from '../harness/fixtures'
import { openMonitor, type MonitorOptions, type TestMonitor } from '../harness/monitor'
import { ctrl, keys } from '../harness/terminal'

const council = { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' } as const

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block({ lifts: 8 })], user: council })

test.beforeAll(async () => {
  await sendAlarm(server, device, { description: 'before the loss' })
})

function open(options: MonitorOptions = {}): TestMonitor {
  return openMonitor(server, options)
}

/** Ends the monitor's session from outside, as an administrator would. */
async function endSession(it: TestMonitor): Promise<void> {
  const credentials = cookieCredentials({ read: it.cookie, write: () => {} })
  await createClient({ baseUrl: server.url, fetch, credentials }).session.logout({})
}

test('on loss the rows stay, marked stale; on return it is live by itself, with what it missed', async () => {
  const it = open({ user })
  await it.waitFor('✓ Live')
  await it.waitFor('before the loss')
  const paused = await server.pause()
  const screen = await it.waitFor(
    /▲ Stale since \d\d:\d\d:\d\d, trying again · ▲ Passengers may be trapped\. · \d+s old/,
  )
  expect(screen).toContain('before the loss')
  // In a small window too: the age is what is cut.
  it.resize(80, 24)
  await it.waitFor(/trying again · ▲ Passengers may be trapped\. /)
  await it.waitFor('What is shown may be out of date.')
  it.press('a')
  await it.waitFor('unreachable')
  it.press(keys.enter)
  await it.waitFor(/Description +before the loss/)
  it.press(keys.escape)
  await paused.resume()
  await sendAlarm(server, device, { lift: 'B', description: 'while it was gone' })
  const back = await it.waitFor('✓ Live')
  expect(back).not.toContain('out of date')
  await it.waitFor(/before the loss[^]*while it was gone/)
})

test('before the server answers it says so, and goes on trying', async () => {
  const paused = await server.pause()
  const it = open({ user })
  await it.waitFor(/Server http:\S+ unreachable: the connection was refused\./)
  await it.waitFor(/Trying again in [1-5] s/)
  await paused.resume()
  it.press(ctrl('r'))
  await it.waitFor('✓ Live')
})

test('a session that ends is started again in place, and one is back where one was', async () => {
  const other = await createUser(server, council)
  const it = open({})
  await it.waitFor('E-mail address')
  it.press(other.name, keys.tab, other.password, keys.enter)
  await it.waitFor(/› .*AMK/)
  const client = await logIn(server, other)
  const [row] = (await client.liftFaults.page({ sort: 'alarmStartTs,ASC' })).content
  await client.liftFaults.acknowledge({ id: row!.id })
  await it.waitFor(/› .*Deployment/)
  it.press('r')
  await it.waitFor(/› AMK-\S+ › Report/)
  it.press('half a name')
  await endSession(it)
  it.press(ctrl('r'))
  await it.waitFor('Your session has ended. Log in again to go on.')
  it.press(other.name, keys.tab, other.password, keys.enter)
  await it.waitFor('half a name')
  await it.waitFor('✓ Live')
})

test('someone else who logs in begins again', async () => {
  const other = await createUser(server, { ...council, nickname: 'Priya Raman' })
  const it = open({})
  await it.waitFor('E-mail address')
  it.press(user.name, keys.tab, user.password, keys.enter)
  await it.waitFor(/› .*AMK/)
  it.press(keys.enter)
  await it.waitFor('Lift faults › AMK')
  await endSession(it)
  it.press(ctrl('r'))
  await it.waitFor('Your session has ended.')
  it.press(other.name, keys.tab, other.password, keys.enter)
  await it.waitFor('Ang Mo Kio Town Council · Priya Raman')
  await it.waitFor('All ')
})

test('who logs out is not logged in again unasked', async () => {
  const it = open({ user })
  await it.waitFor('✓ Live')
  it.press('O')
  await it.waitFor('Choose organisation')
  it.press('L')
  await it.waitFor('Log out?')
  it.press('y')
  const screen = await it.waitFor('E-mail address')
  expect(screen).not.toContain('Your session has ended')
  await new Promise(resolve => setTimeout(resolve, 200))
  expect(it.screen.text()).toContain('E-mail address')
  expect(it.cookie()).toBeUndefined()
})
