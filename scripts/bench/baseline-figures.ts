import { readFile, writeFile } from 'node:fs/promises'
import { arch, cpus, platform } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../build-parts'
import type { Figure } from './figures'

const baselineFigure = z.object({
  value: z.number(),
  unit: z.string(),
  /** Beside what was measured in the same run; null where there was nothing. */
  ratio: z.number().nullable(),
  met: z.boolean(),
})

const baseline = z.object({ measuredOn: z.string(), figures: z.record(z.string(), baselineFigure) })
/** The figures of an earlier run, by their names, and the machine that they were measured on. */
export type BaselineFigures = z.infer<typeof baseline>

/** By how much more a figure may be than the baseline: what is counted hardly varies, what is timed does. */
const toleranceOf: Readonly<Record<string, number>> = { ms: 0.5, MB: 0.2 }
const usualTolerance = 0.1

function isMore(now: number, before: number, unit: string): boolean {
  return now > before * (1 + (toleranceOf[unit] ?? usualTolerance))
}

/** A slower machine is slower at everything: a time that is no worse beside what it is compared with is no worse. */
function isWorse(now: Figure, before: BaselineFigures['figures'][string]): boolean {
  if (!isMore(now.value, before.value, now.unit)) return false
  if (now.unit !== 'ms' || now.ratio === null || before.ratio === null) return true
  return isMore(now.ratio, before.ratio, now.unit)
}

/** What is worse than it was, in words. Of the figures all are the better the smaller they are. */
export function worseThanBaseline(figures: readonly Figure[], { figures: before }: BaselineFigures): string[] {
  const missing = Object.keys(before).filter(name => !figures.some(({ figure }) => figure === name))
  const worse = figures.flatMap(now => {
    const was = before[now.figure]
    if (!was) return []
    const change = `${now.figure}: ${`${now.value} ${now.unit}`.trim()}, was ${`${was.value} ${was.unit}`.trim()}`
    if (!now.met && was.met) return [`${change}; no longer ${now.aim}`]
    return isWorse(now, was) ? [change] : []
  })
  return [...worse, ...missing.map(name => `${name}: was not measured`)]
}

function fileOf(benchmark: string): string {
  return join(root, 'scripts/bench/baselines', `${benchmark}.json`)
}

export async function readBaseline(benchmark: string): Promise<BaselineFigures> {
  return baseline.parse(JSON.parse(await readFile(fileOf(benchmark), 'utf8')))
}

export async function keep(benchmark: string, figures: readonly Figure[]): Promise<void> {
  const measuredOn = `Node ${process.versions.node}, ${platform()} ${arch()}, ${cpus().length} × ${cpus()[0]?.model ?? '-'}`
  const byName = figures.map(({ figure, value, unit, ratio, met }) => [figure, { value, unit, ratio, met }] as const)
  const text = JSON.stringify({ measuredOn, figures: Object.fromEntries(byName) } satisfies BaselineFigures, null, 2)
  await writeFile(fileOf(benchmark), `${text}\n`)
}
