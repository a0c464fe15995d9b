import { defineTextStyles, defineTokens } from '@chakra-ui/react'
import { sansSerif } from './font'

function rem(pixels: number) {
  return { value: `${pixels / 16}rem` }
}

/** An 8-pixel rhythm with its halves and quarters; a step is 4 pixels. */
const steps = {
  0: rem(0),
  0.5: rem(2),
  1: rem(4),
  1.5: rem(6),
  2: rem(8),
  3: rem(12),
  4: rem(16),
  5: rem(20),
  6: rem(24),
  7: rem(28),
  8: rem(32),
  9: rem(36),
  10: rem(40),
  11: rem(44),
  12: rem(48),
  16: rem(64),
}

export const tokens = defineTokens({
  spacing: steps,
  sizes: { ...steps, full: { value: '100%' } },
  fonts: { body: { value: sansSerif }, heading: { value: sansSerif } },
  fontWeights: { normal: { value: 400 }, medium: { value: 500 }, semibold: { value: 600 } },
  radii: { l1: rem(3), l2: rem(4), l3: rem(8), full: { value: '9999px' } },
  shadows: {
    lg: { value: '0 8px 32px rgba(8, 15, 22, 0.24), 0 0 1px rgba(8, 15, 22, 0.4)' },
  },
  durations: { fast: { value: '120ms' }, slow: { value: '200ms' } },
  zIndex: {
    docked: { value: 10 },
    banner: { value: 20 },
    popover: { value: 30 },
    skipNav: { value: 40 },
    toast: { value: 50 },
  },
})

/** The one type scale. */
export const textStyles = defineTextStyles({
  xs: { value: { fontSize: '0.75rem', lineHeight: '1rem' } },
  sm: { value: { fontSize: '0.8125rem', lineHeight: '1.25rem' } },
  md: { value: { fontSize: '0.9375rem', lineHeight: '1.5rem' } },
  lg: { value: { fontSize: '1.125rem', lineHeight: '1.5rem' } },
  xl: { value: { fontSize: '1.5rem', lineHeight: '2rem' } },
})
