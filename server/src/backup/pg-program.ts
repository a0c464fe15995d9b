import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { BackupRefusal, exits } from './refusal'

export type PgProgram = 'pg_dump' | 'pg_restore'

/** What is read of a program's complaints: the first of them says why. */
const complaintsMax = 2_000

/**
 * The version of one of PostgreSQL's own programs on this machine, as a whole number such as 15. Errors: BackupRefusal where it is not on the
 * PATH, or older than is needed.
 */
export async function requirePgProgram(name: PgProgram, needed: number): Promise<number> {
  const fix = `install the client programs of PostgreSQL ${needed} or newer, and have them on the PATH`
  const { stdout } = await promisify(execFile)(name, ['--version']).catch((error: unknown) => {
    throw new BackupRefusal(exits.usage, `${name} cannot be run on this machine; ${fix}.`, { cause: error })
  })
  const version = /\d+/.exec(stdout)?.[0]
  if (version !== undefined && Number(version) >= needed) return Number(version)
  throw new BackupRefusal(exits.usage, `${stdout.trim()} is too old; ${fix}.`)
}

/** What a program writes to stdout, as it comes and is taken. Errors: BackupRefusal, with its own reason, where it fails. */
export async function* outputOf(
  name: PgProgram,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe']
  const child = spawn(name, args, { env: { ...process.env, ...env, LC_ALL: 'C' }, stdio, signal })
  const ended = once(child, 'close')
  // It is looked at below, unless reading has failed before.
  ended.catch(() => {})
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(0, complaintsMax)
  })
  try {
    yield* child.stdout as AsyncIterable<Buffer>
    const [code] = (await ended) as [number | null]
    if (code === 0) return
    const why = complaints.split('\n')[0]!.replace(/^\w+: (error: )?/, '') || `it ended with ${code}`
    throw new BackupRefusal(exits.failed, `${name} failed: ${why}.`)
  } finally {
    child.kill()
  }
}
