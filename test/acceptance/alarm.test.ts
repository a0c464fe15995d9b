import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { program } from '../../scripts/build-parts'
import { connectDevice, type SimulatedDevice } from '../../scripts/simulator/device'
import { openPage, type TestPage } from '../harness/browser'
import { browser, it } from '../harness/browser-fixtures'
import { block, createEstate, createUser, type TestDevice, type TestUser } from '../harness/builders'
import { makeConfigFolder, run, start, type CliProcess } from '../harness/cli'
import { server } from '../harness/fixtures'
import { hasTmux, openTmux, type RealTerminal } from '../harness/tmux'
import { enter } from '../web/console'

const lift = 'AMK-AMA1-205-A'

let device: SimulatedDevice
let aisyah: TestUser
let wei: TestUser

it.beforeAll(async () => {
  const [access] = (await createEstate(server, [block()])) as [TestDevice]
  device = await connectDevice(server.mqttUrl, access)
  const council = { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' } as const
  aisyah = await createUser(server, { ...council, nickname: 'Nur Aisyah' })
  wei = await createUser(server, { ...council, nickname: 'Tan Wei Ming' })
})
it.afterAll(() => device.end())

/** The monitor in a real terminal, logged in as the user. */
async function openMonitor(user: TestUser): Promise<RealTerminal> {
  const folder = await makeConfigFolder()
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, `${user.password}\n`)
  const { PATH = '', HOME = '' } = process.env
  const terminal = await openTmux(120, 30, {
    PATH,
    HOME,
    TERM: 'xterm-256color',
    LANG: 'C.UTF-8',
    LIFTWATCH_SERVER: server.url,
    LIFTWATCH_CONFIG_DIR: folder,
    LIFTWATCH_USER: user.name,
    LIFTWATCH_PASSWORD_FILE: passwordFile,
  })
  await terminal.press(`node ${program} monitor --screen lift-faults`, 'Enter')
  await terminal.waitFor('Live')
  return terminal
}

/** A shell of the user's, logged in. */
async function logInOnCommandLine(user: TestUser): Promise<Record<string, string>> {
  const env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
  const argv = ['login', user.name, '--password-file', '-', '--org', user.organizationName]
  expect(await run(argv, { env, stdin: user.password })).toMatchObject({ code: 0 })
  return env
}

async function startWatch(env: Record<string, string>): Promise<CliProcess> {
  const watch = start(['alarms', 'lift-fault', 'watch', '-o', 'jsonl'], { env })
  await watch.waitFor(/watching|live/i)
  return watch
}

async function openConsole(user: TestUser): Promise<TestPage> {
  const page = await openPage(browser, server)
  await enter(page, user)
  await page.getByText('Live', { exact: true }).waitFor()
  return page
}

const alarm = (state: 'SET' | 'CLEAR') =>
  ({ ts: Date.now(), lift: 'A', type: 'LIFT_FAULT', number: 7, state, description: '' }) as const

describe.skipIf(!hasTmux)('an alarm’s whole way (needs tmux)', () => {
  it('is seen everywhere, acknowledged in the monitor, reported in the browser, and closed everywhere', async () => {
    const monitor = await openMonitor(aisyah)
    const shell = await logInOnCommandLine(wei)
    const watch = await startWatch(shell)
    const page = await openConsole(wei)
    const row = page.getByRole('row').filter({ hasText: lift })

    await device.sendAlarm(alarm('SET'))
    await monitor.waitFor(new RegExp(`${lift}.*Outstanding`))
    await watch.waitFor(new RegExp(`"liftName":"${lift}".*"operationalStatus":"OUTSTANDING"`))
    await row.getByText('Outstanding').waitFor()

    await monitor.pressOnRow('a', 'Acknowledged.')
    // Among all of them it stays, however long it takes until it is closed.
    await monitor.press('Tab')
    await monitor.waitFor('[All ')
    await row.getByText('Nur Aisyah').waitFor()
    await row.getByText('Deployment').waitFor()
    await watch.waitFor(/"operationalStatus":"DEPLOYMENT"/)

    const { id } = JSON.parse(watch.stdout().trim().split('\n')[0]!) as { id: string }
    const late = await run(['alarms', 'lift-fault', 'ack', id], { env: shell })
    expect(late.code).toBe(7)
    expect(late.stderr).toContain('Already acknowledged by Nur Aisyah')

    await device.sendAlarm(alarm('CLEAR'))
    await watch.waitFor(/"alarmStatus":"CLEAR"/)
    await row.getByRole('link', { name: /View/ }).click()
    const drawer = page.getByRole('dialog', { name: lift })
    await drawer.getByLabel('Technician').fill('Lim Kok Seng')
    await drawer.getByLabel('Result').fill('Levelled the car and freed the door.')
    await drawer.getByRole('button', { name: 'Submit' }).click()
    await drawer.getByText('Closed', { exact: true }).first().waitFor()
    await monitor.waitFor(new RegExp(`${lift}.*Closed`))
    await watch.waitFor(/"operationalStatus":"CLOSED"/)
    const shown = await run(['alarms', 'lift-fault', 'show', id, '-o', 'json'], { env: shell })
    expect(JSON.parse(shown.stdout)).toMatchObject({
      operationalStatus: 'CLOSED',
      technicianName: 'Lim Kok Seng',
      result: 'Levelled the car and freed the door.',
    })

    expect(page.complaints).toEqual([])
    watch.kill('SIGINT')
    expect((await watch.ended).code).toBe(130)
    await monitor.press('q')
    await monitor.close()
  })
})
