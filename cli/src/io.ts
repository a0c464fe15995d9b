import type { Readable } from 'node:stream'

/** Where text goes, and what is known of who reads it. */
export interface TextOutput {
  readonly write: (text: string) => void
  readonly isTerminal: boolean
  readonly hasColour: boolean
  /** Columns of the terminal; undefined where there is none, and then nothing is shortened. */
  readonly width: number | undefined
}

/** All that a command has of the world besides the server: a test gives it streams and a clock of its own. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean }
  readonly stdout: TextOutput
  readonly stderr: TextOutput
  readonly env: Readonly<Record<string, string | undefined>>
  readonly clock: () => number
  /** Calls back on Ctrl-C; answers its own undoing. */
  readonly onInterrupt: (listener: () => void) => () => void
}

function textOutput(stream: NodeJS.WriteStream, env: NodeJS.ProcessEnv): TextOutput {
  return {
    write: text => void stream.write(text),
    isTerminal: stream.isTTY,
    hasColour: stream.isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
    width: stream.isTTY ? stream.columns : undefined,
  }
}

/** The process's own streams, environment and clock. */
export function processIo(of: NodeJS.Process): Io {
  return {
    stdin: of.stdin,
    stdout: textOutput(of.stdout, of.env),
    stderr: textOutput(of.stderr, of.env),
    env: of.env,
    clock: Date.now,
    onInterrupt(listener) {
      of.on('SIGINT', listener)
      return () => void of.off('SIGINT', listener)
    },
  }
}
