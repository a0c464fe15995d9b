import { accessDocument, type AccessDocument } from '@liftwatch/core/contract/accounts/access'
import { checkInput } from '@liftwatch/core/contract/check-input'
import { isNode, LineCounter, parseDocument, type Document } from 'yaml'
import type { RowProblem } from '../csv/csv-rows'

type AccessReading = { readonly document: AccessDocument } | { readonly problems: readonly RowProblem[] }

function fieldOf(path: readonly PropertyKey[]): string {
  return path.length === 0 ? '-' : path.map(part => (typeof part === 'number' ? part + 1 : String(part))).join('.')
}

/** The line of what a path leads to, or of the innermost that is there: what is missing has none. */
function lineOf(yaml: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = yaml.getIn(path.slice(0, depth), true)
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
  }
  return 1
}

/** Reads an access file, YAML or JSON; what is wrong is named by its line and its field. */
export function readAccess(text: string): AccessReading {
  const lines = new LineCounter()
  // Names of people and groups are names, though they may look like numbers or like yes.
  const yaml = parseDocument(text, { lineCounter: lines, prettyErrors: false, schema: 'failsafe' })
  const broken = yaml.errors.map(({ pos, message }) => ({
    line: lines.linePos(pos[0]).line,
    column: '-',
    problem: message,
  }))
  if (broken.length > 0) return { problems: broken }
  const parsed = checkInput(accessDocument, yaml.toJS())
  if (parsed.success) return { document: parsed.data }
  const problems = parsed.error.issues.map(({ path, message }) => ({
    line: lineOf(yaml, lines, path),
    column: fieldOf(path),
    problem: message,
  }))
  return { problems }
}
