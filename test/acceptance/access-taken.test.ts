import { expect } from 'vitest'
import { browser, it } from '../harness/browser-fixtures'
import { createEstate, createUser, logIn, sendAlarm, type TestDevice } from '../harness/builders'
import { server } from '../harness/fixtures'
import { openMonitor } from '../harness/monitor'
import { openAs } from '../web/console'

const council = { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' } as const
const faults = /\/api\/lift\/fault\b/

it('a permission that an ADMIN takes from a group is gone from browser and monitor, which say so and ask for nothing of it any more', async () => {
  const [device] = (await createEstate(server)) as [TestDevice]
  await sendAlarm(server, device, { lift: 'A', description: 'Seen while it may be' })
  const admin = await logIn(server, await createUser(server, { ...council, role: 'ADMIN' }))
  const user = await createUser(server, { ...council, role: 'USER' })
  const group = await admin.groups.create({ name: 'Night shift' })
  await admin.groups.addPermissions({ id: group.id, permissions: ['lift-fault', 'lifts'] })
  await admin.groups.addMembers({ groupId: group.id, userIds: [user.id] })

  const page = await openAs(browser, server, user, '/alarms/lift-fault')
  await page.getByText('Seen while it may be').first().waitFor()
  await page.getByText('Live', { exact: true }).waitFor()
  const asked: string[] = []
  page.on('request', request => asked.push(`browser ${request.url()}`))
  const monitor = openMonitor(server, {
    user,
    fetch: (input, init) => {
      asked.push(`monitor ${input instanceof Request ? input.url : String(input)}`)
      return fetch(input, init)
    },
  })
  await monitor.waitFor('Seen while it may be')
  await monitor.waitFor('Live')

  await admin.groups.removePermissions({ id: group.id, permissions: ['lift-fault'] })
  await page.getByText('You may no longer see Lift fault.').waitFor()
  await monitor.waitFor('You may no longer see Lift faults.')
  expect(await page.getByText('Seen while it may be').count()).toBe(0)
  expect(monitor.screen.text()).not.toContain('Seen while it may be')
  expect(asked.some(call => faults.test(call))).toBe(true)

  // What happens from now on is no longer theirs: not by the stream, and not because they ask.
  asked.length = 0
  await sendAlarm(server, device, { lift: 'B', description: 'Not for them' })
  await admin.groups.addPermissions({ id: group.id, permissions: ['building'] })
  await page.getByRole('navigation', { name: 'Main menu' }).getByText('Buildings').waitFor()
  expect(asked.filter(call => faults.test(call))).toEqual([])
  expect(monitor.screen.text()).not.toContain('Not for them')
})
