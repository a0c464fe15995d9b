import { grouped } from './grouped'
import { tcmrFigures, type TcmrCounts, type TcmrFigures } from './tcmr'
import { sumOfCounts } from './tcmr-counts'
import { byText } from './text-order'

/** The three reports of the council report, as the specification names what they group by (specification 2 section 3). */
export type TcmrGrouping = 'DIVISION' | 'LIFTCOMPANY' | 'DIVISION_LIFTCOMPANY'

/** The lifts of one division and one company; null where a lift is of no division, or maintained by no one. */
export interface TcmrPart extends TcmrCounts {
  readonly buildingWard: string | null
  readonly buildingWardFullName: string | null
  readonly liftCompany: string | null
}

/** A row of the report (specification 2 section 3). What a row does not tell apart is null. */
export interface TcmrRow {
  readonly buildingWard: string | null
  readonly buildingWardFullName: string | null
  readonly liftCompany: string | null
  /** Sums one division up, within a report of divisions and companies. */
  readonly groupLift: boolean
  readonly tcmrCount: TcmrFigures & {
    /** Sums up rows above it: those of its division, or all. */
    readonly summary: boolean
  }
}

type Keys = Pick<TcmrRow, 'buildingWard' | 'buildingWardFullName' | 'liftCompany'>

const everything: Keys = { buildingWard: null, buildingWardFullName: null, liftCompany: null }

/** What each report tells apart. */
const keysOf: Record<TcmrGrouping, (part: Keys) => Keys> = {
  DIVISION: part => ({ ...part, liftCompany: null }),
  LIFTCOMPANY: ({ liftCompany }) => ({ ...everything, liftCompany }),
  DIVISION_LIFTCOMPANY: part => part,
}

function inOrder(a: Keys, b: Keys): number {
  return (
    byText(a.buildingWard, b.buildingWard) ||
    byText(a.buildingWardFullName, b.buildingWardFullName) ||
    byText(a.liftCompany, b.liftCompany)
  )
}

function rowOf(keys: Keys, parts: readonly TcmrCounts[], sums: 'nothing' | 'division' | 'all'): TcmrRow {
  const { buildingWard, buildingWardFullName, liftCompany } = keys
  return {
    buildingWard,
    buildingWardFullName,
    liftCompany,
    groupLift: sums === 'division',
    tcmrCount: { ...tcmrFigures(sumOfCounts(parts)), summary: sums !== 'nothing' },
  }
}

/** A row for each division and company that the report tells apart. */
function plainRows(parts: readonly TcmrPart[]): TcmrRow[] {
  return grouped(parts, part => [part.buildingWard, part.buildingWardFullName, part.liftCompany]).map(group =>
    rowOf(group[0], group, 'nothing'),
  )
}

/**
 * The rows of the council report, by division and company in the order of their names; where there is no name, last. A summary
 * closes each group: all rows, and in the report of divisions and companies each division before that. Without parts there are
 * no rows.
 * @param parts in any order; several of one division and company are added up, so that all three reports come from the same parts
 */
export function tcmrRows(grouping: TcmrGrouping, parts: readonly TcmrPart[]): TcmrRow[] {
  if (parts.length === 0) return []
  const keyed = parts.map(part => ({ ...part, ...keysOf[grouping](part) })).toSorted(inOrder)
  const total = rowOf(everything, keyed, 'all')
  if (grouping !== 'DIVISION_LIFTCOMPANY') return [...plainRows(keyed), total]
  const divisions = grouped(keyed, part => [part.buildingWard, part.buildingWardFullName])
  return [
    ...divisions.flatMap(division =>
      plainRows(division).concat(rowOf({ ...division[0], liftCompany: null }, division, 'division')),
    ),
    total,
  ]
}
