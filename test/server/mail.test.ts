import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { findRow } from '../../server/src/queries/rows'
import { createUser, logIn, newBearerClient, newClient, type TestUser } from '../harness/builders'
import { grant } from '../harness/cast'
import { it as usualTest, server } from '../harness/fixtures'
import { listen } from '../harness/listener'
import { linkOf, mailEnvironment, startMailServer, type MailServer } from '../harness/mail-server'
import { errorOf, outcomeOf } from '../harness/outcome'
import { soon } from '../harness/soon'

const minuteMs = 60_000
let mailServer: MailServer
let admin: TestUser
let client: Client
let now = Date.UTC(2026, 10, 20)

const it = usualTest.extend('settings', { scope: 'file' }, async () => {
  mailServer = await startMailServer()
  return {
    clock: () => now,
    env: mailEnvironment(mailServer),
  }
})

beforeEach(async () => {
  mailServer.refuse = undefined
  mailServer.received.length = 0
  admin = await createUser(server, { organization: 'North Council', type: 'TOWN_COUNCIL', role: 'ADMIN' })
  client = await logIn(server, admin)
})
it.afterAll(() => mailServer.stop())

const invite = (email: string, by = client) => by.accounts.invite({ emails: [email], role: 'USER' })
/** The jobs go by the server's clock. */
const later = (ms: number) => (now += ms)

async function newestMail(reader = client) {
  return (await reader.mails.page({})).content[0]!
}

describe('a mail', () => {
  it('goes to whom it is for, in both languages, with its link, its end and what to do if one did not ask', async () => {
    await invite('Lim@Test.Example')
    later(minuteMs)
    await soon(() => expect(mailServer.received).toHaveLength(1))
    const [mail] = mailServer.received
    expect(mail).toMatchObject({ from: 'liftwatch@mail.example', to: ['lim@test.example'] })
    expect(mail!.text).toContain(`${admin.nickname} invites lim@test.example to join North Council`)
    expect(mail!.text).toContain('邀请 lim@test.example')
    expect(mail!.text).toMatch(/until 27\/11\/2026 08:\d\d:\d\d \(Asia\/Singapore\)/)
    expect(mail!.text).toContain('If you do not expect this, do nothing')
    expect(linkOf(mail!.text).url).toMatch(/^https:\/\/lifts\.example\/invites-join-fusion\?inviteToken=[\w-]{43}$/)
    expect(mail!.headers).toContain('Auto-Submitted: auto-generated')
  })

  it('is on the live stream of those who read the outbox when it is written, when it was refused and when it was sent', async () => {
    const listener = await listen(client)
    const changes = () => listener.notices().filter(({ kind }) => kind === 'mails').length
    mailServer.refuse = 'mailbox is full'
    await invite('goh@test.example')
    await soon(() => expect(changes()).toBeGreaterThan(0))
    later(2_000)
    await soon(() => expect(changes()).toBe(2))
    expect((await newestMail()).problem).toContain('mailbox is full')
    mailServer.refuse = undefined
    later(minuteMs)
    await soon(() => expect(changes()).toBe(3))
    expect((await newestMail()).sentAt).toBe(now)
    listener.close()
  })

  it('is shown with its link until it has been sent, and then neither shown nor stored', async () => {
    mailServer.refuse = 'mailbox is full'
    await invite('ong@test.example')
    later(2_000)
    expect(linkOf((await newestMail()).text).token).toHaveLength(43)
    await soon(async () => expect((await newestMail()).problem).toContain('mailbox is full'))
    mailServer.refuse = undefined
    later(minuteMs)
    await soon(async () => expect(await newestMail()).toMatchObject({ sentAt: now, problem: null, text: null }))
    const { id } = await newestMail()
    expect(await findRow(server.db, sql`SELECT text, attempts FROM mail WHERE id = ${id}`)).toEqual({
      text: '',
      attempts: 2,
    })
  })

  it('that is refused is tried again after 1 minute, then 2, 4 and so on up to a day', async () => {
    mailServer.refuse = 'try later'
    await invite('tan@test.example')
    later(2_000)
    for (const [attempt, minutes] of [
      [1, 1],
      [2, 2],
      [3, 4],
      [11, 1_024],
      [12, 1_440],
      [13, 1_440],
    ] as const) {
      await server.db.execute(sql`UPDATE mail SET attempts = ${attempt - 1} WHERE recipient = 'tan@test.example'`)
      const row = await soon(async () => {
        const found = await findRow<{ attempts: number; at: number }>(
          server.db,
          sql`SELECT attempts, next_attempt_at AS at FROM mail WHERE recipient = 'tan@test.example'`,
        )
        expect(found!.attempts).toBe(attempt)
        return found!
      })
      expect((row.at - now) / minuteMs).toBe(minutes)
      now = row.at
    }
  })

  it('cannot be made to hold headers or paragraphs of someone else', async () => {
    const name = 'Evil\r\nBcc: all@test.example\r\n\r\nPay here: https://evil.example'
    const evil = await createUser(server, { organization: name, type: 'EMSU', role: 'ADMIN', nickname: name })
    await invite('goh@test.example', await logIn(server, evil))
    later(minuteMs)
    await soon(() => expect(mailServer.received.map(({ to }) => to)).toContainEqual(['goh@test.example']))
    const mail = mailServer.received.find(({ to }) => to[0] === 'goh@test.example')!
    expect(mail.headers.filter(line => /^(bcc|to|cc):/i.test(line))).toEqual(['To: goh@test.example'])
    expect(mail.text).not.toMatch(/^Pay here/m)
  })
})

describe('the outbox', () => {
  it("shows LIFTWATCH's administrators all mails, others those of their organisation", async () => {
    await invite('north@test.example')
    const south = await createUser(server, { organization: 'South Council', type: 'TOWN_COUNCIL', role: 'ADMIN' })
    const southern = await logIn(server, south)
    await invite('south@test.example', southern)
    await newClient(server).accounts.forgotPassword({ name: admin.name })
    const chief = await logIn(server, await createUser(server, { role: 'ADMIN' }))
    const recipients = async (reader: Client) => (await reader.mails.page({})).content.map(({ recipient }) => recipient)
    expect(await recipients(southern)).toEqual(['south@test.example'])
    expect(await recipients(client)).toContain('north@test.example')
    expect(await recipients(client)).not.toContain(admin.name)
    expect(await recipients(chief)).toEqual(
      expect.arrayContaining(['south@test.example', 'north@test.example', admin.name]),
    )
  })

  it('shows the links to an administrator in person alone', async () => {
    mailServer.refuse = 'closed'
    await invite('wee@test.example')
    const clerk = await createUser(server, { organization: 'North Council', type: 'TOWN_COUNCIL', role: 'USER' })
    await grant(server, clerk, ['user-management'])
    const { token } = await client.userTokens.create({ name: 'x', permissions: ['user-management'], expiresInDays: 1 })
    expect((await newestMail()).text).toContain('https://')
    expect((await newestMail(await logIn(server, clerk))).text).toBeNull()
    expect((await newestMail(newBearerClient(server, token))).text).toBeNull()
  })
})

describe('a mail that failed', () => {
  it('is sent at once where someone asks for it, and the audit trail says who did', async () => {
    mailServer.refuse = 'mailbox is full'
    await invite('foo@test.example')
    later(2_000)
    await soon(async () => expect((await newestMail()).problem).toContain('mailbox is full'))
    mailServer.refuse = undefined
    const { id } = await newestMail()
    expect(await client.mails.resend({ ids: [id] })).toEqual({ changed: 1 })
    later(2_000)
    await soon(async () => expect((await newestMail()).sentAt).toBe(now))
    expect(await errorOf(client.mails.resend({ ids: [id] }))).toMatchObject({ code: 'mail-sent' })
    expect((await client.audit.page({ action: 'mails.resend' })).content).toMatchObject([
      { subjectId: id, detail: { email: 'foo@test.example' } },
    ])
  })

  it('is not sent once its link is over, nor by those who do not see or may not write it', async () => {
    mailServer.refuse = 'closed'
    await invite('bar@test.example')
    const { id } = await newestMail()
    const south = await createUser(server, { organization: 'South Council', type: 'TOWN_COUNCIL', role: 'ADMIN' })
    expect(await outcomeOf((await logIn(server, south)).mails.resend({ ids: [id] }))).toBe('not-found')
    const clerk = await createUser(server, { organization: 'North Council', type: 'TOWN_COUNCIL', role: 'USER' })
    await grant(server, clerk, ['user-management'])
    expect(await outcomeOf((await logIn(server, clerk)).mails.resend({ ids: [id] }))).toBe('no-permission')
    later(8 * 1_440 * minuteMs)
    const again = await logIn(server, admin)
    expect(await outcomeOf(again.mails.resend({ ids: [id] }))).toBe('mail-too-old')
  })
})
