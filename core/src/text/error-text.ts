import { dayNotFreeReason } from '../contract/maintenance/maintenance-fields'
import type { AppError } from '../errors'
import { formatInstant } from './format'
import type { Translate } from './translate'

/** An error in the reader's language, by its code; instants (names that end in At) in the zone, which is the estate's unless another is chosen. */
export function errorText(translate: Translate, error: AppError, timeZone?: string): string {
  const wordOf = (name: string, value: string | number) => {
    if (name.endsWith('At')) return formatInstant(Number(value), timeZone)
    const reason = dayNotFreeReason.safeParse(value)
    return name === 'reason' && reason.success ? translate(`maintenance.reasons.${reason.data}`) : value
  }
  const values = Object.fromEntries(Object.entries(error.params).map(([name, value]) => [name, wordOf(name, value)]))
  return translate(`errors.${error.code}`, values)
}
