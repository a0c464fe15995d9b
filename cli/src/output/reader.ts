import type { Translate } from '@liftwatch/core/text/all-texts'

/** Whom data is written for. */
export interface Reader {
  readonly translate: Translate
  /** On whose clock instants are shown, and whose days are meant. */
  readonly timeZone: string
}
