import { formatShortInstant, formatShortTime } from '@liftwatch/core/text/format'
import { expect } from 'vitest'
import { block, createEstate, createUser, sendAlarm, type TestDevice } from '../harness/builders'
import { test } from '../harness/fixtures'
import { openMonitor } from '../harness/monitor'
import { keys } from '../harness/terminal'

test('what happened before midnight keeps its hour, with how long ago it was where there is room', async ({
  server,
}) => {
  const [device] = (await createEstate(server, [block()])) as [TestDevice]
  const user = await createUser(server)
  const at = Date.now() - 26 * 3_600_000
  const endedAt = at + 19_000
  await sendAlarm(server, device, { lift: 'A', ts: at })
  await sendAlarm(server, device, { lift: 'B', type: 'PASSENGER_TRAP', number: 0, ts: at })
  await sendAlarm(server, device, { lift: 'B', type: 'PASSENGER_TRAP', number: 0, state: 'CLEAR', ts: endedAt })
  const setAt = formatShortInstant(at, Date.now())
  expect(setAt).toMatch(/^\d\d\/\d\d \d\d:\d\d$/)
  const monitor = openMonitor(server, { user, columns: 80, rows: 24 })
  await monitor.waitFor(new RegExp(`${setAt} +AMK-AMA1-205-A`))
  monitor.resize(120, 24)
  await monitor.waitFor(new RegExp(`${setAt} +1d [12]h +AMK-AMA1-205-A`))
  await monitor.waitFor(`End of alarm ${formatShortTime(endedAt, Date.now())}`)
  monitor.press(keys.enter)
  await monitor.waitFor(/Set time +\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d · 1d [12]h ago/)
  monitor.press('2')
  await monitor.waitFor(new RegExp(`${setAt} +1d [12]h +AMK-AMA1-205-B`))
})
