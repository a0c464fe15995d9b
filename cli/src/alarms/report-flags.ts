import { reportFields } from '@liftwatch/core/contract/alarms'
import type { Command } from 'commander'

/** The flags of a report, of either kind of alarm. */
export const reportFlags = {
  name: reportFields.technicianName,
  code: reportFields.faultCode,
  result: reportFields.result,
}

export interface ReportFlags {
  readonly name: string
  readonly code?: string
  readonly result: string
}

export function addReportFlags(command: Command): Command {
  return command
    .requiredOption('--name <name>', 'technician')
    .option('--code <code>', 'four-digit code of what was found, such as 1010, or 9000 for no fault found')
    .requiredOption('--result <text>', 'result, up to 2000 characters')
}
