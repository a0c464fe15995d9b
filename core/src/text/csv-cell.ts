/** Tells a spreadsheet that the file is UTF-8. */
export const byteOrderMark = '\uFEFF'

/** A spreadsheet would run text that begins like this as a formula; an apostrophe makes it text. */
const beginsLikeFormula = /^[=+\-@\t\r\n]/

const needsQuotes = /["\r\n]/

/** A cell of CSV (RFC 4180), in quotation marks where it needs them. */
export function quotedCell(text: string, delimiter = ','): string {
  return needsQuotes.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text
}

/** None of what formulas begin with comes after it among the characters. */
const lastOfFormulas = '@'.charCodeAt(0)

/** A cell that holds text, not a number: one that begins like a formula is disarmed, in every CSV that Liftwatch writes. */
export function textCell(text: string, delimiter = ','): string {
  // Most texts begin with a letter, and to see that is quicker than to look for each sign.
  const isFormula = text.charCodeAt(0) <= lastOfFormulas && beginsLikeFormula.test(text)
  return quotedCell(isFormula ? `'${text}` : text, delimiter)
}
