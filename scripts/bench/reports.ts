import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultPeriodName } from '@liftwatch/core/reports/periods'
import type { Figure } from './figures'
import { logIn } from './log-in'
import { benchMonthlySet } from './reports/monthly-set'
import { seedHistory } from './reports/seed'
import { reportFigures, timeReports } from './reports/timed-reports'
import { timeTwelveMonths } from './reports/twelve-months'
import { startServerProcess } from './server-process'
import { createBenchUser } from './user'

/** What reports of a large estate cost: each of them by itself, and the whole set of a month. */
export async function benchReports(say: (line: string) => void): Promise<Figure[]> {
  const server = await startServerProcess()
  const folder = await mkdtemp(join(tmpdir(), 'lw-bench-reports-'))
  try {
    const { db } = server.connection
    const user = await createBenchUser(db)
    await seedHistory(db, user.id, say)
    const client = await logIn(server.url, user)
    const month = defaultPeriodName('month', Date.now())
    say(`each report of ${month} …`)
    const timed = await timeReports(db, client, month)
    say('charts of many months …')
    const charts = await timeTwelveMonths(db, client, month)
    say('the monthly set …')
    const set = await benchMonthlySet(server, client, { folder, month, timed })
    return [...reportFigures(timed), ...charts, ...set]
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
