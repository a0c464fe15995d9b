const idLine = Buffer.from('id: ')
const lineEnd = 0x0a

/** The newest whole id in a piece of a stream: no more is looked at than its end. */
export function newestIdIn(piece: Buffer): number | undefined {
  for (let from = piece.length; from >= 0;) {
    const at = piece.lastIndexOf(idLine, from)
    if (at < 0) return undefined
    const end = piece.indexOf(lineEnd, at)
    // The records that notices name have ids as well, but not at the start of a line.
    const startsLine = at === 0 || piece[at - 1] === lineEnd
    if (startsLine && end > 0) return Number(piece.toString('latin1', at + idLine.length, end))
    from = at - 1
  }
  return undefined
}

/** The records that notices name, in the items that are whole, and what is left. */
export function noticeIdsIn(text: string): { readonly ids: readonly string[]; readonly rest: string } {
  const end = text.lastIndexOf('\n\n') + 1
  const ids = [...text.slice(0, end).matchAll(/^data: \{"kind":"\w+","id":"([0-9a-f-]{36})"/gm)].map(match => match[1]!)
  return { ids, rest: text.slice(end) }
}
