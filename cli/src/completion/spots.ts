import { Command, type Option } from 'commander'
import type { CommandSpec } from '../command/command'
import { addProgramFlags } from '../command/program-flags'
import { childrenOf, type Node } from '../tree/node'
import { offeredFor, offeredForArgument, type LiveKind, type Offered } from './offered'

interface Word {
  readonly name: string
  readonly summary: string
}

interface Flag {
  /** As typed, with the dashes. */
  readonly short: string | undefined
  readonly long: string
  readonly summary: string
  readonly takesValue: boolean
  /** What the value may be; undefined where nothing is known of it. */
  readonly choices: Offered | undefined
}

/** A place in the command line: after which commands, and what may follow there. */
export interface Spot {
  /** The commands before it, with a space between; empty at the beginning. */
  readonly path: string
  /** Commands, or the choices of an argument. */
  readonly words: readonly Word[]
  /** Whose names an argument takes. */
  readonly live?: LiveKind | undefined
  readonly flags: readonly Flag[]
}

function flagOf(option: Option): Flag {
  const { short, long, description, required, optional } = option
  return {
    short,
    long: long ?? short!,
    summary: description,
    takesValue: required || optional,
    choices: offeredFor(option),
  }
}

/** Behind it come the words of any command. */
const helpWord: Word = { name: 'help', summary: 'Show the help of a command' }

const help: Flag = { short: '-h', long: '--help', summary: 'display help', takesValue: false, choices: undefined }

function flagsOf(command: Command): Flag[] {
  return [...command.options.map(flagOf), help]
}

async function leafSpot(path: string, load: Extract<Node, { load: unknown }>['load']): Promise<Spot> {
  const command = new Command()
  await load(<Options>(spec: CommandSpec<Options>) => {
    spec.configure(command)
    addProgramFlags(command, spec.programFlags)
  })
  const offered = command.registeredArguments.map(argument => offeredForArgument(path, argument))
  const choices = offered.flatMap(one => (typeof one === 'object' ? one : []))
  const live = offered.find(one => typeof one === 'string')
  return { path, words: choices.map(name => ({ name, summary: '' })), live, flags: flagsOf(command) }
}

async function spotsUnder(path: string, nodes: readonly Node[], flags: readonly Flag[]): Promise<Spot[]> {
  const named = nodes.map(({ name, summary }) => ({ name, summary }))
  const words = path === '' ? [...named, helpWord] : named
  const below = nodes.map(async node => {
    const at = path === '' ? node.name : `${path} ${node.name}`
    return 'children' in node ? spotsUnder(at, await childrenOf(node), [help]) : leafSpot(at, node.load)
  })
  return [{ path, words, flags }, ...(await Promise.all(below)).flat()]
}

/** Every place of the command line, from the tree itself; loads every command to know its flags. */
export function spotsOf(tree: readonly Node[]): Promise<Spot[]> {
  const version = { short: '-V', long: '--version', summary: 'output the version number' }
  const program = flagsOf(addProgramFlags(new Command()))
  return spotsUnder('', tree, [...program, { ...version, takesValue: false, choices: undefined }])
}

export function spellings({ short, long }: Flag): string[] {
  return short === undefined || short === long ? [long] : [short, long]
}
