import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  type SystemContext,
  type SystemStyleObject,
} from '@chakra-ui/react'
import { colors } from './theme/colors'
import { latinFont } from './theme/font'
import { button, field, input, nativeSelect, skeleton, textarea } from './theme/controls'
import { rowClasses } from './theme/row-classes'
import { shellClasses } from './theme/shell-classes'
import { textStyles, tokens } from './theme/tokens'

/**
 * Chakra's machinery with our own tokens and only the recipes that the first screen and the lists need. A heavier
 * component brings its recipe along in its own lazy file, by the `recipe` property.
 */
const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'lw',
  cssVarsRoot: ':where(html)',
  globalCss: {
    // Latin alone: Chinese characters come with every system, and a font of them would weigh megabytes.
    '@font-face': latinFont,
    '*': {
      '--global-color-border': 'colors.border',
      '--global-font-body': 'fonts.body',
      _motionReduce: { animation: 'none !important', transition: 'none !important' },
    },
    html: { color: 'fg', bg: 'bg', colorPalette: 'info', colorScheme: 'light' },
    // The dark condition means what is within; this is the element itself, whose word the browser's own boxes and bars heed.
    'html.dark': { colorScheme: 'dark' },
    ...rowClasses,
    ...shellClasses,
    // Only reports are meant for paper, and their tables are wide.
    '@page': { size: 'A4 landscape', margin: '10mm' } as SystemStyleObject,
    body: { fontFamily: 'body', textStyle: 'sm', fontVariantNumeric: 'tabular-nums lining-nums' },
  },
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    keyframes: {
      spin: { to: { rotate: '360deg' } },
      hide: { 'from, to': { visibility: 'hidden' } },
      breathe: { '50%': { opacity: '0.5' } },
      arrive: { from: { backgroundColor: 'var(--lw-colors-info-muted)' } },
      'slide-in': { from: { translate: '2rem 0', opacity: '0' } },
    },
    tokens,
    semanticTokens: { colors },
    textStyles,
    recipes: { button, input, textarea, skeleton },
    slotRecipes: { field, nativeSelect },
  },
})

let made: SystemContext | undefined

/**
 * Made when it is first drawn with, and not as its file is loaded: that would be one task together with all else that is loaded then, and
 * hold a slow machine up.
 */
export function theme(): SystemContext {
  made ??= createSystem(defaultBaseConfig, config)
  return made
}
