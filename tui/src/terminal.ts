import { constants } from 'node:os'
import { crashExit, signalExitBase } from './exit-codes'

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
 * Ends the monitor in order on signals and on crashes, so that the terminal is restored; a crash is told once it is.
 * Answers its own undoing.
 */
export function watchSignals(end: (exitCode: number) => void, { stdout, stderr }: Terminal): () => void {
  const onSignal = (signal: NodeJS.Signals) => end(signalExitBase + constants.signals[signal])
  const onCrash = (error: unknown) => {
    end(crashExit)
    tellCrash(stderr, error)
  }
  // A terminal that has gone cannot be written to; its SIGHUP is what ends the monitor.
  const onStdoutError = () => {}
  for (const signal of endingSignals) process.on(signal, onSignal)
  process.on('uncaughtException', onCrash)
  stdout.on('error', onStdoutError)
  return () => {
    for (const signal of endingSignals) process.off(signal, onSignal)
    process.off('uncaughtException', onCrash)
    stdout.off('error', onStdoutError)
  }
}
