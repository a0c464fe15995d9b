import type { Outcome } from '../harness/cli'

/** One command of a session as it is written down: what was typed, and all that came. */
export interface Exchange {
  readonly line: string
  readonly answer: string
}

const prompt = '$ liftwatch '

/** Reads a session; what is before its first command says what it is about. */
export function readSession(text: string): Exchange[] {
  const [, ...exchanges] = `\n${text.trimEnd()}`.split(`\n${prompt}`)
  return exchanges.map(exchange => {
    const [line = '', ...answer] = exchange.split('\n')
    return { line, answer: answer.join('\n').trimEnd() }
  })
}

function shown(text: string, mark: string): string[] {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  return lines.map(line => `${mark}${line}`.trimEnd())
}

/** What came, as a session has it: stdout as it is, each line of stderr after a mark, and the exit code where it is not 0. */
export function answerOf({ stdout, stderr, code }: Outcome): string {
  return [...shown(stdout, ''), ...shown(stderr, '! '), ...(code === 0 ? [] : [`[${code}]`])].join('\n')
}

const uuid = /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/g
const spaces: readonly (readonly [RegExp, string])[] = [
  [uuid, '{id}'],
  [/(?<=version )\d+\.\d+\.\d+/g, '{version}'],
  [/\b\d+(?= ms\b)/g, '{number}'],
  [/\blw_[\w-]{20,}/g, '{token}'],
  [/\b[\da-f]{64}\b/g, '{sha256}'],
  [/\b\d+(?=:\{sha256\})/g, '{number}'],
  [/(?<=^(?:Entries checked|Newer, not sealed yet) +)\d+/gm, '{number}'],
  [/(?<="waitMs": )\d+/g, '{number}'],
  // How many are still to come is another number each day of the month.
  [/(?<="maintenanceDays":)\d+/g, '{number}'],
]

const instant = /\b(\d\d)\/(\d\d)\/(\d{4}) [\d:]{8}|\b(\d{4}-\d\d-\d\d)T[\d:.]+(?:Z|[+-]\d\d:\d\d)/g

/** Puts `name` in the place of what the pattern finds; in a table it is as wide as that. */
function put(text: string, pattern: RegExp, nameOf: (found: RegExpExecArray) => string): string {
  let put = ''
  let end = 0
  for (const found of text.matchAll(pattern)) {
    const name = nameOf(found)
    put += text.slice(end, found.index)
    end = found.index + found[0].length
    put += text.startsWith('  ', end) ? name.padEnd(found[0].length) : name
  }
  return put + text.slice(end)
}

/**
 * Puts names in the place of what is another with each run: ids, secrets, and times after `lastDay` (YYYY-MM-DD), on which what the
 * session tells of came to its end.
 */
export function withNames(text: string, names: ReadonlyMap<string, string>, lastDay: string): string {
  const own = [...names].map(
    ([value, name]) => [new RegExp(value.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'), 'g'), name] as const,
  )
  const named = [...own, ...spaces].reduce((sofar, [pattern, name]) => put(sofar, pattern, () => name), text)
  return put(named, instant, ([found, day, month, year, isoDay]) =>
    (isoDay ?? `${year}-${month}-${day}`) > lastDay ? '{time}' : found,
  )
}
