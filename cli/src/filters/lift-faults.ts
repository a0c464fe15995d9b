import { alarmStatus, operationalStatus, severity } from '@liftwatch/core/contract/alarms'
import { liftFaultFilter, type LiftFaultFilter } from '@liftwatch/core/contract/lift-faults'
import { dayBounds } from '@liftwatch/core/text/format'
import type { Command } from 'commander'
import { z } from 'zod'

const { shape } = liftFaultFilter

/** States may be given in lower case and with hyphens, as flags are. */
function stateName<Type extends z.core.$ZodType>(type: Type) {
  const upper = (value: unknown) => (typeof value === 'string' ? value.toUpperCase().replaceAll('-', '_') : value)
  return z.preprocess(value => (Array.isArray(value) ? value.map(upper) : upper(value)), type)
}

function several(value: string, before: string[] = []): string[] {
  return [...before, ...value.split(',')]
}

const day = z.iso.date({ error: 'must be a date such as 2026-11-30' }).optional()

/** The flags that filter lift faults, as the contract's filter reads them. */
export const liftFaultFlags = {
  townCouncil: shape.tc,
  prefix: shape.pfx,
  block: shape.blk,
  lift: shape.lift,
  status: stateName(shape.operationalStatus),
  alarmStatus: stateName(shape.alarmStatus),
  number: shape.alarmLiftFaultNumber,
  severity: stateName(shape.severity),
  lmd: shape.lmdClientId,
  postalCode: shape.postalCode,
  from: day,
  to: day,
}

/** Whether the days are in order; false goes to `--to`. */
export function areDaysInOrder({ from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }) {
  return !from || !to || from <= to
}

export const daysOutOfOrder = { path: ['to'], error: 'must not be before --from' }

type LiftFaultFlags = z.output<z.ZodObject<typeof liftFaultFlags>>

export function addLiftFaultFlags(command: Command): Command {
  const states = ({ options }: { readonly options: readonly string[] }) => options.join(', ').toLowerCase()
  return command
    .option('--town-council <text>', 'first part of the lift name, from its beginning')
    .option('--prefix <text>', 'second part of the lift name, from its beginning')
    .option('--block <text>', 'block, from its beginning')
    .option('--lift <text>', 'lift number, from its beginning')
    .option('--status <status>', states(operationalStatus))
    .option('--alarm-status <status>', states(alarmStatus))
    .option('--number <numbers>', 'fault numbers, repeated or with commas between', several)
    .option('--severity <severities>', `${states(severity)}, repeated or with commas between`, several)
    .option('--lmd <client-id>', 'device')
    .option('--postal-code <code>', 'postal code of the block')
    .option('--from <date>', 'set on this day or later, YYYY-MM-DD in the estate’s time zone')
    .option('--to <date>', 'set on this day or before')
}

/** The filter as the contract has it; the days from their first to their last instant. */
export function toLiftFaultFilter(flags: LiftFaultFlags): LiftFaultFilter {
  return {
    tc: flags.townCouncil,
    pfx: flags.prefix,
    blk: flags.block,
    lift: flags.lift,
    operationalStatus: flags.status,
    alarmStatus: flags.alarmStatus,
    alarmLiftFaultNumber: flags.number,
    severity: flags.severity,
    lmdClientId: flags.lmd,
    postalCode: flags.postalCode,
    startCreateTs: flags.from && dayBounds(flags.from).startTs,
    endCreateTs: flags.to && dayBounds(flags.to).endTs,
  }
}
