/** Text as roff takes it: nothing in it is a request, a hyphen is the one that is typed, and quotes are no typesetter's. */
export function escaped(text: string): string {
  return text
    .replaceAll('\\', String.raw`\e`)
    .replaceAll('-', String.raw`\-`)
    .replaceAll('"', String.raw`\(dq`)
    .replaceAll("'", String.raw`\(aq`)
    .replaceAll('`', String.raw`\(ga`)
    .replaceAll('^', String.raw`\(ha`)
    .replaceAll('~', String.raw`\(ti`)
    .replaceAll(/[’‘]/g, String.raw`\(cq`)
    .replaceAll('…', '...')
    .replaceAll('–', String.raw`\(en`)
}

/** A line of text. One that began with a point would be a request. */
export function line(text: string): string {
  const safe = escaped(text)
  return safe.startsWith('.') ? String.raw`\&${safe}` : safe
}

/** A heading of the page (`SH`) or below one (`SS`). */
export function heading(request: 'SH' | 'SS', title: string): string {
  return `.${request} "${escaped(title)}"`
}

/** Words, and indented below them what they mean. */
export function entry(term: string, words: string): string {
  return ['.TP', String.raw`\fB${escaped(term)}\fR`, ...words.split('\n').map(line)].join('\n')
}

/** Lines as they are typed: none is filled or broken. */
export function typed(lines: readonly string[]): string {
  return ['.PP', '.nf', '.RS 4', ...lines.map(line), '.RE', '.fi'].join('\n')
}

/** A paragraph. */
export function paragraph(text: string): string {
  return ['.PP', ...text.split('\n').map(line)].join('\n')
}
