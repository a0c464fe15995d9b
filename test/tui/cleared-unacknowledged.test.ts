import { expect } from 'vitest'
import { block, logIn } from '../harness/builders'
import { device, server, user } from '../harness/fixtures'
import { sendEndedAlarms } from '../harness/known-alarms'
import { open, test as usualTest } from '../harness/monitor-fixtures'
import { keys } from '../harness/terminal'

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block({ lifts: 3 })], user: {} })

test.beforeAll(() => sendEndedAlarms(server, device))

test('what came and went says in the lane and the list how long it has been waiting, on the smallest screen too', async () => {
  const it = open({ columns: 80, rows: 24 })
  await it.waitFor(/◆ AMK-AMA1-205-B  +00:19 waits 1h 1\dm +Ended, not acknowledged/)
  await it.waitFor(/› .*AMK-AMA1-205-A .* waits 1h 1\dm +Outstanding/)
  expect(it.screen.text()).not.toContain('✓ Clear')
})

test('with room it says that it is clear too; beside the list and in the detail also how long it lasted', async () => {
  const it = open({ columns: 240, rows: 50 })
  await it.waitFor(/› .*AMK-AMA1-205-A .*[Cc]lear · waits 1h 1\dm/)
  await it.waitFor(/Duration +◆ 19s · waits 1h 1\dm/)
  it.press(keys.enter)
  await it.waitFor('Lift faults › AMK-AMA1-205-A')
  await it.waitFor(/Alarm status +◆ Clear/)
  await it.waitFor(/Duration +◆ 19s · waits 1h 1\dm/)
  const client = await logIn(server, user)
  const { content } = await client.liftFaults.page({})
  await client.liftFaults.acknowledge({ id: content[0]!.id })
  await it.waitFor(/Alarm status +✓ Clear/)
  await it.waitFor(/Duration +19s\s/)
})

test('of traps the list and the detail say it', async () => {
  const it = open({ columns: 120, screen: 'passenger-traps' })
  await it.waitFor(/› .*AMK-AMA1-205-B .* waits 1h 1\dm/)
  it.press(keys.enter)
  await it.waitFor(/Duration +19s · waits 1h 1\dm/)
})
