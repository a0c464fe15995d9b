/** A window of this size has room for every screen, with all its keys. */
export const fullWindow = { columns: 80, rows: 20 }
/** One of this size has room for what must not be missed. */
const smallWindow = { columns: 40, rows: 8 }

/** What there is room for: every screen, who is trapped and how much is outstanding, or hardly a sentence. */
export function windowKind(columns: number, rows: number): 'full' | 'small' | 'tiny' {
  if (columns >= fullWindow.columns && rows >= fullWindow.rows) return 'full'
  return columns >= smallWindow.columns && rows >= smallWindow.rows ? 'small' : 'tiny'
}
