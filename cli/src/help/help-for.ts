import { childrenOf, type Node } from '../tree/node'

/**
 * What `help COMMAND` means: the command with `--help`. Anything that there is no command for is left as it is, to be refused; and what
 * comes after a command is left out, for it is not to be run.
 */
export async function helpFor(argv: readonly string[], tree: readonly Node[]): Promise<readonly string[]> {
  if (argv[0] !== 'help') return argv
  const words: string[] = []
  let below: readonly Node[] | undefined = tree
  for (const word of argv.slice(1).filter(typed => !typed.startsWith('-'))) {
    if (!below) break
    words.push(word)
    const node: Node | undefined = below.find(({ name }) => name === word)
    if (!node) return words
    below = 'children' in node ? await childrenOf(node) : undefined
  }
  return [...words, '--help']
}
