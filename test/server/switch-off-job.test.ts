import { sql } from 'drizzle-orm'
import { afterAll, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { dayMs, hourMs, minuteMs } from '@liftwatch/core/limits'
import { listRows } from '../../server/src/queries/rows'
import { announceDueSwitchOffs } from '../../server/src/switch-offs/switch-off-job'
import { logIn } from '../harness/builders'
import { findLiftId } from '../harness/cast'
import { cast, it as usualTest, server } from '../harness/fixtures'
import { startTestServer } from '../harness/server'
import { soon } from '../harness/soon'

let now = Date.UTC(2026, 10, 20, 4)
const it = usualTest
  .extend('settings', { scope: 'file' }, { clock: () => now })
  .extend('given', { scope: 'file' }, { hasCast: true })

let council: Client
let id: string
let onAt: number
const ends: (() => Promise<void>)[] = []
afterAll(() => Promise.all(ends.map(end => end())))

interface Mail {
  readonly recipient: string
  readonly subject: string
  readonly text: string
}
const mails = () => listRows<Mail>(server.db, sql`SELECT recipient, subject, text FROM mail ORDER BY recipient`)
const noticed = async (since: number) =>
  (
    await listRows(
      server.db,
      sql`SELECT FROM notice WHERE kind = 'switchOffs' AND subject_id = ${id} AND at >= ${since}`,
    )
  ).length

it.beforeAll(async () => {
  council = cast.clients.TOWN_COUNCIL
  await server.db.execute(sql`UPDATE organization SET email = 'desk@ascendo.example' WHERE name = 'Ascendo Lifts'`)
  await soon(async () => expect(await listRows(server.db, sql`SELECT FROM clock_watermark`)).toHaveLength(1))
  const liftId = await findLiftId(server, `${cast.north.clientId}-A`)
  onAt = now + hourMs + dayMs
  const planned = await council.switchOffs.create({ liftId, offAt: now + hourMs, onAt, report: 'Ropes' })
  id = planned.id
})

it('at the off time there is a notice, and no mail', async () => {
  expect(await noticed(0)).toBe(1)
  now += hourMs
  await soon(async () => expect(await noticed(now)).toBe(1))
  expect(await mails()).toEqual([])
})

it('a server that was away over the on time sends notice and mails once, with a second server beside it too', async () => {
  const away = await server.pause()
  now = onAt + 5 * hourMs
  const second = await startTestServer({ databaseUrl: server.databaseUrl, clock: () => now })
  ends.push(() => second.stop())
  await away.resume()
  await soon(async () => expect(await mails()).toHaveLength(2))
  now += minuteMs
  await Promise.all(Array.from({ length: 4 }, () => announceDueSwitchOffs(server.db, now, 'https://lifts.example')))
  const sent = await mails()
  expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(
    ['desk@ascendo.example', cast.users.TOWN_COUNCIL.name].toSorted(),
  )
  expect(sent[0]!.subject).toBe(
    `Lift ${cast.north.clientId}-A is still switched off · 电梯 ${cast.north.clientId}-A 仍处于停用状态`,
  )
  expect(sent[0]!.text).toContain(`/oms-schedule/detail/${id}`)
  expect(await noticed(onAt)).toBe(1)
})

it('one that was switched on in time leads to none', async () => {
  council = await logIn(server, cast.users.TOWN_COUNCIL)
  const liftId = await findLiftId(server, `${cast.north.clientId}-B`)
  const next = await council.switchOffs.create({ liftId, offAt: now, onAt: now + dayMs, report: 'Brake' })
  await council.switchOffs.switchOn({ id: next.id })
  now += 2 * dayMs
  await announceDueSwitchOffs(server.db, now, 'https://lifts.example')
  expect(await mails()).toHaveLength(2)
})

it('a clock that went back does nothing twice', async () => {
  await announceDueSwitchOffs(server.db, onAt - hourMs, 'https://lifts.example')
  await announceDueSwitchOffs(server.db, now + minuteMs, 'https://lifts.example')
  expect(await mails()).toHaveLength(2)
})
