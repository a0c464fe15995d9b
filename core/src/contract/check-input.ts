import { z } from 'zod/mini'
import type { InputProblem } from '../errors'

type Issue = z.core.$ZodRawIssue

const typeWords: Readonly<Record<string, string>> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
  record: 'must be an object',
}

const formatWords: Readonly<Record<string, string>> = {
  uuid: 'must be an id such as 01890a5d-ac96-774b-bcce-b302099a8057',
  email: 'must be an e-mail address',
  url: 'must be a URL',
  date: 'must be a date such as 2026-11-30',
}

const units: Readonly<Record<string, string>> = { string: 'character', array: 'item', set: 'item', map: 'item' }

function sizeWords(origin: string, bound: string, size: number | bigint): string {
  const unit = units[origin]
  if (unit === undefined) return `must be ${bound} ${size}`
  return `must have ${bound} ${size} ${unit}${size === 1 ? '' : 's'}`
}

/** What a value must be, to follow its field's name: no one reads zod's own words. */
function inputWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is required'
      return typeWords[issue.expected] ?? `must be of type ${issue.expected}`
    case 'invalid_value':
      if (issue.input === undefined) return 'is required'
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`
    case 'too_small':
      return sizeWords(
        issue.origin,
        issue.exact ? 'exactly' : issue.inclusive ? 'at least' : 'more than',
        issue.minimum,
      )
    case 'too_big':
      return sizeWords(issue.origin, issue.exact ? 'exactly' : issue.inclusive ? 'at most' : 'less than', issue.maximum)
    case 'invalid_format':
      return formatWords[issue.format] ?? 'has the wrong form'
    case 'unrecognized_keys':
      return `has no ${issue.keys.join(', ')}`
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    default:
      return 'has the wrong form'
  }
}

/**
 * Parses what came in from outside. Each issue's message says what the value must be, in words that follow its field's name, where
 * the shape itself has none.
 */
export function checkInput<Schema extends z.core.$ZodType>(
  schema: Schema,
  input: unknown,
): z.core.util.SafeParseResult<z.output<Schema>> {
  return z.safeParse(schema, input, { error: inputWords })
}

/** Zod's issues as the wire names them: dotted path and message. */
export function inputProblems(error: z.core.$ZodError): InputProblem[] {
  return error.issues.map(issue => ({ path: issue.path.join('.'), message: issue.message }))
}
