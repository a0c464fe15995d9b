import { defineConfig, type SystemStyleObject } from '@chakra-ui/react'
import { cardClasses } from './card-classes'
import { chartClasses } from './chart-classes'
import { controlClasses } from './control-classes'
import { frameClasses } from './frame-classes'
import { listClasses } from './list-classes'
import { rowClasses } from './row-classes'
import { shellClasses } from './shell-classes'
import { trapClasses } from './trap-classes'

/**
 * What the page has whatever is drawn on it. None of it is in the scripts: it is made into a file of styles as the console is built (see
 * `web/chakra-css.tsx`), since a slow browser takes a tenth of a second to make it.
 */
export const pageCss = defineConfig({
  preflight: true,
  globalCss: {
    '*': {
      '--global-color-border': 'colors.border',
      '--global-font-body': 'fonts.body',
    },
    // The main part does not move: it waits out of sight for what comes above it, so that nothing moves under the pointer.
    '*:not(main)': { _motionReduce: { animation: 'none !important', transition: 'none !important' } },
    html: { color: 'fg', bg: 'bg', colorPalette: 'info', colorScheme: 'light' },
    // The dark condition means what is within; this is the element itself, whose word the browser's own boxes and bars heed.
    'html.dark': { colorScheme: 'dark' },
    ...rowClasses,
    ...shellClasses,
    ...controlClasses,
    ...frameClasses,
    ...listClasses,
    ...cardClasses,
    ...trapClasses,
    ...chartClasses,
    // Only reports are meant for paper, and their tables are wide.
    '@page': { size: 'A4 landscape', margin: '10mm' } as SystemStyleObject,
    body: { fontFamily: 'body', textStyle: 'sm', fontVariantNumeric: 'tabular-nums lining-nums' },
  },
  theme: {
    keyframes: {
      spin: { to: { rotate: '360deg' } },
      hide: { 'from, to': { visibility: 'hidden' } },
      pass: { from: { translate: '-100% 0' }, to: { translate: '250% 0' } },
      breathe: { '50%': { opacity: '0.5' } },
      arrive: { from: { backgroundColor: 'var(--lw-colors-info-muted)' } },
      'slide-in': { from: { translate: '2rem 0', opacity: '0' } },
    },
  },
})
