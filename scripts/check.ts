import { spawnSync } from 'node:child_process'

/** Everything that must hold before a commit, the quickest first. Each is a public tool with its own configuration file. */
const checks: readonly (readonly [what: string, command: string, ...args: string[]])[] = [
  ['format', 'prettier', '--check', '--log-level', 'warn', '.'],
  ['types', 'tsc', '-b'],
  ['lint and architecture', 'oxlint', '--deny-warnings'],
  ['dead code', 'knip'],
]

const failed = checks.filter(([what, command, ...args]) => {
  process.stdout.write(`${what} …\n`)
  return spawnSync('npx', ['--no-install', command, ...args], { stdio: 'inherit' }).status !== 0
})

process.stdout.write(
  failed.length === 0 ? 'All checks passed.\n' : `Failed: ${failed.map(([what]) => what).join(', ')}\n`,
)
process.exitCode = failed.length === 0 ? 0 : 1
