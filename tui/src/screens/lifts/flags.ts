import type { LiftFlag } from '@liftwatch/core/contract/lifts'
import type { Translate } from '@liftwatch/core/text/translate'
import { liftFlagTone, type Tone } from '@liftwatch/core/tones'

const gravity: readonly Tone[] = ['critical', 'warning', 'info', 'ok', 'muted']

/** The gravest tone among the flags; none without any. */
export function flagsTone(flags: readonly LiftFlag[]): Tone | undefined {
  const tones = new Set<Tone>(flags.map(flag => liftFlagTone[flag]))
  return gravity.find(tone => tones.has(tone))
}

/** The flags by their short names, as the trade knows them. */
export function flagsText(flags: readonly LiftFlag[], translate: Translate): string {
  return flags.map(flag => translate(`tables.flags.${flag}`)).join(' ')
}
