import { versionHeader } from '@liftwatch/core/contract/server-version'
import { version } from '@liftwatch/core/contract/version'
import { expect } from 'vitest'
import { createUser } from '../harness/builders'
import { server, test } from '../harness/fixtures'
import { openMonitor } from '../harness/monitor'

test('a monitor that is too old for its server says so in its first line, and goes on', async () => {
  const user = await createUser(server)
  let stated = version
  const fetchThrough: typeof fetch = async (input, init) => {
    const response = await fetch(input, init)
    const headers = new Headers(response.headers)
    headers.set(versionHeader, stated)
    return new Response(response.body, { status: response.status, headers })
  }
  const monitor = openMonitor(server, { user, columns: 80, rows: 24, fetch: fetchThrough })
  await monitor.waitFor('No passenger is known to be trapped')
  expect(await monitor.waitFor('Liftwatch')).not.toContain('upgrade to')
  stated = '9.1.0'
  monitor.press('2')
  const screen = await monitor.waitFor('upgrade to 9.1.0')
  expect(screen.split('\n')[0]).toMatch(/^ Liftwatch · upgrade to 9\.1\.0 /)
  expect(screen.split('\n')[1]).toContain('No passenger is known to be trapped')
})

test('its help says which version it is', async () => {
  const user = await createUser(server)
  const monitor = openMonitor(server, { user, columns: 80, rows: 60 })
  await monitor.waitFor('No passenger is known to be trapped')
  monitor.press('?')
  await monitor.waitFor(`Liftwatch ${version}`)
})
