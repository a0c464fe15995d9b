import type { Command } from 'commander'
import type { z } from 'zod'
import type { Context } from './context'
import type { Io } from './io'
import { addProgramFlags, readProgramFlags } from './program-flags'

/** One command: what it takes, what that means, and what it does. */
export interface CommandSpec<Options> {
  /** Declares arguments and options; what stands in argv is text until `options` has read it. */
  readonly configure: (command: Command) => Command
  /** Arguments and options by their names in camelCase, checked. */
  readonly options: z.ZodType<Options>
  /** Data to stdout, all else to stderr. Answers an exit code where it is not 0; errors are thrown. */
  readonly run: (context: Context, options: Options) => Promise<number | void>
  /** Whether it ends by itself, in order, on Ctrl-C. */
  readonly mindsInterrupt?: boolean
  /** Whether all that follows its name is another program's business. */
  readonly handsOver?: boolean
}

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** The flag or argument that a checked name came from, as the command's help spells it. */
function spelling(command: Command, name: PropertyKey | undefined): string {
  const option = command.options.find(candidate => candidate.attributeName() === name)
  return option ? `option '${option.flags}'` : `argument '${String(name)}'`
}

/** Reads argv as commander has split it. Wrong usage ends in commander's own error, which names the flag. */
export function readOptions<Options>(command: Command, spec: CommandSpec<Options>): Options {
  const positional = command.registeredArguments.map((argument, index) => [
    camelCase(argument.name()),
    command.processedArgs[index],
  ])
  const parsed = spec.options.safeParse({ ...command.opts(), ...Object.fromEntries(positional) })
  if (parsed.success) return parsed.data
  const { path, message } = parsed.error.issues[0]!
  return command.error(`error: ${spelling(command, path[0])}: ${message}`)
}

async function untilInterrupted<Answer>(io: Io, work: () => Promise<Answer>): Promise<Answer> {
  const { AppError } = await import('@liftwatch/core/errors')
  let forget = () => {}
  const interruption = new Promise<never>((_, reject) => {
    forget = io.onInterrupt(() => reject(new AppError('interrupted')))
  })
  return Promise.race([work(), interruption]).finally(forget)
}

/** Makes a commander command of it. The exit code goes to `onExit`. */
export function attach<Options>(
  command: Command,
  spec: CommandSpec<Options>,
  io: Io,
  onExit: (exitCode: number) => void,
): void {
  spec.configure(command)
  if (!spec.handsOver) addProgramFlags(command)
  command.action(async () => {
    const options = readOptions(command, spec)
    const work = async () => {
      const { createContext } = await import('./context')
      return spec.run(createContext(io, readProgramFlags(command)), options)
    }
    onExit((await (spec.mindsInterrupt ? work() : untilInterrupted(io, work))) ?? 0)
  })
}
