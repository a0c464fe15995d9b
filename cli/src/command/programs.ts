import { existsSync } from 'node:fs'
import type { SharedSessions } from '@liftwatch/core/client/credentials'
import { AppError } from '@liftwatch/core/errors'
import type { ServerFinding } from '@liftwatch/core/contract/server-checks'

type Main = (argv: string[], env: NodeJS.ProcessEnv, sessions?: SharedSessions) => Promise<number>

/** The built entries of the other programs, from where the built command line lies. Its sources say that they are not built. */
const entries = {
  server: new URL('../../server/dist/main.js', import.meta.url),
  backup: new URL('../../server/dist/backup.js', import.meta.url),
  monitor: new URL('../../tui/dist/main.js', import.meta.url),
} as const

/** Errors: not-built. */
async function load(program: keyof typeof entries): Promise<unknown> {
  const entry = entries[program]
  if (!existsSync(entry)) throw new AppError('not-built', { params: { program } })
  return import(entry.href)
}

/** Runs another program of the repository in this process, and answers its exit code. Errors: not-built. */
export async function runProgram(
  program: keyof typeof entries,
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  sessions?: SharedSessions,
): Promise<number> {
  const { main } = (await load(program)) as { readonly main: Main }
  return main([...argv], { ...env }, sessions)
}

/** What the server finds of what it needs, with this environment. Errors: not-built. */
export async function serverFindings(
  env: Readonly<Record<string, string | undefined>>,
): Promise<readonly ServerFinding[]> {
  const { check } = (await load('server')) as { readonly check: (env: NodeJS.ProcessEnv) => Promise<ServerFinding[]> }
  return check({ ...env })
}

/** The keys of the monitor, as its help has them; what has not been built has none to show. */
export async function monitorKeys(): Promise<string> {
  if (!existsSync(entries.monitor)) return ''
  const { keysHelp } = (await load('monitor')) as { readonly keysHelp: () => Promise<string> }
  return keysHelp()
}
