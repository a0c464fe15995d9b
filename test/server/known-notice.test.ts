import { createSession } from '@liftwatch/core/client/session'
import { noticeHeader } from '@liftwatch/core/contract/call-headers'
import { session } from '@liftwatch/core/contract/accounts/session'
import { liftFaults } from '@liftwatch/core/contract/alarms/lift-faults'
import { expect } from 'vitest'
import { block, createEstate, createUser, logIn, sendAlarm, type TestUser } from '../harness/builders'
import { grant } from '../harness/cast'
import { server, test } from '../harness/fixtures'
import { listen, wordsOf } from '../harness/listener'
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

/** Where the first stream of a user's session is to begin, as front-ends take it from the answers to its restore. */
async function restore(user: TestUser) {
  const onNotice: ((id: string) => void)[] = []
  const client = await logIn(server, user, async (...call) => {
    const answer = await fetch(...call)
    for (const listener of onNotice) listener(answer.headers.get(noticeHeader)!)
    return answer
  })
  const restored = createSession(client, { remember() {} })
  onNotice.push(restored.noticed)
  await restored.restore()
  return { client, since: restored.restoredAfter()! }
}

test('a stream that begins where a session was restored says first that the rights are others by then, and only if they are', async () => {
  const [device] = await createEstate(server, [block({ block: '207' })])
  const user = await createUser(server, { role: 'USER' })
  await grant(server, user, ['lift-fault'])
  const { client, since } = await restore(user)
  const same = await listen(client, since)
  await sendAlarm(server, device!, { number: 5 })
  await same.waitFor(1)
  expect(wordsOf(same)).toEqual([])
  await grant(server, user, ['rbe'])
  const other = await listen(client, since)
  await soon(() => expect(wordsOf(other)).toEqual(['rights']))
  expect(other.beginning.event.event).toBe('ready')
  for (const listener of [same, other]) listener.close()
})

test('it is not said to strangers', async () => {
  for (const { path } of [liftFaults.page, session.logout]) {
    const { headers } = await fetch(server.url + path)
    expect(headers.has(noticeHeader)).toBe(false)
  }
})
