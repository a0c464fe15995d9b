import type { Translate } from '@liftwatch/core/text/all-texts'
import type { Fact } from './facts'

interface Entry {
  readonly key: string
  readonly label: string
  /** How many rows it leads to; undefined where that is not known. */
  readonly number?: number | undefined
  readonly open: () => void
}

/** A fact that leads to a list of its own. */
export function entryFact({ key, label, number, open }: Entry, translate: Translate): Fact {
  const words = number === undefined ? translate('monitor.showAll') : translate('monitor.showAllOf', { number })
  const text = number === 0 ? '0' : words
  return { key: `entry ${key}`, label, text, open }
}
