/** A part of a whole, 0 to 1 and unrounded; null where there is no whole to be a part of. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole
}
