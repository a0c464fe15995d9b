import { parseArgs } from 'node:util'
import { figureLines, type Figure } from './bench/figures'

type Benchmark = (say: (line: string) => void) => Promise<Figure[]>

const benchmarks: Record<string, () => Promise<Benchmark>> = {
  ingest: async () => (await import('./bench/ingest')).benchIngest,
  web: async () => (await import('./bench/web')).benchWeb,
  monitor: async () => (await import('./bench/monitor')).benchMonitor,
  queries: async () => (await import('./bench/queries')).benchQueries,
}

const { values, positionals } = parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true })
const load = benchmarks[positionals[0] ?? '']
if (!load) {
  process.stderr.write(`npm run bench -- NAME [--json], with NAME one of ${Object.keys(benchmarks).join(', ')}\n`)
  process.exit(2)
}
const bench = await load()
const figures = await bench(line => process.stderr.write(`${line}\n`))
process.stdout.write(values.json ? `${JSON.stringify(figures, null, 2)}\n` : figureLines(figures))
process.exit()
