import type { CommandSpec } from '../../cli/src/command/command'
import { childrenOf, type Leaf, type Node } from '../../cli/src/tree/node'

/** Every command below these, by its words and in the order of the help. */
export async function commandsIn(nodes: readonly Node[], before = ''): Promise<[words: string, command: Leaf][]> {
  const below = nodes.map(async (node): Promise<[string, Leaf][]> => {
    const words = `${before}${node.name}`
    return 'children' in node ? commandsIn(await childrenOf(node), `${words} `) : [[words, node]]
  })
  return (await Promise.all(below)).flat()
}

/** What a command is when it is called. */
export async function specOf(command: Leaf): Promise<CommandSpec<unknown>> {
  const specs: CommandSpec<unknown>[] = []
  await command.load(spec => void specs.push(spec as CommandSpec<unknown>))
  return specs[0]!
}
