import { Command, CommanderError, Help } from 'commander'
import { attach, type Run } from './command/attach'
import type { CommandSpec } from './command/command'
import { helpFor } from './help/help-for'
import { helpWidth } from './help/help-width'
import type { Io } from './terminal/io'
import { addProgramFlags } from './command/program-flags'
import { commandTree } from './tree/tree'
import type { Node } from './tree/node'
import { version } from './version'

const environmentHelp = `
Environment:
  LIFTWATCH_SERVER      address of the server (default: http://127.0.0.1:7070)
  LIFTWATCH_TOKEN       access token, instead of logging in
  LIFTWATCH_ORG         organisation to work in, by name or id
  LIFTWATCH_CONTEXT     as --context
  LIFTWATCH_TIMEOUT     as --timeout
  LIFTWATCH_RETRY       as --retry
  LIFTWATCH_TZ          as --tz
  LIFTWATCH_CA_FILE     as --ca-file
  LIFTWATCH_CERT_FILE   as --cert-file
  LIFTWATCH_KEY_FILE    as --key-file
  LIFTWATCH_CONFIG_DIR  folder of saved sessions and contexts
  LIFTWATCH_LANG        en or zh
  LIFTWATCH_PAGER       shows long output, before PAGER (default: less); cat for none
  PAGER                 as LIFTWATCH_PAGER
  HTTPS_PROXY           proxy to reach an https server by
  HTTP_PROXY            proxy to reach any other by, and an https server without HTTPS_PROXY
  NO_PROXY              hosts that are reached without a proxy, between commas; * for all
  NO_COLOR              no colours
  CLICOLOR_FORCE        colours where there is no terminal as well`

/** Adds a node of the tree to its parent. A command's code is loaded when argv has chosen it, for its help as well. */
function addNode(parent: Command, node: Node, run: Run): void {
  const command = parent.command(node.name).description(node.summary).helpCommand(false)
  if ('children' in node) {
    for (const child of node.children) addNode(command, child, run)
    return
  }
  parent.hook('preSubcommand', async (_, chosen) => {
    if (chosen === command) await node.load(<Options>(spec: CommandSpec<Options>) => attach(command, spec, run))
  })
}

function createProgram(run: Run): Command {
  const { io } = run
  const program = new Command('liftwatch')
    .description('Monitors and manages an estate of lifts.')
    .version(version())
    .addHelpText('after', environmentHelp)
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
    const typed = helpFor(argv, commandTree)
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
