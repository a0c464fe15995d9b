import type { Command } from 'commander'
import type { CommandSpec } from './command'
import type { Io } from '../terminal/io'
import { addProgramFlags, readProgramFlags } from './program-flags'

async function untilInterrupted<Answer>(io: Io, work: () => Promise<Answer>): Promise<Answer> {
  const { AppError } = await import('@liftwatch/core/errors')
  let forget = () => {}
  const interruption = new Promise<never>((_, reject) => {
    forget = io.onInterrupt(() => reject(new AppError('interrupted')))
  })
  return Promise.race([work(), interruption]).finally(forget)
}

/** Answers 0 as soon as no one reads any more what is written. */
async function untilUnread(io: Io, work: () => Promise<number | void>): Promise<number | void> {
  const unread = new Promise<number>(resolve => {
    io.readerGone.addEventListener('abort', () => resolve(0), { once: true })
  })
  return Promise.race([work(), unread])
}

/** Does what was asked for and answers the exit code, also of what failed. Errors: bad-setting. */
async function carryOut<Options>(
  spec: CommandSpec<Options>,
  options: Options,
  io: Io,
  command: Command,
): Promise<number> {
  const { createContext } = await import('./context')
  const { query } = command.opts<{ readonly query?: string }>()
  const context = await createContext(io, readProgramFlags(command), query)
  const run = () => spec.run(context, options)
  const work = spec.outlivesReader ? run : () => untilUnread(io, run)
  try {
    return (await (spec.mindsInterrupt ? work() : untilInterrupted(io, work))) ?? 0
  } catch (error) {
    const { reportFailure } = await import('../output/failure')
    return reportFailure(error, io, context)
  } finally {
    // What was broken off may have left its bar.
    io.status('')
  }
}

/** By which words it is called, without the program's name. */
function wordsOf(command: Command): string {
  const { parent } = command
  return parent?.parent ? `${wordsOf(parent)} ${command.name()}` : command.name()
}

/** What only the help says. */
async function addHelp(command: Command, spec: Pick<CommandSpec<never>, 'moreHelp' | 'examples' | 'typedBehind'>) {
  if (spec.moreHelp) command.addHelpText('after', `\n${await spec.moreHelp()}`)
  const { examplesOf } = await import('../help/examples')
  const lines = examplesOf(wordsOf(command), spec)
  if (lines.length === 0) return
  command.addHelpText('after', ['', 'Examples:', ...lines.map(line => `  liftwatch ${line}`)].join('\n'))
}

/** What a command is attached for. */
export interface Run {
  readonly io: Io
  readonly onExit: (exitCode: number) => void
  /** Whether only its help will be shown. */
  readonly isHelpAsked: boolean
}

/** Makes a commander command of it. The exit code goes to `onExit`. */
export async function attach<Options>(
  command: Command,
  spec: CommandSpec<Options>,
  { io, onExit, isHelpAsked }: Run,
): Promise<void> {
  spec.configure(command)
  addProgramFlags(command, spec.programFlags)
  if (isHelpAsked) await addHelp(command, spec)
  command.action(async () => {
    // With it comes zod, which a start that only shows help has no use for.
    const { readOptions } = await import('./read-options')
    const options = readOptions(command, spec)
    onExit(await carryOut(spec, options, io, command))
  })
}
