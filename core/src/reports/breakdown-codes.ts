import { codeRange } from './code-ranges'
import { grouped } from './grouped'
import { byText } from './text-order'

/** Breakdowns of one council, brand and technician code; null where it is not known, or where no one has given a code yet. */
export interface CodeCount {
  readonly liftTc: string | null
  readonly liftBrand: string | null
  readonly faultCode: string | null
  readonly occurrence: number
}

/** What the rows tell apart: codes or their ranges, and councils or not. */
export interface CodeGrouping {
  readonly by: 'faultCode' | 'faultCodeRange'
  /** The council's view has a row for each council and code, the lift company's one for each code. */
  readonly perCouncil: boolean
}

export interface CodeRow {
  readonly liftTc: string | null
  /** Null where rows are ranges, and where no code was given. */
  readonly faultCode: string | null
  readonly faultCodeRange: string | null
  readonly totalOccurrence: number
  readonly brands: readonly { readonly liftBrand: string | null; readonly occurrence: number }[]
}

function occurrences(counts: readonly CodeCount[]): number {
  return counts.reduce((sum, { occurrence }) => sum + occurrence, 0)
}

function brandsOf(counts: readonly CodeCount[]): CodeRow['brands'] {
  return grouped(counts, ({ liftBrand }) => [liftBrand])
    .map(ofBrand => ({ liftBrand: ofBrand[0].liftBrand, occurrence: occurrences(ofBrand) }))
    .toSorted((a, b) => byText(a.liftBrand, b.liftBrand))
}

/**
 * The breakdown code summary (specification 2 sections 2 and 3): how often each technician code was found, with its lift brands, by
 * council and code. Breakdowns without a code are a row of their own at the end, so that occurrences add up to all breakdowns.
 * @param counts in any order and as finely divided as may be; a single breakdown is a count with one occurrence
 */
export function breakdownCodeSummary(counts: readonly CodeCount[], { by, perCouncil }: CodeGrouping): CodeRow[] {
  const named = counts.map(count => ({
    ...count,
    liftTc: perCouncil ? count.liftTc : null,
    faultCode: by === 'faultCode' ? count.faultCode : null,
    faultCodeRange: count.faultCode === null ? null : codeRange(count.faultCode),
  }))
  return grouped(named, ({ liftTc, faultCode, faultCodeRange }) => [liftTc, faultCode, faultCodeRange])
    .map(group => {
      const { liftTc, faultCode, faultCodeRange } = group[0]
      return { liftTc, faultCode, faultCodeRange, totalOccurrence: occurrences(group), brands: brandsOf(group) }
    })
    .toSorted(
      (a, b) =>
        byText(a.liftTc, b.liftTc) || byText(a.faultCodeRange, b.faultCodeRange) || byText(a.faultCode, b.faultCode),
    )
}
