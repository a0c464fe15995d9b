import { errorTable, type ErrorCode } from '@liftwatch/core/errors'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'prettier'
import { root } from './build-parts'

/** What each exit code of the command line means to a script; which errors end with it is the error table's to say. */
export const meanings: Readonly<Record<number, string>> = {
  0: 'Done.',
  1: 'Failed: the server or this machine could not do it.',
  2: 'Wrong usage: an option, a setting or a file is not as it has to be. The same call fails again.',
  3: 'Partly failed: each item says what became of it.',
  4: 'Not logged in, or the access token is not valid.',
  5: 'Not allowed.',
  6: 'Not found.',
  7: 'Conflict: it is not in a state in which this can be done, or there is one already.',
  8: 'The server cannot be reached, or is not ready. Later it may succeed; `--retry` tries again.',
  9: 'Nothing matched; only with `--fail-if-empty`.',
  10: 'Something waits for someone, or may: messages of devices are late; only of `status` with `--exit-code`.',
  11: 'Someone has been trapped for longer than the target, and no team is there; only of `status` with `--exit-code`.',
  12: 'The audit trail is not intact: entries were changed, removed or put in; only of `audit verify`.',
  130: 'Interrupted.',
}

export const exitCodesFile = join(root, 'docs/exit-codes.md')

function meaningOf(exit: number): string {
  const meaning = meanings[exit]
  if (meaning === undefined)
    throw new Error(`exit code ${exit} has no meaning yet: give it one in ${import.meta.filename}`)
  return meaning
}

/** The exit codes of the command line, and the errors that end with each, printed from the error table itself. */
export function exitCodesSheet(): Promise<string> {
  const rows = Object.entries(errorTable) as [ErrorCode, (typeof errorTable)[ErrorCode]][]
  const exits = [...new Set([...Object.keys(meanings).map(Number), ...rows.map(([, { exit }]) => exit)])]
  const summary = exits.toSorted((a, b) => a - b).map(exit => `| ${exit} | ${meaningOf(exit)} |`)
  const errors = rows
    .toSorted(([, a], [, b]) => a.exit - b.exit)
    .map(
      ([code, { exit, detail, isRetryable }]) => `| ${exit} | \`${code}\` | ${detail} | ${isRetryable ? 'yes' : ''} |`,
    )
  const head = `# Exit codes of the command line

What a script may rely on. This file is made by \`npm run exit-codes\` from the table of errors.`
  const tables = [
    `| Code | Meaning |\n|---|---|\n${summary.join('\n')}`,
    `## Which error ends with which code

On stderr, one line; its words may be Chinese (\`LIFTWATCH_LANG=zh\`), the codes stay. With \`--retry N\` a call is made again where
that may help, unless it is one that must not be made twice.`,
    `| Code | Error | Words | Again |\n|---|---|---|---|\n${errors.join('\n')}`,
  ]
  return format([head, ...tables].join('\n\n'), { parser: 'markdown' })
}

if (import.meta.filename === process.argv[1]) await writeFile(exitCodesFile, await exitCodesSheet())
