import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { createEstate, createUser, logIn, sendAlarm, type TestUser } from '../harness/builders'
import { main, makeConfigFolder, run, type Outcome } from '../harness/cli'
import { server } from '../harness/fixtures'
import { hasTmux, openTmux } from '../harness/tmux'
import { eventually, openAs } from '../web/console'

/** The evening of the 17th in New York; the morning of the 18th in Singapore. */
const setAt = Date.parse('2026-01-18T02:06:40Z')
const shown = '17/01/2026 21:06:40'

let operator: TestUser
let env: Record<string, string>

const it = usualTest.extend('settings', { scope: 'file' }, { env: { LIFTWATCH_TIME_ZONE: 'America/New_York' } })

it.beforeAll(async () => {
  const [device] = await createEstate(server)
  operator = await createUser(server, { role: 'ADMIN' })
  await sendAlarm(server, device!, { number: 7, ts: setAt })
  const folder = await makeConfigFolder()
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, `${operator.password}\n`)
  env = {
    LIFTWATCH_SERVER: server.url,
    LIFTWATCH_CONFIG_DIR: folder,
    LIFTWATCH_USER: operator.name,
    LIFTWATCH_PASSWORD_FILE: passwordFile,
  }
  await run(['login', operator.name, '--password-file', passwordFile], { env })
})

const type = (line: string): Promise<Outcome> => run(line.split(' '), { env })

it('the command line shows times and reads days by the zone of the estate, unless another is chosen', async () => {
  const list = 'alarms lift-fault list --columns alarmStartTs -o csv'
  const expected = 'alarmStartTs\n2026-01-17T21:06:40.000-05:00\n'
  expect((await type(`${list} --from 2026-01-17 --to 2026-01-17`)).stdout).toBe(expected)
  expect((await type(`alarms lift-fault count -o csv --from 2026-01-18`)).stdout).toContain('\n0,0,0,0')
  expect((await type(`${list} --from 2026-01-18 --tz Asia/Singapore`)).stdout).toContain(
    '2026-01-18T10:06:40.000+08:00',
  )
  expect((await type('export lift-faults --columns alarmStartTs -o csv')).stdout).toContain(
    '2026-01-17T21:06:40.000-05:00',
  )
})

it('reports, their files and mails begin and tell days by it', async () => {
  const client = await logIn(server, operator)
  const on = async (day: string) => (await client.dayBreakdown.page({ day })).totalElements
  expect([await on('2026-01-17'), await on('2026-01-18')]).toEqual([1, 0])
  expect((await type('reports run dbr --day 2026-01-17 -o csv')).stdout).toContain('2026-01-17T21:06:40.000-05:00')
  await client.accounts.forgotPassword({ name: operator.name })
  const [mail] = (await client.mails.page({})).content
  expect(mail!.text).toMatch(/until \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d \(America\/New_York\)/)
})

it('the console shows it, and its lists and calendars take its days', async () => {
  const page = await openAs(browser, server, operator, '/alarms/lift-fault?tab=ALL')
  await page.getByText(shown).first().waitFor()
  await page.goto('/report/dbr?day=2026-01-17')
  await page.getByText(shown).first().waitFor()
  await page.goto('/settings/general')
  await page.getByText(/^America\/New_York \(UTC-0[45]:00\)$/).waitFor()
  await eventually(() => page.complaints).toEqual([])
})

it.skipIf(!hasTmux)('so does the monitor', async () => {
  const { PATH = '', HOME = '' } = process.env
  const terminal = await openTmux(120, 30, { PATH, HOME, TERM: 'xterm-256color', LANG: 'C.UTF-8', ...env })
  await terminal.press(`node ${main} monitor --screen lift-faults`, 'Enter')
  await terminal.waitFor(/17\/01\/2026 .*AMK/)
  await terminal.close()
})
