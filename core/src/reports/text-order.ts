/**
 * Orders texts by their code units, on every machine and in every language alike, so that a report run twice gives the same bytes.
 * What has no name comes last.
 */
export function byText(a: string | null, b: string | null): number {
  if (a === b) return 0
  if (a === null || b === null) return a === null ? 1 : -1
  return a < b ? -1 : 1
}
