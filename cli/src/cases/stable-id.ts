import { createHash } from 'node:crypto'

/** The same id for the same text, by which a case that is sent again is the one that was made before. */
export function stableId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  // A UUID of version 8, whose bits are one's own.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
