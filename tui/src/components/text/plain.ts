const escape = 0x1b
const del = 0x7f
const pictures = 0x2400

function isControl(code: number): boolean {
  return code < 0x20 || (code >= del && code <= 0x9f)
}

/** Marks that turn the direction of what follows, or end a line, without being seen. */
const unseen = /[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/

function shown(character: string): string {
  const code = character.codePointAt(0)!
  if (code === del) return '␡'
  if (code < 0x20) return String.fromCodePoint(pictures + code)
  // C1 controls have no pictures; what they do is what escape and a capital letter do.
  if (isControl(code)) return `${String.fromCodePoint(pictures + escape)}${String.fromCodePoint(code - 0x40)}`
  return unseen.test(character) ? '�' : character
}

function isClean(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (isControl(text.charCodeAt(at))) return false
  return !unseen.test(text)
}

/**
 * Text from outside as it may be written to the terminal: control characters are shown, never obeyed. A text is one line,
 * so that a line end is shown as well.
 */
export function plain(text: string): string {
  return isClean(text) ? text : Array.from(text, shown).join('')
}
