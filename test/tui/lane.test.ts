import { expect } from 'vitest'
import { block, sendAlarm } from '../harness/builders'
import { device, server } from '../harness/fixtures'
import { open, test as usualTest } from '../harness/monitor-fixtures'
import { ctrl, keys } from '../harness/terminal'

const minuteMs = 60_000
const council = { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' } as const
const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block({ lifts: 60 })], user: council })

const trap = { type: 'PASSENGER_TRAP', number: 0 } as const

test('anyone who is trapped is seen above every screen, with a clock, from the call to the end of the alarm', async () => {
  const it = open({ columns: 120, screen: 'buildings', filter: { blk: '999' } })
  await it.waitFor('No passenger is known to be trapped.')
  await it.waitFor('Nothing matches the filter')
  const at = performance.now()
  const [lift] = device.lifts
  await sendAlarm(server, device, { ...trap, lift, ts: Date.now() - 10 * minuteMs })
  await it.waitFor(/▲ AMK-AMA1-205-A +10:\d\d ━━━━╌╌╌╌╌╌│╌╌╌╌ Passenger trapped · Unacknowledged/)
  expect(performance.now() - at).toBeLessThan(5_000)
  for (const key of ['1', '2', '3', '4', '5', '6', '7', ',', keys.escape, '?', keys.escape, '1']) {
    it.press(key)
    await it.waitFor(/▲ AMK-AMA1-205-A +10:\d\d/)
  }
  it.press('t')
  await it.waitFor('Passenger traps › AMK-AMA1-205-A')
  it.press('a')
  await it.waitFor('› Acknowledge')
  it.press(ctrl('s'))
  await it.waitFor('Please enter team')
  it.press('Rescue North', ctrl('s'))
  await it.waitFor('New team “Rescue North”?')
  it.press('y')
  await it.waitFor('Acknowledged.')
  await it.waitFor(/◆ AMK-AMA1-205-A +10:\d\d .* Acknowledged \d\d:\d\d Nur Aisyah, Rescue North/)
  it.press('o')
  await it.waitFor(
    /◆ AMK-AMA1-205-A +1\d:\d\d .* Passenger trapped, rescue team on site · Rescue team on site \d\d:\d\d/,
  )
  await sendAlarm(server, device, { ...trap, lift, state: 'CLEAR' })
  await it.waitFor(/● AMK-AMA1-205-A .* Ended · End of alarm \d\d:\d\d/)
  it.press('r')
  await it.waitFor('› Report')
  it.press('Lim', keys.tab, 'no fault', ctrl('y'), keys.tab, 'Freed.', ctrl('s'))
  await it.waitFor('Report saved.')
  await it.waitFor('No passenger is known to be trapped.')
})

test('help that is late is red again, no matter who is on the way', async () => {
  const [, lift] = device.lifts
  const name = `AMK-AMA1-205-${lift}`
  await sendAlarm(server, device, { ...trap, lift, ts: Date.now() - 26 * minuteMs })
  const it = open({ columns: 120 })
  await it.waitFor(new RegExp(`▲ ${name} +26:\\d\\d ━━━━━━━━━━│╌╌╌╌ Passenger trapped · Unacknowledged`))
  // The list is there after the lane, and the lane's keys by then too.
  await it.waitFor('No lift faults.')
  it.press('t')
  await it.waitFor(`› ${name}`)
  it.press('a', 'Rescue South', ctrl('s'))
  await it.waitFor('New team “Rescue South”?')
  it.press('y')
  await it.waitFor('Acknowledged.')
  await it.waitFor(new RegExp(`▲ ${name} +26:\\d\\d .* Acknowledged \\d\\d:\\d\\d Nur Aisyah`))
  it.press('o')
  await it.waitFor('rescue team on site')
  await sendAlarm(server, device, { ...trap, lift, state: 'CLEAR' })
  it.press('r')
  await it.waitFor('› Report')
  it.press('Lim', keys.tab, '9000', keys.tab, 'Freed.', ctrl('s'))
  await it.waitFor('No passenger is known to be trapped.')
})

test('of thirty who wait for someone, none is out of sight on the smallest screen', async () => {
  const lifts = device.lifts.slice(2, 32)
  for (const lift of lifts) await sendAlarm(server, device, { ...trap, lift })
  const it = open({ columns: 80, rows: 24 })
  for (const lift of lifts) await it.waitFor(new RegExp(`▲ AMK-AMA1-205-${lift}\\s`))
  await it.waitFor(/All \d+/)
  expect(it.screen.text().split('\n')).toHaveLength(24)
  expect(it.screen.text()).toContain('Quit')
})

test('an alarm that has ended still waits for anyone who takes note of it', async () => {
  const [, , lift] = device.lifts
  await sendAlarm(server, device, { ...trap, lift, state: 'CLEAR' })
  const it = open({ columns: 160, rows: 50 })
  await it.waitFor(new RegExp(`◆ AMK-AMA1-205-${lift} .*Ended, not acknowledged · End of alarm \\d\\d:\\d\\d`))
})
