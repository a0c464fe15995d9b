import type { Tone } from '@liftwatch/core/tones'

/** A shape for each tone, in a box of 16, so that colour is never the only sign. */
const shapes: Record<Tone, string> = {
  critical: 'M8 1.5 15 14H1Z',
  attended: 'M8 3 13.5 13h-11Z',
  warning: 'M8 1 15 8 8 15 1 8Z',
  info: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2Z',
  ok: 'M2 8.8 6 13 14 3.6',
  muted: 'M3 8h10',
}

const lineWidths: Partial<Record<Tone, number>> = { attended: 2, ok: 3, muted: 3 }

/** The shape of a tone: filled, or where it has a width drawn as a line. */
export function toneShape(tone: Tone): { readonly path: string; readonly lineWidth: number | undefined } {
  return { path: shapes[tone], lineWidth: lineWidths[tone] }
}
