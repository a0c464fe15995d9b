import { describe, expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { it as usualTest } from '../harness/browser-fixtures'
import { eventually, open } from './console'

const it = usualTest.extend('given', { scope: 'file' }, { user: { nickname: 'Nur Aisyah' } })

function openSettings(section = ''): Promise<TestPage> {
  return open(`/settings${section}`)
}

describe('the settings', () => {
  it('are reached from the user menu, begin with the general ones, and each section has an address', async () => {
    const page = await open('/alarms/lift-fault')
    await page.getByRole('button', { name: 'Account of Nur Aisyah' }).click()
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('heading', { name: 'General' }).waitFor()
    await eventually(() => new URL(page.url()).pathname).toBe('/settings/general')
    await eventually(() => page.title()).toBe('Settings Liftwatch')
    const sections = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
    await eventually(() => sections.allTextContents()).toEqual([
      'General',
      'Alerts',
      'Password',
      'Two-step log-in',
      'Access tokens',
      'Sessions',
    ])
    await sections.getByText('Sessions').click()
    await page.getByRole('region', { name: 'Sessions' }).waitFor()
    await eventually(() => new URL(page.url()).pathname).toBe('/settings/sessions')
    expect(page.complaints).toEqual([])
  })

  it('say so where a section does not exist', async () => {
    const page = await openSettings('/nowhere')
    await page.getByText('Sorry, the page you visited does not exist.').waitFor()
  })
})

describe('the general settings', () => {
  it('change the language at once, and keep it', async () => {
    const page = await openSettings('/general')
    // Its words are fetched first, so that the mark follows a moment later.
    await page.getByRole('radio', { name: '中文' }).click()
    await page.getByRole('heading', { name: '通用' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: '通用' }).waitFor()
    await eventually(() => page.getByRole('radio', { name: '中文' }).isChecked()).toBe(true)
    expect(page.complaints).toEqual([])
  })

  it('change the theme at once, and follow the system again where that is chosen', async () => {
    const page = await openSettings('/general')
    const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'))
    await eventually(() => page.getByRole('radio', { name: 'Match system' }).isChecked()).toBe(true)
    await page.getByRole('radio', { name: 'Dark' }).check()
    await eventually(isDark).toBe(true)
    await page.reload()
    await page.getByRole('heading', { name: 'General' }).waitFor()
    await eventually(isDark).toBe(true)
    await page.getByRole('radio', { name: 'Match system' }).check()
    await eventually(isDark).toBe(false)
    await page.emulateMedia({ colorScheme: 'dark' })
    await eventually(isDark).toBe(true)
  })

  it('show the time zone of all times, and the time there', async () => {
    const page = await openSettings('/general')
    const zone = page.getByRole('region', { name: 'Time zone' })
    await zone.getByText('Asia/Singapore (UTC+08:00)').waitFor()
    const shown = /It is (\d\d)\/(\d\d)\/(\d{4}) (\d\d):(\d\d):(\d\d) there\./.exec((await zone.textContent()) ?? '')
    const [, day, month, year, hour, minute, second] = shown!
    const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+08:00`)
    expect(Math.abs(Date.now() - at)).toBeLessThan(60_000)
  })
})

describe('the alerts', () => {
  const checkedOn = (page: TestPage) =>
    page.getByRole('checkbox', { checked: true }).evaluateAll(boxes => boxes.map(box => box.ariaLabel))
  const usual = ['Sound: Passenger traps', 'Sound: Urgent lift faults', 'Sound: Immediate cases']

  it('are a sound for passenger traps, urgent faults and immediate cases unless chosen otherwise, and are stored', async () => {
    const page = await openSettings('/alerts')
    await eventually(() => checkedOn(page)).toEqual(usual)
    await page.getByRole('checkbox', { name: 'Sound: Passenger traps' }).uncheck()
    await page.getByRole('checkbox', { name: 'Sound: Breakdowns' }).check()
    await page.reload()
    await page.getByRole('heading', { name: 'Alerts' }).waitFor()
    await eventually(() => checkedOn(page)).toEqual([
      'Sound: Urgent lift faults',
      'Sound: Immediate cases',
      'Sound: Breakdowns',
    ])
    expect(page.complaints).toEqual([])
  })

  it('are read as an older version stored them: by kind, and with what was usual then', async () => {
    const page = await openSettings('/alerts')
    await eventually(() => checkedOn(page)).toEqual(usual)
    const store = (sound: string) => page.evaluate(text => (localStorage['liftwatch.sound'] = text), sound)
    await store('liftFaults')
    await page.reload()
    const faults = ['Sound: Urgent lift faults', 'Sound: Breakdowns', 'Sound: Non-breakdown lift faults']
    await eventually(() => checkedOn(page)).toEqual(faults)
    await store('passengerTraps')
    await page.reload()
    await eventually(() => checkedOn(page)).toEqual(usual)
  })

  it('keep the minutes of the target, and refuse what is none', async () => {
    const page = await openSettings('/alerts')
    const box = page.getByLabel('Target time to rescue')
    await eventually(() => box.inputValue()).toBe('25')
    await box.fill('241')
    await page.getByText('Please enter 1 to 240 minutes').waitFor()
    await eventually(() => box.getAttribute('aria-invalid')).toBe('true')
    await box.fill('15')
    await eventually(() => page.getByText('Please enter 1 to 240 minutes').count()).toBe(0)
    await page.reload()
    await eventually(() => box.inputValue()).toBe('15')
  })
})
