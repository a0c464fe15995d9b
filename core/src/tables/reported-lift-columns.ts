import type { ReportedLift } from '../contract/reports/reported-lift'
import { textColumn, type TableColumn } from './table'

/** How old a lift is: in words for people; as a number for programs, and for people who reckon with it. */
export const liftAgeColumns = {
  liftAgeFormat: textColumn(
    'liftAgeFormat',
    'reports.fields.liftAgeFormat',
    9,
    ({ liftAgeYears: number }, t) =>
      number === null ? null : t(number === 1 ? 'reports.liftAge.year' : 'reports.liftAge.years', { number }),
    { isForPeople: true },
  ),
  liftAgeYears: {
    key: 'liftAgeYears',
    header: 'reports.fields.liftAgeYears',
    kind: 'number',
    width: 8,
    value: row => row.liftAgeYears,
    isExtra: true,
  },
} as const satisfies Record<string, TableColumn<Pick<ReportedLift, 'liftAgeYears'>>>

/** Which lift a report's row is about. */
export const liftColumns = {
  liftName: textColumn('liftName', 'alarms.fields.liftName', 18, row => row.liftName, {
    isFixed: true,
    sortField: 'liftName',
  }),
  ...liftAgeColumns,
  liftCompany: textColumn('liftCompany', 'alarms.fields.liftCompany', 20, row => row.liftCompany, {
    sortField: 'liftCompany',
  }),
  townCouncil: textColumn('townCouncil', 'alarms.fields.townCouncil', 24, row => row.townCouncil, { isExtra: true }),
  buildingWard: textColumn('buildingWard', 'tables.building.ward', 18, row => row.buildingWard, { isExtra: true }),
  buildingAddress: textColumn('buildingAddress', 'alarms.fields.address', 28, row => row.buildingAddress),
  lmdAddress: textColumn('lmdAddress', 'reports.fields.lmdAddress', 28, row => row.lmdAddress, { isExtra: true }),
} as const satisfies Record<string, TableColumn<ReportedLift>>
