import { parseArgs } from 'node:util'
import { figureLines, type Figure } from './bench/figures'
import { keep, readBaseline, worseThanBaseline } from './bench/baseline-figures'

type Benchmark = (say: (line: string) => void, rows?: number) => Promise<Figure[]>

const benchmarks: Record<string, () => Promise<Benchmark>> = {
  access: async () => (await import('./bench/access')).benchAccess,
  ingest: async () => (await import('./bench/ingest')).benchIngest,
  hostile: async () => (await import('./bench/hostile')).benchHostile,
  web: async () => (await import('./bench/web')).benchWeb,
  cli: async () => (await import('./bench/cli')).benchCli,
  monitor: async () => (await import('./bench/monitor')).benchMonitor,
  reports: async () => (await import('./bench/reports')).benchReports,
  cases: async () => (await import('./bench/cases')).benchCases,
  maintenance: async () => (await import('./bench/maintenance')).benchMaintenance,
  home: async () => (await import('./bench/home')).benchHome,
  streams: async () => (await import('./bench/streams')).benchStreams,
  scale: async () => (await import('./bench/scale')).benchScale,
  queries: async () => (await import('./bench/queries')).benchQueries,
  size: async () => (await import('./bench/size')).benchSize,
  upgrade: async () => (await import('./bench/upgrade')).benchUpgrade,
}

const rowsMin = 100_000
const withRows = ['size', 'upgrade']

const say = (line: string) => void process.stderr.write(`${line}\n`)
const usage = `npm run bench -- NAME [--json] [--check] [--save] [--rows N], with NAME one of ${Object.keys(benchmarks).join(', ')}; --rows is of size and upgrade, ${rowsMin} or more`

function typed() {
  try {
    return parseArgs({
      options: {
        json: { type: 'boolean' },
        check: { type: 'boolean' },
        save: { type: 'boolean' },
        rows: { type: 'string' },
      },
      allowPositionals: true,
    })
  } catch (error) {
    say(`bench: ${(error as Error).message}`)
    say(usage)
    process.exit(2)
  }
}

const { values, positionals } = typed()
const [name = ''] = positionals
const load = benchmarks[name]
const rows = values.rows === undefined ? undefined : Number(values.rows)
const areRowsWrong = rows !== undefined && (!withRows.includes(name) || !Number.isSafeInteger(rows) || rows < rowsMin)
if (!load || areRowsWrong) {
  say(usage)
  process.exit(2)
}
// Before anything is measured: without it the check would be for nothing.
const baseline = values.check ? await readBaseline(name) : undefined
const bench = await load()
const figures = await bench(say, rows)
process.stdout.write(values.json ? `${JSON.stringify(figures, null, 2)}\n` : figureLines(figures))
if (values.save) await keep(name, figures)
const worse = baseline ? worseThanBaseline(figures, baseline) : []
for (const line of worse) say(`worse: ${line}`)
process.exit(worse.length > 0 ? 1 : 0)
