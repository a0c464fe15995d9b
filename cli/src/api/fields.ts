/** A field as JSON has it: what looks like a number, true, false or null is one. */
function valueOf(text: string): unknown {
  return /^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?)$/.test(text) ? JSON.parse(text) : text
}

/** The fields of a call from NAME=VALUE: one that comes again, or whose name ends with [], is a list. */
export function fieldsOf(pairs: readonly string[], isTyped: boolean): Record<string, unknown> {
  const fields = new Map<string, unknown>()
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    const [typed, text] = [pair.slice(0, at), pair.slice(at + 1)]
    const name = typed.replace(/\[\]$/, '')
    const value = isTyped ? valueOf(text) : text
    const before = fields.get(name)
    if (Array.isArray(before)) before.push(value)
    else if (before !== undefined) fields.set(name, [before, value])
    else fields.set(name, typed === name ? value : [value])
  }
  return Object.fromEntries(fields)
}
