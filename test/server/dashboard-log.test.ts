import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect } from 'vitest'
import { parseConfig } from '../../server/src/config'
import { serve } from '../../server/src/serve'
import { createUser, logIn } from '../harness/builders'
import { appUrlOf } from '../harness/database'
import { it, server } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'
import { startThingsboard, thingsboardUser, writeDashboards } from '../harness/thingsboard'

it('what a log-in to a dashboard sends and brings is in no line of the log, and why one failed is', async () => {
  const board = await startThingsboard()
  const { path, remove } = await writeDashboards([
    { id: 'energy', name: 'Energy', url: board.url },
    { id: 'water', name: 'Water', url: board.url },
  ])
  const folder = await mkdtemp(join(tmpdir(), 'lw-log-'))
  let log = ''
  const config = parseConfig({
    LIFTWATCH_PORT: '0',
    LIFTWATCH_MQTT_PORT: '0',
    LIFTWATCH_DATA: folder,
    LIFTWATCH_DASHBOARDS: path,
    DATABASE_URL: appUrlOf(server.databaseUrl),
    DATABASE_MIGRATION_URL: server.databaseUrl,
  })
  const logged = await serve(config, pino({ level: 'trace' }, { write: line => void (log += line) }))
  const client = await logIn(logged, await createUser(server))
  const { accessToken, refreshToken } = await client.dashboards.authorize({ id: 'energy' })
  // Someone's server that says back what it was sent.
  board.answering = (_, response) => void response.writeHead(500).end(JSON.stringify(board.tried))
  expect(await outcomeOf(client.dashboards.authorize({ id: 'water' }))).toBe('dashboard-unavailable')
  await logged.stop()
  await Promise.all([board.stop(), remove(), rm(folder, { recursive: true, force: true })])

  expect(log).toContain('the log-in to the dashboard Water failed: HTTP 500')
  for (const secret of [thingsboardUser.password, 'a view of', accessToken, refreshToken])
    expect(log).not.toContain(secret)
})
