/** What a report says, be it of a fault or of a trap. */
export interface ClosingReportValues {
  readonly technicianName: string
  readonly faultCode: string
  readonly result: string
}
export type ClosingReportField = keyof ClosingReportValues

export type ClosingReportErrors = Partial<Record<ClosingReportField, string>>
