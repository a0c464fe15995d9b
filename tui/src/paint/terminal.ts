import { constants } from 'node:os'
import { crashExit, signalExitBase } from '../program/exit-codes'

export interface Terminal {
  readonly stdin: NodeJS.ReadStream
  readonly stdout: NodeJS.WriteStream
  readonly stderr: NodeJS.WriteStream
}

const endingSignals = ['SIGTERM', 'SIGHUP', 'SIGINT'] as const

/** Says on the restored terminal what happened; answers the exit code. */
export function tellCrash(stderr: NodeJS.WriteStream, error: unknown): number {
  stderr.write(`liftwatch monitor: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  return crashExit
}

/**
 * Ends the monitor in order on signals and on crashes, so that the terminal is restored; a crash is reported once it is.
 * Answers its own undoing.
 */
export function watchSignals(end: (exitCode: number) => void, { stdin, stdout, stderr }: Terminal): () => void {
  const onSignal = (signal: NodeJS.Signals) => end(signalExitBase + constants.signals[signal])
  const onCrash = (error: unknown) => {
    end(crashExit)
    tellCrash(stderr, error)
  }
  // A terminal that has gone can be neither read nor written; its SIGHUP is what ends the monitor. That it cannot be reported
  // must not count as another crash, which could not be reported either, and so on for ever.
  const onGone = () => {}
  const streams = [stdin, stdout, stderr]
  for (const signal of endingSignals) process.on(signal, onSignal)
  process.on('uncaughtException', onCrash)
  for (const stream of streams) stream.on('error', onGone)
  return () => {
    for (const signal of endingSignals) process.off(signal, onSignal)
    process.off('uncaughtException', onCrash)
    for (const stream of streams) stream.off('error', onGone)
  }
}

/** Stops the whole job, as Ctrl-Z does in a shell, and resolves when the shell lets it go on. */
export function stopUntilContinued(): Promise<void> {
  return new Promise(resolve => {
    process.once('SIGCONT', () => resolve())
    // The group, not this process alone: whatever started it would else go on waiting, and the shell with it.
    process.kill(0, 'SIGTSTP')
  })
}

const consoleMethods = ['log', 'info', 'warn', 'error', 'debug'] as const

/** Keeps what libraries write to the console off a screen that is drawn on. Answers its undoing. */
export function quietConsole({ stdout }: Terminal): () => void {
  if (stdout !== process.stdout) return () => {}
  const before = consoleMethods.map(name => [name, console[name]] as const)
  for (const name of consoleMethods) console[name] = () => {}
  return () => {
    for (const [name, method] of before) console[name] = method
  }
}
