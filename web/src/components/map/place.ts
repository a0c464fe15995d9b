import type { Tone } from '@liftwatch/core/tones'

/** Something on a map. */
export interface Place {
  readonly id: string
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
  /** What its pin is called. */
  readonly label: string
  /** What is written in its pin. */
  readonly mark: string
  readonly tone: Tone
}

interface Placed {
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Those whose position is known. */
export function withPosition<Row extends Placed>(rows: readonly Row[]) {
  return rows.filter(
    (row): row is Row & { readonly latitude: number; readonly longitude: number } =>
      row.latitude !== null && row.longitude !== null,
  )
}
