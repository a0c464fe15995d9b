import { z } from 'zod/mini'
import { endpoint } from '../endpoint'
import { reportFile, reportFilter } from './list-report'
import { month } from './report-periods'

const known = z.nullable(z.string())

/** Specification 2 section 3; what a row does not tell apart is null. */
const tcmrRow = z.object({
  buildingWard: known,
  buildingWardFullName: known,
  liftCompany: known,
  /** Sums one division up, within the report of divisions and companies. */
  groupLift: z.boolean(),
  tcmrCount: z.object({
    liftCnt: z.int(),
    cases: z.int(),
    faultRatePer10Units: z.nullable(z.number()),
    frScore: z.nullable(z.int()),
    hours: z.number(),
    avgPerLift: z.nullable(z.number()),
    ldtScore: z.nullable(z.int()),
    totalScore: z.nullable(z.int()),
    /** Sums up rows above it. */
    summary: z.boolean(),
  }),
})

/** A row of one of several months, YYYY-MM. */
const tcmrTrendRow = z.extend(tcmrRow, { month: z.string() })
export type TcmrTrendRow = z.infer<typeof tcmrTrendRow>

/** Without councils, of all lifts in the caller's scope. */
const asked = { month, townCouncil: reportFilter.shape.townCouncil }
/** A council that is not in sight is an error, so that it is not taken for one without lifts. */
const errors = ['unknown-town'] as const

function tcmrReport(call: string, path: string) {
  return endpoint(`tcmr.${call}`, {
    method: 'GET',
    path: `/api/reports/${path}`,
    access: { permission: 'tcmr_tcmr' },
    input: z.object(asked),
    answer: z.array(tcmrRow),
    isExpensive: true,
    errors,
  })
}

function tcmrFile(call: string, path: string) {
  return reportFile(`tcmr.${call}`, {
    path: `/api/reports/${path}/export-excel`,
    permission: 'tcmr_tcmr',
    asked,
    errors,
  })
}

/** The town council management report, scored: by division, by lift company, and by both. */
export const tcmr = {
  division: tcmrReport('division', 'tcmr-division'),
  /** The rows by division of the twelve months that end with the one asked for, the earliest month first. */
  divisionTrend: endpoint('tcmr.divisionTrend', {
    method: 'GET',
    path: '/api/reports/tcmr-division/trend',
    access: { permission: 'tcmr_tcmr' },
    input: z.object(asked),
    answer: z.array(tcmrTrendRow),
    isExpensive: true,
    errors,
  }),
  exportDivision: tcmrFile('exportDivision', 'tcmr-division'),
  liftCompany: tcmrReport('liftCompany', 'tcmr-lift-company'),
  exportLiftCompany: tcmrFile('exportLiftCompany', 'tcmr-lift-company'),
  dlc: tcmrReport('dlc', 'tcmr-dlc'),
  exportDlc: tcmrFile('exportDlc', 'tcmr-dlc'),
}
