/** One measured figure, beside what it is compared with in the same run. */
export interface Figure {
  readonly figure: string
  readonly value: number
  readonly unit: string
  /** What the ratio's other side is, measured in this run; null where there is none. */
  readonly baseline: number | null
  readonly ratio: number | null
  readonly aim: string
  readonly met: boolean
}

interface Measured {
  readonly figure: string
  readonly value: number
  readonly unit: string
  readonly baseline?: number
}

function rounded(value: number): number {
  return Number(value.toPrecision(4))
}

function withRatio({ figure, value, unit, baseline }: Measured) {
  const ratio = baseline === undefined || baseline === 0 ? null : rounded(value / baseline)
  return { figure, value: rounded(value), unit, baseline: baseline === undefined ? null : rounded(baseline), ratio }
}

export function atMost(measured: Measured, limit: number): Figure {
  return { ...withRatio(measured), aim: `at most ${limit}`, met: measured.value <= limit }
}

export function atLeast(measured: Measured, limit: number): Figure {
  return { ...withRatio(measured), aim: `at least ${limit}`, met: measured.value >= limit }
}

/** A figure that is only reported, without an aim. */
export function reported(measured: Measured): Figure {
  return { ...withRatio(measured), aim: '-', met: true }
}

export function figureLines(figures: readonly Figure[]): string {
  const cells = figures.map(({ figure, value, unit, baseline, ratio, aim, met }) => [
    figure,
    `${value} ${unit}`,
    baseline === null ? '-' : `${baseline} ${unit}`,
    ratio === null ? '-' : `×${ratio}`,
    aim,
    met ? 'met' : 'MISSED',
  ])
  const rows = [['figure', 'value', 'baseline', 'ratio', 'aim', ''], ...cells]
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map(row => row[column]!.length)))
  return `${rows
    .map(row =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')}\n`
}

/** The value below which this share of the samples lies. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
