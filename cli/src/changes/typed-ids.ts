import { checkInput } from '@liftwatch/core/contract/check-input'
import { id } from '@liftwatch/core/contract/input'
import { AppError } from '@liftwatch/core/errors'
import { z } from 'zod'
import type { Context } from '../command/context'
import { readInput } from '../terminal/read-input'

/** Where it is typed, the lines of standard input are meant. */
const ofInput = '-'

export const ofInputHelp = 'or - to read them from standard input, one on each line'

/** Why a text is no id; undefined for one. */
function problemOf(typed: string): string | undefined {
  return checkInput(id, typed).error?.issues[0]?.message
}

/** Ids as arguments, or `-`. */
export const typedIds = z.array(
  z.string().superRefine((typed, issues) => {
    const problem = typed === ofInput ? undefined : problemOf(typed)
    if (problem !== undefined) issues.addIssue({ code: 'custom', message: problem })
  }),
)

/**
 * Names as they were typed, each once, with the lines of standard input in the place of `-`; empty lines are passed over.
 * @param heading a first line that is no name, as a file of one column has it
 */
export async function allNamed(
  context: Context,
  typed: readonly string[],
  heading?: string,
): Promise<readonly string[]> {
  if (!typed.includes(ofInput)) return [...new Set(typed)]
  const text = (await readInput(context.io, ofInput)).toString('utf8')
  const lines = text.split(/\r?\n/).map(line => line.trim())
  const read = lines[0] === heading ? lines.slice(1) : lines
  const named = typed.flatMap(one => (one === ofInput ? read.filter(line => line !== '') : [one]))
  if (named.length === 0) context.say('cli.nothing.input')
  return [...new Set(named)]
}

/** The same of ids. Errors: bad-setting, which names the first that is none. */
export async function allIds(context: Context, typed: readonly string[]): Promise<readonly string[]> {
  const ids = await allNamed(context, typed, 'id')
  for (const one of ids) {
    const problem = problemOf(one)
    if (problem !== undefined) throw new AppError('bad-setting', { params: { name: `'${one}'`, problem } })
  }
  return ids
}
