import type { Command } from 'commander'
import type { z } from 'zod'
import type { Context } from './context'
import type { ProgramFlags } from './program-flags'

/** One command: what it takes, what that means, and what it does. */
export interface CommandSpec<Options> {
  /** Declares arguments and options; what is in argv is text until `options` has read it. */
  readonly configure: (command: Command) => Command
  /** Arguments and options by their names in camelCase, checked. */
  readonly options: z.ZodType<Options>
  /** Data to stdout, all else to stderr. Answers an exit code where it is not 0; errors are thrown. */
  readonly run: (context: Context, options: Options) => Promise<number | void>
  /** Lines as they are typed, for the help: without the program's name. */
  readonly examples?: readonly string[]
  /** What is typed behind its words as examples, where there are no such lines of it. */
  readonly typedBehind?: readonly string[]
  /** What its help says besides, made when the help is asked for. */
  readonly moreHelp?: () => Promise<string>
  /** Whether it ends by itself, in order, on Ctrl-C. */
  readonly mindsInterrupt?: boolean
  /** Whether it goes on to its end though no one reads any more what it writes; any other has nothing left to do then. */
  readonly outlivesReader?: boolean
  /** Which of the flags of every command mean something to it; all, if it is left out. */
  readonly programFlags?: readonly (keyof ProgramFlags)[]
}
