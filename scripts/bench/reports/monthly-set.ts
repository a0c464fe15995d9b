import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import type { Client } from '@liftwatch/core/client/client'
import { forgetPeak, peakMbOf, runCli } from '../cli/commands'
import { atMost, quantile, reported, type Figure } from '../figures'
import { usageOf, type ServerProcess } from '../server-process'
import { callWhile } from './other-calls'
import type { TimedReport } from './timed-reports'

const limitSeconds = 60
const otherCallsLimitMs = 100
const quietMs = 5_000

/** All that the reports of the set ask for, and what is counted beside it. */
const permissions = [
  'lift-fault',
  'mbr',
  'mptr',
  'mar',
  'mcr',
  'plr',
  'tcmr_tcmr',
  'breakdown-code-summary-report',
] as const

interface MonthlySet {
  readonly folder: string
  readonly month: string
  /** Each report by itself, with its bare statement: those of the set together are its baseline. */
  readonly timed: readonly TimedReport[]
}

/** The whole monthly set by the command line, while operators go on with their work. */
export async function benchMonthlySet(
  { url, pid }: Pick<ServerProcess, 'url' | 'pid'>,
  client: Client,
  { folder, month, timed }: MonthlySet,
): Promise<Figure[]> {
  const { token } = await client.userTokens.create({ name: 'bench', permissions: [...permissions], expiresInDays: 1 })
  const env = { LIFTWATCH_SERVER: url, LIFTWATCH_TOKEN: token, LIFTWATCH_CONFIG_DIR: folder }
  const bareMs = timed.filter(({ isOfMonth }) => isOfMonth).reduce((sum, each) => sum + each.bareMs, 0)
  const { peakMb: countPeakMb } = await runCli('alarms lift-fault count', env)
  const quiet = await callWhile(client, sleep(quietMs))
  const { memoryMb: restingMb } = await usageOf(pid)
  await forgetPeak(pid)
  const running = runCli(`reports run --all --month ${month} --dir ${join(folder, 'set')} --output xlsx`, env)
  const [set, samples] = await Promise.all([running, callWhile(client, running)])
  const p95 = (of: readonly number[]) => quantile(of, 0.95)
  return [
    atMost({ figure: 'monthly set', value: set.ms / 1_000, unit: 's', baseline: bareMs / 1_000 }, limitSeconds),
    atMost({ figure: 'other calls p95', value: p95(samples), unit: 'ms', baseline: p95(quiet) }, otherCallsLimitMs),
    reported({ figure: 'server memory', value: await peakMbOf(pid), unit: 'MB', baseline: restingMb }),
    reported({ figure: 'cli memory', value: set.peakMb, unit: 'MB', baseline: countPeakMb }),
  ]
}
