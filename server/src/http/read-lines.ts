import { setImmediate } from 'node:timers/promises'
import { checkInput, inputProblems } from '@liftwatch/core/contract/check-input'
import { AppError, type InputProblem } from '@liftwatch/core/errors'
import { lineMaxBytes } from '@liftwatch/core/limits'
import type { z } from 'zod/mini'

/** So many lines are parsed and checked before everything else has its turn. */
const sliceLines = 100
/** What is wrong is listed up to this many entries; a file of 100,000 wrong lines would fill the answer. */
const problemsMax = 50
const newLine = 0x0a

interface Line {
  /** Counted from 1. */
  readonly number: number
  readonly bytes: Buffer
}

/** The lines that have something in them. Errors: too-large, where one does not end. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let rest: Buffer = Buffer.alloc(0)
  let number = 0
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let from = 0
    for (let end = bytes.indexOf(newLine); end >= 0; end = bytes.indexOf(newLine, from)) {
      number += 1
      if (end > from) yield { number, bytes: bytes.subarray(from, end) }
      from = end + 1
    }
    rest = bytes.subarray(from)
    if (rest.length > lineMaxBytes) throw new AppError('too-large')
  }
  if (rest.length > 0) yield { number: number + 1, bytes: rest }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

type Read<Item> = { readonly item: Item } | { readonly problems: readonly InputProblem[] }

/** Nothing for a line that is empty. Errors: too-large. */
function readLine<Item>(shape: z.ZodMiniType<Item>, { bytes }: Line): Read<Item> | undefined {
  if (bytes.length > lineMaxBytes) throw new AppError('too-large')
  let value: unknown
  try {
    const text = utf8.decode(bytes).trim()
    if (text === '') return undefined
    value = JSON.parse(text)
  } catch {
    return { problems: [{ path: '', message: 'must be JSON in UTF-8' }] }
  }
  const parsed = checkInput(shape, value)
  return parsed.success ? { item: parsed.data } : { problems: inputProblems(parsed.error) }
}

/** A problem of a line, named as in the list that the lines represent: `name.0.field` for the first. */
function placed(name: string, { number }: Line, { path, message }: InputProblem): InputProblem {
  return { path: [name, number - 1, ...(path ? [path] : [])].join('.'), message: `${message} (line ${number})` }
}

/**
 * Reads lines of JSON in slices, each checked before the next is read, so that others have their turn in between. After the first
 * wrong line it reads on for more that is wrong, and gives nothing more. Errors: bad-input, too-large.
 */
export async function* readLines<Item>(
  chunks: AsyncIterable<Buffer>,
  name: string,
  shape: z.ZodMiniType<Item>,
): AsyncGenerator<readonly Item[]> {
  const problems: InputProblem[] = []
  let slice: Item[] = []
  let isEmpty = true
  let looked = 0
  for await (const line of linesOf(chunks)) {
    const read = readLine(shape, line)
    isEmpty &&= read === undefined
    if (read && 'item' in read) slice.push(read.item)
    else if (read) problems.push(...read.problems.map(problem => placed(name, line, problem)))
    if (problems.length >= problemsMax) break
    if (++looked % sliceLines > 0) continue
    if (problems.length === 0 && slice.length > 0) yield slice
    slice = []
    await setImmediate()
  }
  if (problems.length > 0) throw new AppError('bad-input', { errors: problems.slice(0, problemsMax) })
  if (isEmpty) throw new AppError('bad-input', { errors: [{ path: name, message: 'must have at least 1 item' }] })
  if (slice.length > 0) yield slice
}
