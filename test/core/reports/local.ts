export const hourMs = 3_600_000

/** An instant on the estate's clock, such as 2026-10-05 10:00. */
export function at(local: string): number {
  return Date.parse(`${local.replace(' ', 'T')}:00+08:00`)
}
