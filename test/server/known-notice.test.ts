import { noticeHeader } from '@liftwatch/core/contract/call-headers'
import { session } from '@liftwatch/core/contract/accounts/session'
import { liftFaults } from '@liftwatch/core/contract/alarms/lift-faults'
import { expect } from 'vitest'
import { createEstate, createUser, logIn, sendAlarm } from '../harness/builders'
import { server, test } from '../harness/fixtures'
import { listen } from '../harness/listener'
import { soon } from '../harness/soon'

test('an answer names the newest notice whose change it has: a stream that begins there brings those after it, and no other', async () => {
  const [device] = await createEstate(server)
  const named: (string | null)[] = []
  const client = await logIn(server, await createUser(server), async (...call) => {
    const answer = await fetch(...call)
    named.push(answer.headers.get(noticeHeader))
    return answer
  })
  const listener = await listen(client)
  await sendAlarm(server, device!, { number: 3 })
  await listener.waitFor(1)
  await client.liftFaults.page({})
  const before = listener.notices().length
  await sendAlarm(server, device!, { number: 4 })
  await listener.waitFor(before + 1)
  const after = await listen(client, named.at(-1)!)
  expect(after.beginning.event.event).toBe('ready')
  await soon(() => expect(after.notices()).toEqual(listener.notices().slice(before)))
  listener.close()
  after.close()
})

test('it is not said to strangers', async () => {
  for (const { path } of [liftFaults.page, session.logout]) {
    const { headers } = await fetch(server.url + path)
    expect(headers.has(noticeHeader)).toBe(false)
  }
})
