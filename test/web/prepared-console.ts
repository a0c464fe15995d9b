import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Client } from '@liftwatch/core/client/client'
import { dayAfter } from '@liftwatch/core/domain/calendar'
import { dayMs, minuteMs } from '@liftwatch/core/limits'
import { formatDay } from '@liftwatch/core/text/format'
import { lmSchedule } from '../../server/src/db/schema/lm-schedules'
import { defaultPeriodName, periodOf } from '@liftwatch/core/reports/periods'
import { caseFields } from '../contract/subjects'
import { openPage, type PageOptions, type TestPage } from '../harness/browser'
import { browser } from '../harness/browser-fixtures'
import { block, createEstate, createUser, logIn, postMessages, sendAlarm, type TestDevice } from '../harness/builders'
import { server } from '../harness/fixtures'
import { linkOf } from '../harness/mail-server'
import { removeMadeDays } from '../harness/made-days'
import { openAs } from './console'
import { publicRoutes, type Visitor } from './routes'

/** A lift that is off and should run again, one that is to be off, and maintenance of it: missed with a remark, and to come. */
async function prepareWorks(client: Client, liftId: string): Promise<void> {
  const { content } = await client.lifts.page({})
  const now = Math.floor(Date.now() / minuteMs) * minuteMs
  const times = { offAt: now + dayMs, onAt: now + 3 * dayMs }
  for (const { id } of content) await client.switchOffs.create({ liftId: id, report: 'New ropes', ...times })
  await server.db.execute(
    sql`UPDATE oms_schedule SET off_at = ${now - 2 * dayMs}, on_at = ${now - minuteMs} WHERE lift_id <> ${liftId}`,
  )
  const today = formatDay(now)
  const date = dayAfter(today, today.endsWith('-01') ? 0 : -1)
  await removeMadeDays(server.db, now)
  const row = { id: newId(), liftId, date, originalDate: date, createdAt: 0, updatedAt: 0 }
  await server.db.insert(lmSchedule).values(row)
  await client.maintenanceDays.save({ lmScheduleDto: [{ liftId, date: dayAfter(date, 20) }] })
}

/** Puts something on every screen, and has someone of each kind to look at it; after the fixtures of server and browser. */
export async function prepareConsole() {
  const [device] = (await createEstate(server, [block()])) as [TestDevice]
  const at = Date.now()
  await sendAlarm(server, device, { ts: at - 40 * minuteMs })
  await sendAlarm(server, device, { lift: 'B', number: 3, ts: at - 9 * minuteMs })
  await sendAlarm(server, device, { type: 'PASSENGER_TRAP', number: 0, ts: at - 30 * minuteMs })
  await sendAlarm(server, device, { type: 'RBE', number: 4, ts: at - 50 * minuteMs })
  // What reports begin with: the month and the day that are over.
  for (const [kind, number] of [
    ['month', 5],
    ['day', 12],
  ] as const) {
    await sendAlarm(server, device, { lift: 'B', number, ts: periodOf(kind, defaultPeriodName(kind, at)).from })
  }
  await postMessages(server, device, [
    { ts: at, lift: 'A', values: { floor: 7, door: 'closed', LM: false, PSF: true } },
  ])

  const admin = await createUser(server, { role: 'ADMIN', nickname: 'Chan Li Ting' })
  const newcomer = await createUser(server, { role: 'USER', nickname: 'Lim Ah Kow' })
  const client = await logIn(server, admin)
  const { content } = await client.liftFaults.page({ alarmLiftFaultNumber: 7 })
  await client.liftFaults.acknowledge({ id: content[0]!.id })
  await client.liftFaults.report({ id: content[0]!.id, technicianName: 'Lim', result: 'Waits for a part.' })
  const { liftId } = content[0]!
  const shown = await client.complaints.create({
    liftId,
    liftFaultId: content[0]!.id,
    ...caseFields,
    phone: '91234567',
  })
  await client.complaints.addCallLine({ id: shown.id, speaker: 'PASSENGER', message: 'It is dark in here.' })
  await prepareWorks(client, liftId)
  await client.userTokens.create({ name: 'nightly export', permissions: ['lift-fault'], expiresInDays: 30 })
  await client.accounts.invite({ emails: ['guest@test.example'], role: 'USER' })
  const operator = await createUser(server, { role: 'USER', nickname: 'Siti Rahim' })
  const { id } = await client.groups.create({ name: 'Night shift' })
  await client.groups.addMembers({ groupId: id, userIds: [operator.id] })
  await client.groups.addPermissions({ id, permissions: ['lift-fault.write', 'lifts'] })
  await client.accounts.forgotPassword({ name: newcomer.name })
  const mails = (await client.mails.page({})).content
  const tokenFor = (address: string) => linkOf(mails.find(({ recipient }) => recipient === address)!.text).token

  return {
    /** The lift with the most to see of it. */
    liftId,
    publicRoutes: publicRoutes({
      invitation: tokenFor('guest@test.example'),
      reset: tokenFor(newcomer.name),
      organizationId: admin.organizationId,
    }),
    /** A page of one of them, where every address is open to them. */
    open: (visitor: Visitor, options: Partial<PageOptions> = {}): Promise<TestPage> =>
      visitor === 'visitor'
        ? openPage(browser, { ...server, ...options })
        : openAs(browser, server, visitor === 'admin' ? admin : newcomer, '/healthz', options),
  }
}

export type PreparedConsole = Awaited<ReturnType<typeof prepareConsole>>
