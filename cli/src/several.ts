/** Reads a flag that may be repeated, or given once with commas between. */
export function several(value: string, before: string[] = []): string[] {
  return [...before, ...value.split(',')]
}
