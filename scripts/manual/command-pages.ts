import { Command, Help, type Argument } from 'commander'
import type { CommandSpec } from '../../cli/src/command/command'
import { examplesOf } from '../../cli/src/help/examples'
import { childrenOf, type Leaf, type Node } from '../../cli/src/tree/node'
import { entry, heading, paragraph, typed } from './roff'

const help = new Help()

function placeOf(argument: Argument): string {
  const name = argument.variadic ? `${argument.name()}...` : argument.name()
  return argument.required ? `<${name}>` : `[${name}]`
}

/** What is the command's own: the flags of every command are described once. */
async function leafPage(words: string, { summary, load }: Leaf): Promise<string> {
  const command = new Command(words)
  let examples: readonly string[] = []
  await load(<Options>(spec: CommandSpec<Options>) => {
    spec.configure(command)
    examples = examplesOf(words, spec)
  })
  const usage = command.registeredArguments.map(placeOf)
  const described = command.registeredArguments
    .map(argument => [help.argumentTerm(argument), help.argumentDescription(argument)] as const)
    .filter(([, description]) => description !== '')
  const options = command.options
    .filter(({ hidden }) => !hidden)
    .map(option => [help.optionTerm(option), help.optionDescription(option)] as const)
  return [
    heading('SS', [`liftwatch ${words}`, ...usage, ...(options.length > 0 ? ['[options]'] : [])].join(' ')),
    paragraph(`${summary}.`),
    ...described.concat(options).map(([term, description]) => entry(term, description)),
    ...(examples.length > 0 ? [typed(examples.map(example => `liftwatch ${example}`))] : []),
  ].join('\n')
}

/** A part of the page for each command, in the order of the help. */
export async function commandPages(nodes: readonly Node[], path: readonly string[] = []): Promise<string[]> {
  const pages = nodes.map(async node => {
    const words = [...path, node.name]
    if ('children' in node) return commandPages(await childrenOf(node), words)
    return [await leafPage(words.join(' '), node)]
  })
  return (await Promise.all(pages)).flat()
}
