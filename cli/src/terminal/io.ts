import type { Readable } from 'node:stream'

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
  /** Calls back on Ctrl-C; answers its own undoing. */
  readonly onInterrupt: (listener: () => void) => () => void
  /** Is aborted when anyone who read stdout has gone, as `head` does when it has seen enough. */
  readonly readerGone: AbortSignal
  /** Shows a text by a pager until that is ended; Ctrl-C is the pager's meanwhile. False where there is no such program. */
  readonly page: (pager: string, text: string) => Promise<boolean>
}

/** NO_COLOR wins over CLICOLOR_FORCE, and both over what there is. */
function hasColour(isTerminal: boolean, env: NodeJS.ProcessEnv): boolean {
  const { NO_COLOR: no, CLICOLOR_FORCE: forced = '0', TERM: terminal } = env
  if (no) return false
  return (forced !== '' && forced !== '0') || (isTerminal && terminal !== 'dumb')
}

function textOutput(stream: NodeJS.WriteStream, env: NodeJS.ProcessEnv, clearTerminal: () => void): TextOutput {
  return {
    write(text) {
      if (stream.isTTY) clearTerminal()
      stream.write(text)
    },
    writeBytes: bytes => new Promise(resolve => stream.write(bytes, () => resolve())),
    isTerminal: stream.isTTY,
    hasColour: hasColour(stream.isTTY, env),
    width: stream.isTTY ? stream.columns : undefined,
    height: stream.isTTY ? stream.rows : undefined,
  }
}

/** What a pipe says that no one reads any more, and a terminal whose window is closed. */
const gone = new Set(['EPIPE', 'EIO'])

/** Any other failure of a stream is none that is expected. */
function onGone(stream: NodeJS.WriteStream, listener: () => void): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === undefined || !gone.has(error.code)) throw error
    listener()
  })
}

/** To the end of the line. */
const eraseLine = '\u001B[K'

/** The process's own streams, environment and clock. */
export function processIo(of: NodeJS.Process): Io {
  const reader = new AbortController()
  onGone(of.stdout, () => reader.abort())
  // What is said is lost, and that is no reason to leave anything undone.
  onGone(of.stderr, () => {})
  let isPaging = false
  let hasStatus = false
  const clearStatus = () => {
    if (hasStatus) of.stderr.write(`\r${eraseLine}`)
    hasStatus = false
  }
  return {
    // Opened when it is first read: most commands never do.
    get stdin() {
      return of.stdin
    },
    stdout: textOutput(of.stdout, of.env, clearStatus),
    stderr: textOutput(of.stderr, of.env, clearStatus),
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
      of.on('SIGINT', onInterrupt)
      return () => void of.off('SIGINT', onInterrupt)
    },
    readerGone: reader.signal,
    async page(pager, text) {
      const { runPager } = await import('./pager')
      isPaging = true
      return runPager(pager, text, of.env).finally(() => (isPaging = false))
    },
  }
}
