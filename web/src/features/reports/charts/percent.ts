/** A share (0 to 1) as percent to one place, as people read it; none is a dash. */
export function percent(share: number | null): string {
  return share === null ? '-' : `${(share * 100).toFixed(1)} %`
}
