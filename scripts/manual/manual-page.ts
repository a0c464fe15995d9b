import { version } from '@liftwatch/core/contract/version'
import { Command, Help } from 'commander'
import { addProgramFlags } from '../../cli/src/command/program-flags'
import { environmentVariables } from '../../cli/src/help/environment'
import { commandTree } from '../../cli/src/tree/tree'
import { meanings } from '../exit-codes-sheet'
import { commandPages } from './command-pages'
import { entry, heading, paragraph, typed } from './roff'

const help = new Help()

const description = `Liftwatch monitors and manages an estate of lifts. \
This program asks a Liftwatch server, as people and scripts do; it opens the terminal monitor, and it is the server as well (liftwatch serve).`

const files: readonly (readonly [string, string])[] = [
  ['~/.config/liftwatch/', 'Sessions and contexts; LIFTWATCH_CONFIG_DIR names another folder.'],
  ['.liftwatch/', 'Data of a server, below the folder that it is started in; LIFTWATCH_DATA names another folder.'],
  ['docs/configuration.md', 'Every setting of the server; it is installed with the program.'],
  ['docs/operations.md', 'How a server is run; it is installed with the program.'],
]

/** The manual page of the whole program, made from the command tree: `man liftwatch`. */
export async function manualPage(): Promise<string> {
  const everywhere = addProgramFlags(new Command()).options
  return `${[
    `.TH LIFTWATCH 1 "" "Liftwatch ${version}" "User Commands"`,
    // Names of options and files are not to be taken apart at the end of a line, nor the lines stretched.
    '.nh',
    '.ad l',
    heading('SH', 'NAME'),
    String.raw`liftwatch \- monitors and manages an estate of lifts`,
    heading('SH', 'SYNOPSIS'),
    typed(['liftwatch COMMAND [options]', 'liftwatch COMMAND --help']),
    heading('SH', 'DESCRIPTION'),
    paragraph(description),
    heading('SH', 'COMMANDS'),
    ...(await commandPages(commandTree)),
    heading('SH', 'OPTIONS OF EVERY COMMAND'),
    ...everywhere.map(option => entry(help.optionTerm(option), help.optionDescription(option))),
    entry('-V, --version', 'output the version number'),
    entry('-h, --help', 'display help for the command'),
    heading('SH', 'ENVIRONMENT'),
    ...environmentVariables.map(([name, words]) => entry(name, words)),
    heading('SH', 'FILES'),
    ...files.map(([name, words]) => entry(name, words)),
    heading('SH', 'EXIT STATUS'),
    ...Object.entries(meanings).map(([code, words]) => entry(code, words.replaceAll('`', ''))),
  ].join('\n')}\n`
}
