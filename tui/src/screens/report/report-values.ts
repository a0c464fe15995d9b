/** What a report says, be it of a fault or of a trap. */
export interface ReportValues {
  readonly technicianName: string
  readonly faultCode: string
  readonly result: string
}
export type ReportField = keyof ReportValues

export type ReportErrors = Partial<Record<ReportField, string>>
