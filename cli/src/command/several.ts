/** Reads a flag that may be repeated, or given once with commas between. */
export function several(value: string, before: string[] = []): string[] {
  return [...before, ...value.split(',')]
}

/** Reads a flag that may be repeated, each time with one value. */
export function eachTime(value: string, before: string[] = []): string[] {
  return [...before, value]
}
