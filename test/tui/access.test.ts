import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { insertMembership } from '../../server/src/queries/users'
import { block, createUser, type TestUser } from '../harness/builders'
import { grant } from '../harness/cast'
import { server, test as usualTest } from '../harness/fixtures'
import { openMonitor, type MonitorOptions, type TestMonitor } from '../harness/monitor'
import { ctrl, keys } from '../harness/terminal'

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block()] })

function open(options: MonitorOptions = {}): TestMonitor {
  return openMonitor(server, { columns: 80, rows: 24, ...options })
}

async function userOfGroup(...permissions: Parameters<typeof grant>[2]): Promise<TestUser & { groupId: string }> {
  const user = await createUser(server, { role: 'USER' })
  return { ...user, groupId: await grant(server, user, permissions) }
}

const titleOf = ({ screen }: TestMonitor) => screen.text().split('\n')[0]!

test('it opens on the overview, whatever one may see', async () => {
  const it = open({ user: await userOfGroup('rbe', 'lifts'), screen: undefined })
  await it.waitFor('You may not read anything that could wait for someone.')
  expect(titleOf(it)).toContain('Overview')
  expect(it.screen.text()).not.toContain('not authorized')
})

test('a screen that was asked for and may not be seen is named, and the first that may be seen is shown', async () => {
  const it = open({ user: await userOfGroup('lifts'), screen: 'lift-faults' })
  await it.waitFor('You may not see Lift faults.')
  expect(titleOf(it)).toContain('Overview')
})

test('a permission that ends takes one to the first screen that is left, and says so', async () => {
  const user = await userOfGroup('lift-fault', 'lifts')
  const it = open({ user })
  await it.waitFor('Live')
  await server.db.execute(
    sql`DELETE FROM user_group_permission WHERE group_id = ${user.groupId} AND permission = 'lift-fault'`,
  )
  await it.waitFor('You may no longer see Lift faults.')
  expect(titleOf(it)).toContain('Overview')
  expect(it.screen.text()).not.toContain('not authorized')
})

test('a membership that ends is said, and the other organisations are offered', async () => {
  const user = await createUser(server, { organization: 'North Council', type: 'TOWN_COUNCIL' })
  const { organizationId } = await createUser(server, { organization: 'South Council', type: 'TOWN_COUNCIL' })
  await insertMembership(server.db, { userId: user.id, organizationId, role: 'SUPERUSER' })
  const it = open({ user, organization: 'North Council' })
  await it.waitFor('Live')
  await server.db.execute(
    sql`DELETE FROM membership WHERE user_id = ${user.id} AND organization_id = ${user.organizationId}`,
  )
  await it.waitFor('Your access to North Council has ended.')
  await it.waitFor('South Council')
  // Not by itself: what it would show is somewhere else.
  it.press(keys.enter)
  await it.waitFor('Live')
  expect(it.screen.text()).toContain('South Council')
})

test('L asks before it logs out, on every screen', async () => {
  const it = open({ user: await createUser(server) })
  await it.waitFor('Live')
  it.press('L')
  await it.waitFor('Log out?')
  it.press('n')
  await it.waitFor('Outstanding')
  it.press('4')
  await it.waitFor('AMK-AMA1-205-A')
  it.press('L')
  await it.waitFor('Log out?')
  it.press('y')
  await it.waitFor('E-mail address')
})

test('a log-in that is not to be remembered is forgotten with the run, and one that is is not', async () => {
  const user = await createUser(server)
  const it = open({ user })
  await it.waitFor('Live')
  expect(it.saved().sessions).toEqual({})
  await it.quit()

  const next = open()
  await next.waitFor('E-mail address')
  next.press(user.name, keys.enter, user.password, keys.tab, ' ', ctrl('s'))
  await next.waitFor('Live')
  expect(Object.values(next.saved().sessions)).toMatchObject([{ email: user.name }])
})
