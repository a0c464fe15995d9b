import { plainCounted, plainDownSeconds } from './plain-downtime'
import { isIn, type Span } from './plain-lists'
import { plainCountedFaults } from './plain-occurrences'
import type { RawLift, RawRows } from './raw-rows'

type Name = string | null

/** By name; what has none comes last. */
function compare(a: Name, b: Name): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return a < b ? -1 : 1
}

function figures(raw: RawRows, lifts: readonly RawLift[], span: Span, summary: boolean) {
  const cases = lifts
    .flatMap(({ id }) => plainCountedFaults(raw, id, span.to))
    .filter(({ number, set }) => plainCounted.includes(number) && isIn(span, set)).length
  let seconds = 0
  for (const { id } of lifts) seconds += plainDownSeconds(raw, id, span)
  const rate = (cases * 10) / lifts.length
  const average = seconds / (lifts.length * 3_600)
  const frScore = rate < 1 ? 5 : rate < 2 ? 4 : rate < 3 ? 3 : rate < 4 ? 2 : 1
  const ldtScore = average < 0.8 ? 5 : average < 1 ? 4 : average < 1.2 ? 3 : average < 1.4 ? 2 : 1
  return {
    liftCnt: lifts.length,
    cases,
    faultRatePer10Units: rate,
    frScore,
    hours: seconds / 3_600,
    avgPerLift: average,
    ldtScore,
    totalScore: frScore + ldtScore,
    summary,
  }
}

/** The council report as a list of rows, by what each of the three reports tells apart. */
export function plainTcmr(raw: RawRows, span: Span, tells: { readonly division: boolean; readonly company: boolean }) {
  const nowhere = { buildingWard: null, buildingWardFullName: null, liftCompany: null }
  const keys = raw.lifts.map(({ ward, constituency, company }) => ({
    buildingWard: tells.division ? ward : null,
    buildingWardFullName: tells.division ? constituency : null,
    liftCompany: tells.company ? company : null,
  }))
  const distinct = [...new Map(keys.map(key => [JSON.stringify(key), key])).values()].toSorted(
    (a, b) =>
      compare(a.buildingWard, b.buildingWard) ||
      compare(a.buildingWardFullName, b.buildingWardFullName) ||
      compare(a.liftCompany, b.liftCompany),
  )
  const sameDivision = (key: (typeof keys)[number], other: (typeof keys)[number] | undefined) =>
    key.buildingWard === other?.buildingWard && key.buildingWardFullName === other.buildingWardFullName
  const rows = distinct.flatMap((key, index) => {
    const own = raw.lifts.filter((_, lift) => JSON.stringify(keys[lift]) === JSON.stringify(key))
    const row = { ...key, groupLift: false, tcmrCount: figures(raw, own, span, false) }
    if (!tells.division || !tells.company || sameDivision(key, distinct[index + 1])) return [row]
    const division = raw.lifts.filter((_, lift) => sameDivision(keys[lift]!, key))
    return [row, { ...key, liftCompany: null, groupLift: true, tcmrCount: figures(raw, division, span, true) }]
  })
  return [...rows, { ...nowhere, groupLift: false, tcmrCount: figures(raw, raw.lifts, span, true) }]
}
