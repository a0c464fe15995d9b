import type { Tone } from '@liftwatch/core/tones'
import { toneShape } from './tone-shape'

export function ToneIcon({ tone, size = 10 }: { readonly tone: Tone; readonly size?: number }) {
  const { path, lineWidth } = toneShape(tone)
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      aria-hidden
      style={{ flexShrink: 0 }}
      fill={lineWidth === undefined ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={lineWidth ?? 0}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}
