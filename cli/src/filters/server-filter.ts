import type { Context } from '../command/context'
import type { Filter, FilterFlags } from './filter-flags'
import { refuseUnknownNames } from './known-names'

/** Makes sure that `context.timeZone` is the zone that is asked for, or else the estate's. Errors: those of the account and the network. */
export async function knowTimeZone(context: Context): Promise<void> {
  if (context.settings.timeZone === undefined) await context.knowEstateTimeZone()
}

/** A filter with its days in that zone. Errors: as `knowTimeZone`. */
export async function withDaysInZone(context: Context, flags: FilterFlags, filter: Filter): Promise<Filter> {
  if (flags.hasDays(filter)) await knowTimeZone(context)
  return flags.inZone(filter, context.timeZone, context.io.clock())
}

/** A filter as the server takes it: its names are there, and its days are those of that zone. Errors: as `knowTimeZone`; no-such-name, similar-name. */
export async function serverFilter(context: Context, flags: FilterFlags, filter: Filter): Promise<Filter> {
  await refuseUnknownNames(context, filter, flags.optionOf)
  return withDaysInZone(context, flags, filter)
}
