import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { diskWords } from '@liftwatch/core/files/disk-words'
import { destination } from 'pino'
import { bytesOf, readManifest, type Manifest } from './backup/manifest'
import { readBack } from './backup/read-back'
import { BackupRefusal, exits } from './backup/refusal'
import { restore } from './backup/restore'
import { takeBackup } from './backup/take-backup'
import { ConfigError, parseConfig } from './config'
import { FolderInUseError } from './db/embedded/owner'
import { createLog } from './log'

const options = {
  out: { type: 'string' },
  keep: { type: 'string' },
  'pg-dump': { type: 'boolean', default: false },
  verify: { type: 'string' },
  from: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
} as const

function say(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** What a backup holds, in one line. */
function contents(manifest: Manifest, beganAt: number): string {
  const { tables, takenAt } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const seconds = ((performance.now() - beganAt) / 1_000).toFixed(1)
  return `taken ${takenAt}, tables ${tables.length}, rows ${rows}, bytes ${bytesOf(manifest)}, in ${seconds} s`
}

function asked(argv: readonly string[]) {
  const { values } = parseArgs({ args: [...argv], options })
  return values
}

/** Does what is asked for; answers the exit code. */
async function run(values: ReturnType<typeof asked>, env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<number> {
  const beganAt = performance.now()
  if (values.verify !== undefined) {
    const folder = resolve(values.verify)
    const manifest = await readManifest(folder)
    await readBack(folder, manifest, signal)
    say(`${folder} is whole: ${contents(manifest, beganAt)}.`)
    return 0
  }
  const config = parseConfig(env)
  const log = createLog(config.logLevel === 'info' ? 'warn' : config.logLevel, destination({ dest: 2, sync: true }))
  if (values.from !== undefined) {
    const from = resolve(values.from)
    const manifest = await restore(config, { from, isDryRun: values['dry-run'], signal, say, log })
    const where = config.database.url === undefined ? config.dataFolder : 'the database of DATABASE_URL'
    const done = values['dry-run'] ? 'can be restored' : 'is restored'
    say(`${from} ${done} into ${where}: ${contents(manifest, beganAt)}.`)
    return 0
  }
  const keep = values.keep === undefined ? undefined : Number(values.keep)
  const wanted = { out: resolve(values.out!), keep, isDump: values['pg-dump'], signal, log }
  const { folder, manifest, removed } = await takeBackup(config, wanted)
  process.stdout.write(`${folder}\n`)
  say(`Written and read back: ${contents(manifest, beganAt)}.`)
  for (const one of removed) say(`Removed the older ${one}.`)
  return 0
}

/** An error as one line, with the exit code that goes with it. */
function ending(error: unknown, signal: AbortSignal): readonly [exit: number, line: string] {
  if (signal.aborted) return [exits.interrupted, 'Interrupted; nothing is left of it.']
  if (error instanceof BackupRefusal) return [error.exit, error.message]
  if (error instanceof ConfigError) return [exits.usage, error.message]
  if (error instanceof FolderInUseError) return [exits.conflict, error.message]
  const { path, syscall, message } = error as NodeJS.ErrnoException
  const isDisk = path !== undefined && syscall !== undefined
  return [exits.failed, isDisk ? `${path}: ${diskWords(error as NodeJS.ErrnoException)}` : message]
}

/**
 * Takes a backup (`--out`, `--keep`, `--pg-dump`), reads one back (`--verify`), or restores one (`--from`, `--dry-run`). The command line has checked
 * what was typed. Answers the exit code.
 */
export async function main(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const interrupted = new AbortController()
  const interrupt = () => interrupted.abort()
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const name of signals) process.on(name, interrupt)
  try {
    return await run(asked(argv), env, interrupted.signal)
  } catch (error) {
    const [exit, line] = ending(error, interrupted.signal)
    say(`liftwatch: ${line}`)
    return exit
  } finally {
    for (const name of signals) process.off(name, interrupt)
  }
}
