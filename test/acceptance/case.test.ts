import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { formatIso } from '@liftwatch/core/text/format-iso'
import { browser, it as browserTest } from '../harness/browser-fixtures'
import { logIn, postMessages, sendAlarm, type TestUser } from '../harness/builders'
import { makeConfigFolder, runHere, wordsOf, type Outcome } from '../harness/cli'
import { cast, server } from '../harness/fixtures'
import { mailEnvironment, startMailServer, type MailServer } from '../harness/mail-server'
import { openMonitor } from '../harness/monitor'
import { soon } from '../harness/soon'
import { ctrl, keys } from '../harness/terminal'
import { openAs, said } from '../web/console'

let mailServer: MailServer

const it = browserTest
  .extend('settings', { scope: 'file' }, async () => {
    mailServer = await startMailServer()
    return { env: mailEnvironment(mailServer) }
  })
  .extend('given', { scope: 'file' }, { hasCast: true })

it.beforeAll(async () => {
  await server.db.execute(sql`UPDATE organization SET email = 'desk@ascendo.example' WHERE name = 'Ascendo Lifts'`)
  await server.db.execute(sql`UPDATE organization SET email = 'lifts@council.example' WHERE type = 'TOWN_COUNCIL'`)
})
it.afterAll(() => mailServer.stop())

/** The command line of a user who is logged in. */
async function commandLine(user: TestUser): Promise<(line: string) => Promise<Outcome>> {
  const env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
  await runHere(['login', user.name, '--password-file', '-'], { env, stdin: user.password })
  return line => runHere(wordsOf(line), { env })
}

it('a call from a lift becomes a case in the monitor, and is brought to its end by command line and browser', async () => {
  const { TOWN_COUNCIL: operator, LIFT_COMPANY: company } = cast.users
  const council = await logIn(server, operator)
  const { north } = cast
  const lift = `${north.clientId}-A`

  // Someone is trapped, and calls.
  await sendAlarm(server, north, { type: 'PASSENGER_TRAP', number: 0, ts: Date.now() - 60_000 })
  const lines = ['Hello? The lift has stopped.', 'Please hurry.']
  const call = (message: string, at: number) => {
    const ts = Date.now() - 50_000 + at * 5_000
    return { ts, seq: at + 1, lift: 'A', speaker: 'PASSENGER', message }
  }
  const posted = await postMessages(
    server,
    north,
    lines.map((message, at) => call(message, at)),
  )
  expect(posted.deadLetters).toEqual([])

  // The console has the list of cases open while the operator logs one in the monitor, by keys alone.
  const page = await openAs(browser, server, operator, '/case-management')
  await page.getByText('Live', { exact: true }).waitFor()
  const monitor = openMonitor(server, { user: operator, screen: 'passenger-traps', columns: 80, rows: 24 })
  await monitor.waitFor(new RegExp(`› .*${lift}`))
  let pressed = 0
  const press = (key: string) => {
    pressed += 1
    monitor.press(key)
  }
  press('C')
  await monitor.waitFor('Open and recent alarms: ')
  press(keys.tab)
  await monitor.waitFor('› Description')
  monitor.press('Two people inside')
  await monitor.waitFor('Two people inside')
  press(ctrl('s'))
  const shown = await monitor.waitFor(/Cases › \d+/)
  expect(pressed).toBeLessThanOrEqual(25)
  const caseNo = /Cases › (\d+)/.exec(shown)![1]!
  await page.getByRole('link', { name: `View ${caseNo}` }).waitFor()
  await soon(() => expect(mailServer.received.map(({ to }) => to)).toEqual([['desk@ascendo.example']]))

  // Sent out by a script, completed by the lift company in its browser, closed by the council.
  const type = await commandLine(operator)
  expect(await type(`cases deploy ${caseNo} --technician 'Lim Kok Seng'`)).toMatchObject({ code: 0 })
  const { id, createdAt } = (await council.complaints.page({ caseNo: Number(caseNo) })).content[0]!
  const companyPage = await openAs(browser, server, company, `/case-management/view/${id}`)
  await companyPage.getByRole('button', { name: 'Complete', exact: true }).click()
  const dialog = companyPage.getByRole('dialog')
  await dialog.getByLabel('Remark').fill('Door rail cleaned')
  await dialog.getByRole('button', { name: 'Complete' }).click()
  await said(companyPage, 'Completed.')
  await monitor.waitFor(/Status +. Complete/)
  monitor.press('X')
  await monitor.waitFor('› Remark')
  monitor.press(ctrl('s'))
  await monitor.waitFor(/Status +. Closed/)

  // Every log has all of it.
  const names = { operator: operator.nickname, company: company.nickname }
  const { logs } = await council.complaints.log({ id })
  expect(logs.map(({ event, name }) => [event, name])).toEqual([
    ['create', names.operator],
    ['deploy', names.operator],
    ['complete', names.company],
    ['close', names.operator],
  ])
  const { dialogues } = await council.complaints.callLog({ id })
  expect(dialogues.map(({ message }) => message)).toEqual(lines)
  await soon(async () => {
    const { notifications } = await council.complaints.notificationLog({ id })
    const sent = notifications.map(({ event, recipient, sentAt }) => [event, recipient, sentAt !== null])
    expect(sent).toEqual([
      ['created', 'desk@ascendo.example', true],
      ['completed', 'lifts@council.example', true],
    ])
  })
  expect(mailServer.received).toHaveLength(2)

  // The report of the day has it once.
  const { stdout } = await type(`reports run dcr --day ${formatIso(createdAt).slice(0, 10)} -o json`)
  const { content } = JSON.parse(stdout) as { content: { caseNo: number }[] }
  expect(content.filter(row => row.caseNo === Number(caseNo))).toHaveLength(1)
})
