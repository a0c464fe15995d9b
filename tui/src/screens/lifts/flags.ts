import type { LiftFlag } from '@liftwatch/core/contract/estate/lifts'
import type { Translate } from '@liftwatch/core/text/all-texts'

/** The flags by their short names, as the trade knows them. */
export function flagsText(flags: readonly LiftFlag[], translate: Translate): string {
  return flags.map(flag => translate(`tables.flags.${flag}`)).join(' ')
}
