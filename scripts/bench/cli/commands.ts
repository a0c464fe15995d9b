import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../build-parts'

/** What one run of a process took. */
export interface Run {
  readonly ms: number
  /** The most memory that it held, as Linux keeps it; zero elsewhere. */
  readonly peakMb: number
}

/** The most memory that a process has held so far, or since it was asked to forget. */
export async function peakMbOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** Has the kernel forget the most memory that a process has held so far. */
export async function forgetPeak(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5').catch(() => {})
}

const lookEveryMs = 10

/** Runs Node with these arguments to its end. */
export async function runNode(argv: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Run> {
  const { PATH = '' } = process.env
  const startedAt = performance.now()
  const child = spawn(process.execPath, argv, { env: { PATH, ...env }, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  let peakMb = 0
  const looking = setInterval(() => {
    void peakMbOf(child.pid!).then(mb => (peakMb = Math.max(peakMb, mb)))
  }, lookEveryMs)
  const code = await new Promise<number | null>(resolve => child.once('exit', resolve))
  const ms = performance.now() - startedAt
  clearInterval(looking)
  if (code !== 0) throw new Error(`node ${argv.join(' ')} ended with ${code}: ${said}`)
  return { ms, peakMb }
}

const cli = join(root, 'cli/bin/liftwatch.cjs')

/** Runs the built command line, as its link does. */
export function runCli(line: string, env?: Readonly<Record<string, string>>): Promise<Run> {
  return runNode([cli, ...line.split(' ')], env)
}
