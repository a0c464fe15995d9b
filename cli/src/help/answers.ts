import type { Io } from '../terminal/io'
import { run } from '../program'
import { commandTree } from '../tree/tree'
import { childrenOf, type Node } from '../tree/node'

/** The words by which each group of commands is called, the whole of them by none. */
async function groupsOf(nodes: readonly Node[], path: readonly string[] = []): Promise<string[][]> {
  const below = nodes.map(async node =>
    'children' in node ? groupsOf(await childrenOf(node), [...path, node.name]) : [],
  )
  return [[...path], ...(await Promise.all(below)).flat()]
}

/** What a command line writes to stdout, where lines may be so wide. */
async function said(argv: readonly string[], width: number): Promise<string> {
  let text = ''
  const output = { write: (more: string) => (text += more), hasColour: false, width }
  const written = async () => undefined
  await run(argv, { stdout: output, stderr: output, written } as unknown as Io)
  return text
}

/**
 * What is answered without any command's code: the help of the groups of commands and the version, by the words that ask for them.
 * None whose lines would still break at that width, for on wider terminals they break elsewhere.
 */
export async function knownAnswers(width: number): Promise<Record<string, string>> {
  const groups = await groupsOf(commandTree)
  const questions = [
    ...groups.flatMap(group => [group.concat('--help'), group.concat('-h'), ['help', ...group]]),
    ['--version'],
    ['-V'],
  ]
  const answers: Record<string, string> = {}
  for (const argv of questions) {
    const answer = await said(argv, width)
    if (answer === (await said(argv, Number.MAX_SAFE_INTEGER))) answers[argv.join(' ')] = answer
  }
  return answers
}
