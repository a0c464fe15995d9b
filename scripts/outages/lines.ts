import { differs, type Compared } from './compare'

const heads = [
  'month',
  'lift',
  'hours, plr',
  'hours, file',
  'difference',
  'available, plr',
  'available, file',
  'difference',
]

interface Line {
  readonly month: string
  readonly lift: string
  readonly hours: readonly [report: number, file: number]
  readonly percent: readonly [report: number, file: number]
  readonly remark: string
}

function cells({ month, lift, hours, percent, remark }: Line): string[] {
  const pair = ([report, file]: readonly [number, number], digits: number, unit: string) =>
    [report, file, report - file].map(value => `${value.toFixed(digits)}${unit}`)
  return [month, lift, ...pair(hours, 2, ''), ...pair(percent, 3, ' %'), remark]
}

function lineOf(compared: Compared): Line {
  const { month, lift, report, file } = compared
  const none = Number.NaN
  return {
    month,
    lift,
    hours: [report?.outageHours ?? none, file.outageHours],
    percent: [report?.availabilityPercent ?? none, file.availabilityPercent],
    remark: differs(compared) ? 'DIFFERS' : '',
  }
}

/** All lifts of a month together: the sum of their hours, the mean of their availability. */
function totalOf(month: string, lines: readonly Line[]): Line {
  const sum = (of: 'hours' | 'percent', side: 0 | 1) => lines.reduce((total, line) => total + line[of][side], 0)
  const mean = (side: 0 | 1) => sum('percent', side) / lines.length
  const different = lines.filter(line => line.remark !== '').length
  return {
    month,
    lift: `all ${lines.length}`,
    hours: [sum('hours', 0), sum('hours', 1)],
    percent: [mean(0), mean(1)],
    remark: different === 0 ? '' : `${different} DIFFER`,
  }
}

/**
 * Both sides as a table: a line for each month and for whatever lift differs; every lift with an outage where it is about one
 * month.
 */
export function comparedLines(compared: readonly Compared[]): string[] {
  const lines = compared.map(lineOf)
  const months = [...new Set(lines.map(line => line.month))]
  const rows = months.flatMap(month => {
    const ofMonth = lines.filter(line => line.month === month)
    const isShown = (line: Line) => line.remark !== '' || (months.length === 1 && line.hours[1] > 0)
    return ofMonth.filter(isShown).concat(totalOf(month, ofMonth))
  })
  const table = [heads, ...rows.map(cells)]
  const widths = heads.map((_, column) => Math.max(...table.map(row => row[column]!.length)))
  return table.map(row =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}
