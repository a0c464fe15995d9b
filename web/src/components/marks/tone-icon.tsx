import type { Tone } from '@liftwatch/core/tones'

/** A shape for each tone, so that colour is never the only sign. */
const shapes: Record<Tone, string> = {
  critical: 'M8 1.5 15 14H1Z',
  attended: 'M8 3 13.5 13h-11Z',
  warning: 'M8 1 15 8 8 15 1 8Z',
  info: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2Z',
  ok: 'M2 8.8 6 13 14 3.6',
  muted: 'M3 8h10',
}

const lineWidths: Partial<Record<Tone, number>> = { attended: 2, ok: 3, muted: 3 }

export function ToneIcon({ tone, size = 10 }: { readonly tone: Tone; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      aria-hidden
      style={{ flexShrink: 0 }}
      fill={tone in lineWidths ? 'none' : 'currentColor'}
      stroke="currentColor"
      strokeWidth={lineWidths[tone] ?? 0}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shapes[tone]} />
    </svg>
  )
}
