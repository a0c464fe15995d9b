import { version } from '@liftwatch/core/contract/version'
import { Command, CommanderError, Help } from 'commander'
import { attach, type Run } from './command/attach'
import type { CommandSpec } from './command/command'
import { environmentHelp } from './help/environment'
import { helpFor } from './help/help-for'
import { helpWidth } from './help/help-width'
import type { Io } from './terminal/io'
import { addProgramFlags } from './command/program-flags'
import { commandTree } from './tree/tree'
import { childrenOf, type Node } from './tree/node'

/** Adds a node of the tree to its parent. What is in it is loaded when argv has chosen it, for its help as well. */
function addNode(parent: Command, node: Node, run: Run): void {
  const command = parent.command(node.name).description(node.summary).helpCommand(false)
  parent.hook('preSubcommand', async (_, chosen) => {
    if (chosen !== command) return
    if ('load' in node) await node.load(<Options>(spec: CommandSpec<Options>) => attach(command, spec, run))
    else for (const child of await childrenOf(node)) addNode(command, child, run)
  })
}

function createProgram(run: Run): Command {
  const { io } = run
  const program = new Command('liftwatch')
    .description('Monitors and manages an estate of lifts.')
    .version(version)
    .addHelpText('after', environmentHelp())
    .enablePositionalOptions()
    .helpCommand('help [command...]', 'Show the help of a command')
    .configureHelp({
      optionDescription(option) {
        const words = Help.prototype.optionDescription.call(this, option)
        return option.mandatory ? `${words} (required)` : words
      },
    })
    .exitOverride()
    .configureOutput({
      writeOut: io.stdout.write,
      writeErr: io.stderr.write,
      outputError: (message, write) => write(message.replace(/^error: /, 'liftwatch: ')),
      getOutHelpWidth: () => io.stdout.width ?? helpWidth,
      getErrHelpWidth: () => io.stderr.width ?? helpWidth,
      getOutHasColors: () => io.stdout.hasColour,
      getErrHasColors: () => io.stderr.hasColour,
    })
  addProgramFlags(program)
  for (const node of commandTree) addNode(program, node, run)
  return program
}

const failed = 1

/** Runs one command line and answers its exit code: what could not be written was not done, whatever else was. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const exitCode = await carriedOut(argv, io)
  const failure = await io.written()
  // What failed has been said, be it for this reason or for another.
  if (!failure || exitCode === failed) return exitCode
  const { reportUnwritten } = await import('./output/unwritten')
  return reportUnwritten(failure, io)
}

async function carriedOut(argv: readonly string[], io: Io): Promise<number> {
  let exitCode = 0
  try {
    const typed = await helpFor(argv, commandTree)
    const isHelpAsked = typed.some(word => word === '--help' || word === '-h')
    await createProgram({ io, onExit: code => (exitCode = code), isHelpAsked }).parseAsync(typed, { from: 'user' })
    return exitCode
  } catch (error) {
    // Help and version end this way as well; commander has said what there is to say.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    const { reportFailure, usualReader } = await import('./output/failure')
    return reportFailure(error, io, await usualReader(io))
  }
}
