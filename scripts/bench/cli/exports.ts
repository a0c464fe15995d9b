import { join } from 'node:path'
import { atLeast, atMost, quantile, reported, type Figure } from '../figures'
import { bareStreamMs } from './bare-stream'
import { forgetPeak, peakMbOf, runCli, type Run } from './commands'

const rounds = 5

interface Exports {
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
  readonly serverPid: number
  readonly rows: number
  /** A filter's flags that leave a fifth of the rows. */
  readonly fifth: string
}

type Format = 'csv' | 'xlsx' | 'jsonl' | 'json' | 'yaml'

interface Exported extends Run {
  readonly serverPeakMb: number
}

async function exportOnce({ folder, env, serverPid }: Exports, format: Format, flags = ''): Promise<Exported> {
  await forgetPeak(serverPid)
  const out = join(folder, `faults.${format}`)
  const run = await runCli(`export lift-faults --out ${out} --if-exists replace${flags}`, env)
  return { ...run, serverPeakMb: await peakMbOf(serverPid) }
}

/** The middle one of several runs; the first warms server and disk. */
async function exportOften(exports: Exports, format: Format, flags?: string): Promise<Exported> {
  await exportOnce(exports, format, flags)
  const runs: Exported[] = []
  for (let round = 0; round < rounds; round += 1) runs.push(await exportOnce(exports, format, flags))
  const of = (key: keyof Exported) =>
    quantile(
      runs.map(run => run[key]),
      0.5,
    )
  return { ms: of('ms'), peakMb: of('peakMb'), serverPeakMb: of('serverPeakMb') }
}

/** All rows of a list, as a script reads them. */
async function benchList({ env, rows }: Exports): Promise<Figure> {
  const took: number[] = []
  for (let round = 0; round <= rounds; round += 1)
    took.push((await runCli('alarms lift-fault list --all -o csv', env)).ms)
  // The first warms the server.
  const perSecond = (rows / quantile(took.slice(1), 0.5)) * 1_000
  return atLeast({ figure: 'list rows per second', value: perSecond, unit: '1/s' }, 60_000)
}

function rateOf(figure: string, rows: number, ms: number, bareMs: number) {
  const perSecond = (took: number) => (rows / took) * 1_000
  return { figure, value: perSecond(ms), unit: '1/s', baseline: perSecond(bareMs) }
}

/** CSV as people read it, with the columns that they see: a third of what scripts get. */
async function benchCsvForPeople(exports: Exports): Promise<Figure> {
  const { ms } = await exportOften(exports, 'csv', ' --headings words --times clock')
  const bareMs = await bareStreamMs(join(exports.folder, 'faults.csv'))
  return reported(rateOf('csv rows per second, for people', exports.rows, ms, bareMs))
}

const aims: Readonly<Partial<Record<Format, number>>> = { csv: 150_000, xlsx: 40_000 }

/** Whole commands, from their start to the file that is named, the server's part included. */
export async function benchExports(exports: Exports, say: (line: string) => void): Promise<Figure[]> {
  say('all rows of a list …')
  const figures: Figure[] = [await benchList(exports), await benchCsvForPeople(exports)]
  for (const format of ['csv', 'xlsx', 'jsonl', 'json', 'yaml'] as const) {
    say(`${exports.rows} rows as ${format} …`)
    const { ms, peakMb, serverPeakMb } = await exportOften(exports, format)
    const bareMs = await bareStreamMs(join(exports.folder, `faults.${format}`))
    const rate = rateOf(`${format} rows per second`, exports.rows, ms, bareMs)
    const aim = aims[format]
    figures.push(aim === undefined ? reported(rate) : atLeast(rate, aim))
    figures.push(reported({ figure: `${format} memory of the command`, value: peakMb, unit: 'MB' }))
    if (format !== 'xlsx') {
      figures.push(reported({ figure: `${format} memory of the server`, value: serverPeakMb, unit: 'MB' }))
      continue
    }
    const fifth = await exportOften(exports, format, exports.fifth)
    const memory = { figure: 'xlsx memory', value: serverPeakMb, unit: 'MB', baseline: fifth.serverPeakMb }
    figures.push(reported(memory))
    figures.push(atMost({ figure: 'xlsx memory ratio', value: serverPeakMb / fifth.serverPeakMb, unit: '' }, 1.25))
  }
  return figures
}
