import type { Readable } from 'node:stream'
import { isGone } from './is-gone'

/** Where text goes, and what is known of who reads it. */
export interface TextOutput {
  readonly write: (text: string) => void
  /** Waits until the bytes are taken, or can no longer be: `readerGone` tells. */
  readonly writeBytes: (bytes: Uint8Array) => Promise<void>
  readonly isTerminal: boolean
  readonly hasColour: boolean
  /** Columns of the terminal; undefined where there is none, and then nothing is shortened. */
  readonly width: number | undefined
  /** Its lines; undefined where there is none. */
  readonly height: number | undefined
}

/** All that a command has of the world besides the server: a test gives it streams and a clock of its own. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean }
  readonly stdout: TextOutput
  readonly stderr: TextOutput
  readonly env: Readonly<Record<string, string | undefined>>
  readonly clock: () => number
  /**
   * Shows a line on the terminal of stderr until another takes its place, or anything else is written there; an empty one
   * takes it away.
   */
  readonly status: (line: string) => void
  /** Calls back on Ctrl-C, and when the process is to end by SIGTERM or SIGHUP; answers its own undoing. */
  readonly onInterrupt: (listener: () => void) => () => void
  /** Is aborted when stdout leads nowhere any more: anyone who read it has gone, as `head` does, or it cannot be written. */
  readonly readerGone: AbortSignal
  /** Waits until all that was written to stdout is taken; answers why that was not possible, where someone still waits for it. */
  readonly written: () => Promise<NodeJS.ErrnoException | undefined>
  /** Shows a text by a pager until that is ended; Ctrl-C is the pager's meanwhile. False where there is no such program. */
  readonly page: (pager: string, text: string) => Promise<boolean>
}

/** NO_COLOR wins over CLICOLOR_FORCE, and both over what there is. */
function hasColour(isTerminal: boolean, env: NodeJS.ProcessEnv): boolean {
  const { NO_COLOR: no, CLICOLOR_FORCE: forced = '0', TERM: terminal } = env
  if (no) return false
  return (forced !== '' && forced !== '0') || (isTerminal && terminal !== 'dumb')
}

/** @param aboutToWrite called before anything is written */
function textOutput(stream: NodeJS.WriteStream, env: NodeJS.ProcessEnv, aboutToWrite: () => void): TextOutput {
  return {
    write(text) {
      aboutToWrite()
      stream.write(text)
    },
    writeBytes(bytes) {
      aboutToWrite()
      return new Promise(resolve => stream.write(bytes, () => resolve()))
    },
    isTerminal: stream.isTTY,
    hasColour: hasColour(stream.isTTY, env),
    width: stream.isTTY ? stream.columns : undefined,
    height: stream.isTTY ? stream.rows : undefined,
  }
}

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** To the end of the line. */
const eraseLine = '\u001B[K'

/** The process's own streams, environment and clock. */
export function processIo(of: NodeJS.Process): Io {
  const reader = new AbortController()
  let failure: NodeJS.ErrnoException | undefined
  of.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (!isGone(error, of.stdout.isTTY)) failure ??= error
    reader.abort()
  })
  // What is said is lost, and that is no reason to leave anything undone.
  of.stderr.on('error', () => {})
  let isPaging = false
  let hasStatus = false
  let hasOutput = false
  const clearStatus = () => {
    if (hasStatus) of.stderr.write(`\r${eraseLine}`)
    hasStatus = false
  }
  return {
    // Opened when it is first read: most commands never do.
    get stdin() {
      return of.stdin
    },
    stdout: textOutput(of.stdout, of.env, () => {
      hasOutput = true
      if (of.stdout.isTTY) clearStatus()
    }),
    stderr: textOutput(of.stderr, of.env, () => {
      if (of.stderr.isTTY) clearStatus()
    }),
    env: of.env,
    clock: Date.now,
    status(line) {
      if (line === '') return clearStatus()
      of.stderr.write(`\r${line}${eraseLine}`)
      hasStatus = true
    },
    onInterrupt(listener) {
      const onInterrupt = () => {
        if (!isPaging) listener()
      }
      for (const signal of endings) of.on(signal, onInterrupt)
      return () => endings.forEach(signal => of.off(signal, onInterrupt))
    },
    readerGone: reader.signal,
    async written() {
      // Where nothing was to be written, nothing is lost, whatever stdout is.
      if (!hasOutput) return undefined
      await new Promise<void>(resolve => of.stdout.write('', () => resolve()))
      // A failed write reaches its caller before the stream says so.
      await new Promise(resolve => setImmediate(resolve))
      return failure
    },
    async page(pager, text) {
      const { runPager } = await import('./pager')
      isPaging = true
      return runPager(pager, text, of.env).finally(() => (isPaging = false))
    },
  }
}
