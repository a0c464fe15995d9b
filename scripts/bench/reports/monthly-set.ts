import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import type { Client } from '@liftwatch/core/client/client'
import { forgetPeak, peakMbOf, runCli } from '../cli/commands'
import { atMost, quantile, reported, type Figure } from '../figures'
import { usageOf } from '../server-process'
import { callWhile } from './other-calls'

const limitSeconds = 60
const otherCallsLimitMs = 100
const quietMs = 5_000

interface MonthlySet {
  readonly folder: string
  readonly month: string
  readonly env: Readonly<Record<string, string>>
  readonly serverPid: number
  readonly client: Client
  /** Of the bare statements of all its reports together. */
  readonly bareMs: number
}

/** The whole monthly set by the command line, while operators go on with their work. */
export async function benchMonthlySet({
  folder,
  month,
  env,
  serverPid,
  client,
  bareMs,
}: MonthlySet): Promise<Figure[]> {
  const { peakMb: countPeakMb } = await runCli('alarms lift-fault count', env)
  const quiet = await callWhile(client, sleep(quietMs))
  const { memoryMb: restingMb } = await usageOf(serverPid)
  await forgetPeak(serverPid)
  const running = runCli(`reports run --all --month ${month} --dir ${join(folder, 'set')} --output xlsx`, env)
  const [set, samples] = await Promise.all([running, callWhile(client, running)])
  const p95 = (of: readonly number[]) => quantile(of, 0.95)
  return [
    atMost({ figure: 'monthly set', value: set.ms / 1_000, unit: 's', baseline: bareMs / 1_000 }, limitSeconds),
    atMost({ figure: 'other calls p95', value: p95(samples), unit: 'ms', baseline: p95(quiet) }, otherCallsLimitMs),
    reported({ figure: 'server memory', value: await peakMbOf(serverPid), unit: 'MB', baseline: restingMb }),
    reported({ figure: 'cli memory', value: set.peakMb, unit: 'MB', baseline: countPeakMb }),
  ]
}
