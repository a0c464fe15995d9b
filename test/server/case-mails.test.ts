import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { caseFields } from '../contract/subjects'
import { findLiftId } from '../harness/cast'
import { cast, it as usualTest, server } from '../harness/fixtures'
import { mailEnvironment, startMailServer, type MailServer } from '../harness/mail-server'
import { soon } from '../harness/soon'

const minuteMs = 60_000
let mailServer: MailServer
let council: Client
let liftId: string
let now = Date.UTC(2026, 10, 20)

const it = usualTest
  .extend('settings', { scope: 'file' }, async () => {
    mailServer = await startMailServer()
    return {
      clock: () => now,
      env: mailEnvironment(mailServer),
    }
  })
  .extend('given', { scope: 'file' }, { hasCast: true })

it.beforeAll(async () => {
  council = cast.clients.TOWN_COUNCIL
  liftId = await findLiftId(server, `${cast.north.clientId}-A`)
  await server.db.execute(sql`UPDATE organization SET email = 'desk@ascendo.example' WHERE name = 'Ascendo Lifts'`)
})
it.afterAll(() => mailServer.stop())

const log = () => council.complaints.create({ liftId, ...caseFields, complainant: 'Mdm Goh Marked', phone: '87654321' })
const notified = async (id: string) => (await council.complaints.notificationLog({ id })).notifications

it('a new case reaches the lift company in both languages, and its log says when', async () => {
  const { id, caseNo } = await log()
  now += minuteMs
  await soon(() => expect(mailServer.received).toHaveLength(1))
  const [mail] = mailServer.received
  expect(mail).toMatchObject({ to: ['desk@ascendo.example'] })
  expect(mail!.text).toContain(`Case ${caseNo} · Immediate · Door`)
  expect(mail!.text).toContain(`个案 ${caseNo} · 立即 · 电梯门`)
  expect(mail!.text).toContain(`https://lifts.example/case-management/view/${id}`)
  for (const word of ['Marked', '87654321', caseFields.description]) expect(mail!.text).not.toContain(word)
  await soon(async () =>
    expect(await notified(id)).toMatchObject([{ recipient: 'desk@ascendo.example', sentAt: now, problem: null }]),
  )
})

it('a mail that was refused says so in the log of its case, until it is taken after all', async () => {
  mailServer.refuse = '550 5.1.1 No such mailbox'
  const { id } = await log()
  now += minuteMs
  await soon(async () => expect((await notified(id))[0]).toMatchObject({ sentAt: null }))
  await soon(async () => expect((await notified(id))[0]!.problem).toContain('No such mailbox'))
  mailServer.refuse = undefined
  now += 10 * minuteMs
  await soon(async () => expect((await notified(id))[0]).toMatchObject({ sentAt: now, problem: null }))
})
