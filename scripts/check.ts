import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

type Check = readonly [what: string, command: string, ...args: string[]]

/** Everything that must hold before a commit. Each is a public tool with its own configuration file. */
const checks: readonly Check[] = [
  ['format', 'prettier', '--check', '--log-level', 'warn', '.'],
  ['types', 'tsc', '-b', '--pretty'],
  ['lint and architecture', 'oxlint', '--deny-warnings'],
  ['dead code', 'knip'],
]

async function passes([what, command, ...args]: Check): Promise<boolean> {
  const child = spawn('npx', ['--no-install', command, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  process.stdout.write(`${what} ${code === 0 ? 'passed' : 'failed'}\n`)
  if (code !== 0) process.stdout.write(said + complained)
  return code === 0
}

// All at once: most of them use one core.
const passed = await Promise.all(checks.map(check => passes(check)))
const failed = checks.filter((_, index) => !passed[index])

process.stdout.write(
  failed.length === 0 ? 'All checks passed.\n' : `Failed: ${failed.map(([what]) => what).join(', ')}\n`,
)
process.exitCode = failed.length === 0 ? 0 : 1
