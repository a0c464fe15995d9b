import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { AppError } from '@liftwatch/core/errors'
import type { Io } from './io'

const silent = () => new Writable({ write: (_chunk, _encoding, done) => done() })

function visible(io: Io): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      io.stderr.write(chunk.toString())
      done()
    },
  })
}

/**
 * Asks on the terminal and answers the line that is typed. The question goes to stderr, so that stdout stays data.
 * Errors: no-terminal, which names what to give instead; interrupted on Ctrl-C and at the end of input.
 */
function ask(io: Io, question: string, instead: string, echo: Writable): Promise<string> {
  if (!io.stdin.isTTY) throw new AppError('no-terminal', { params: { instead } })
  io.stderr.write(question)
  const lines = createInterface({ input: io.stdin, output: echo, terminal: true, historySize: 0 })
  return new Promise<string>((resolve, reject) => {
    lines.once('line', resolve)
    lines.once('SIGINT', () => lines.close())
    lines.once('close', () => reject(new AppError('interrupted')))
  }).finally(() => lines.close())
}

export function askLine(io: Io, question: string, instead: string): Promise<string> {
  return ask(io, question, instead, visible(io))
}

/** Asks without showing what is typed. */
export function askSecret(io: Io, question: string, instead: string): Promise<string> {
  return ask(io, question, instead, silent()).finally(() => io.stderr.write('\n'))
}
