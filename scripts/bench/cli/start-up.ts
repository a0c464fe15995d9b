import { atMost, quantile, reported, type Figure } from '../figures'
import { runCli, runNode } from './commands'

const rounds = 21

/** How long commands take to begin and end, beside a Node that does nothing. */
export async function benchStartUp(env: Readonly<Record<string, string>>): Promise<Figure[]> {
  const samples = { node: [] as number[], help: [] as number[], version: [] as number[], count: [] as number[] }
  // In turns, so that all meet the same machine.
  for (let round = 0; round < rounds; round += 1) {
    samples.node.push((await runNode(['-e', '0'])).ms)
    samples.help.push((await runCli('--help')).ms)
    samples.version.push((await runCli('--version')).ms)
    samples.count.push((await runCli('alarms lift-fault count', env)).ms)
  }
  const median = (of: keyof typeof samples) => quantile(samples[of], 0.5)
  const node = median('node')
  return [
    reported({ figure: 'help', value: median('help'), unit: 'ms', baseline: node }),
    atMost({ figure: 'help ratio', value: median('help') / node, unit: '' }, 1.5),
    reported({ figure: 'version', value: median('version'), unit: 'ms', baseline: node }),
    reported({ figure: 'count', value: median('count'), unit: 'ms', baseline: node }),
    atMost({ figure: 'count ratio', value: median('count') / node, unit: '' }, 5),
  ]
}
