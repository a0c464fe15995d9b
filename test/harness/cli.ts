import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import { afterAll, expect } from 'vitest'
import type { CommandSpec } from '../../cli/src/command/command'
import type { Io } from '../../cli/src/terminal/io'
import { run as runProgram } from '../../cli/src/program'
import { readOptions } from '../../cli/src/command/read-options'
import { soon } from './soon'

/** The program as it is shipped, for `node`: built, it starts in a fifth of the time that its sources need. */
export const main = fileURLToPath(new URL('../../cli/bin/liftwatch.cjs', import.meta.url))

export interface Outcome {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

interface Surroundings {
  readonly env?: Readonly<Record<string, string>>
  readonly stdin?: string
  /** Whether standard input is a terminal, at which someone types it. */
  readonly isTyped?: boolean
  /** Without even a HOME, as under `env -i`. */
  readonly isBare?: boolean
}

/** The words of a line; quotation marks keep blanks within one. */
export function wordsOf(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|\S+/g)].map(([word, quoted]) => quoted ?? word)
}

const configFolders: string[] = []
afterAll(() => Promise.all(configFolders.map(folder => rm(folder, { recursive: true, force: true }))))

/** A folder of its own for what the command line remembers, as LIFTWATCH_CONFIG_DIR. */
export async function makeConfigFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'liftwatch-cli-'))
  configFolders.push(folder)
  return folder
}

/** A command line that runs as a process of its own. */
export interface CliProcess {
  readonly stdout: () => string
  readonly stderr: () => string
  /** Waits until stdout and stderr together have what is looked for. */
  readonly waitFor: (text: string | RegExp) => Promise<void>
  readonly kill: (signal: NodeJS.Signals) => void
  readonly ended: Promise<Outcome>
}

/** Starts `liftwatch ARGV` as a process, with nothing of this one's environment but PATH and HOME. */
export function start(
  argv: readonly string[],
  { env = {}, stdin = '', isBare = false }: Surroundings = {},
): CliProcess {
  const { PATH = '', HOME = '' } = process.env
  const given = isBare ? { PATH } : { PATH, HOME }
  const child = spawn(process.execPath, [main, ...argv], { env: { ...given, ...env } })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  // What reads nothing may have ended by now.
  child.stdin.on('error', () => {}).end(stdin)
  const ended = new Promise<Outcome>(resolve => {
    child.on('close', code => resolve({ code: code ?? -1, stdout, stderr }))
  })
  return {
    stdout: () => stdout,
    stderr: () => stderr,
    ended,
    kill: signal => void child.kill(signal),
    async waitFor(text) {
      await soon(() => expect(stdout + stderr).toMatch(text))
    },
  }
}

/** Runs `liftwatch ARGV` as a process to its end. */
export function run(argv: readonly string[], surroundings?: Surroundings): Promise<Outcome> {
  return start(argv, surroundings).ended
}

interface Terminal {
  readonly width?: number
  readonly height?: number
  readonly hasColour?: boolean
}

/** Streams that keep what is written to them; with a terminal's width they are one. */
export function memoryIo({ env = {}, stdin = '', isTyped = false }: Surroundings = {}, terminal: Terminal = {}) {
  const written = { stdout: '', stderr: '' }
  const statuses: string[] = []
  const output = (name: keyof typeof written) => ({
    write: (text: string) => void (written[name] += text),
    writeBytes: async (bytes: Uint8Array) => void (written[name] += Buffer.from(bytes).toString()),
    isTerminal: terminal.width !== undefined,
    hasColour: terminal.hasColour ?? false,
    width: terminal.width,
    height: terminal.height,
  })
  const io: Io = {
    stdin: Object.assign(Readable.from([Buffer.from(stdin)]), { isTTY: isTyped }),
    stdout: output('stdout'),
    stderr: output('stderr'),
    env,
    clock: Date.now,
    status: line => void statuses.push(line),
    onInterrupt: () => () => {},
    readerGone: new AbortController().signal,
    written: async () => undefined,
    page: async () => false,
  }
  return { io, written, statuses }
}

/** Runs `liftwatch ARGV` within this process: everything but main.ts, in a tenth of the time. */
export async function runHere(
  argv: readonly string[],
  surroundings?: Surroundings,
  terminal?: Terminal,
): Promise<Outcome> {
  const { io, written } = memoryIo(surroundings, terminal)
  const code = await runProgram(argv, io)
  return { code, ...written }
}

/** What a command makes of its argv: its options, or what it says to wrong usage. */
export function optionsOf<Options>(spec: CommandSpec<Options>, argv: readonly string[]): Options | string {
  let said = ''
  const command = spec.configure(new Command('it'))
  command.exitOverride().configureOutput({ writeErr: text => void (said += text) })
  try {
    command.action(() => {}).parse(argv, { from: 'user' })
    return readOptions(command, spec)
  } catch {
    return said.trim()
  }
}
