import type { SystemStyleObject } from '@chakra-ui/react'
import type { Tone } from '@liftwatch/core/tones'
import { cutLine } from './shared-styles'

const tones: readonly Tone[] = ['critical', 'attended', 'warning', 'info', 'ok', 'muted']

/** Whatever of these classes says its tone has that one's colours. */
const palettes = Object.fromEntries(tones.map(tone => [`[class^=lw-][data-tone=${tone}]`, { colorPalette: tone }]))

/**
 * What is in every row of a list, as classes: the style of a styled element is worked out for each one again, which is half
 * of what drawing a list takes.
 */
export const rowClasses: Record<string, SystemStyleObject> = {
  ...palettes,
  '.lw-chip': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    color: 'colorPalette.fg',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
  },
  '.lw-chip[data-boxed]': {
    px: '2',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'colorPalette.border',
    bg: 'colorPalette.subtle',
  },
  '.lw-chip[data-tone=attended]:not([data-boxed])': { fontWeight: 'normal' },
  // Solid red is for what waits for a person.
  '.lw-chip[data-tone=critical][data-boxed]': {
    color: 'critical.contrast',
    bg: 'critical.solid',
    borderColor: 'critical.solid',
  },
  '.lw-row-link': {
    pos: 'relative',
    color: 'info.fg',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationColor: 'colorPalette.border',
    textUnderlineOffset: '3px',
    borderRadius: 'l1',
    focusVisibleRing: 'inside',
    _hover: { textDecorationColor: 'currentColor' },
  },
  '.lw-tick': { display: 'flex', alignItems: 'center', justifyContent: 'center', w: '8', h: '8', cursor: 'pointer' },
  '.lw-tick input': { w: '4', h: '4', accentColor: 'info.solid', focusVisibleRing: 'outside' },
  '.lw-line': cutLine,
  '.lw-small-line': { ...cutLine, textStyle: 'xs', color: 'fg.muted' },
  '.lw-beside': { ms: '2' },
  '.lw-repeated': { ms: '2', color: 'fg', fontWeight: 'semibold' },
  '.lw-spoken': { srOnly: true },
  '.lw-bone': { h: '4', bg: 'bg.emphasized', borderRadius: 'l2', animation: 'breathe 1.6s ease-in-out infinite' },
}
