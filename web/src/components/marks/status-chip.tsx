import type { Tone } from '@liftwatch/core/tones'
import { ToneIcon } from './tone-icon'

interface StatusChipProps {
  readonly tone: Tone
  readonly label: string
  /** For tables, where a ground for each chip would be a patchwork. */
  readonly isPlain?: boolean
  /** Of which only one thing can be said in its place: there the word is sign enough. */
  readonly hasNoSign?: boolean
  /** Over and done with: the shape and the word remain, the colour is for what still matters. */
  readonly isPast?: boolean
}

/** A state by word, shape and colour. */
export function StatusChip({ tone, label, isPlain = false, hasNoSign = false, isPast = false }: StatusChipProps) {
  return (
    <span className="lw-chip" data-tone={isPast ? 'muted' : tone} data-boxed={!isPlain || undefined}>
      {!hasNoSign && <ToneIcon tone={tone} />}
      {label}
    </span>
  )
}
