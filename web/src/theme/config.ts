import { defineConfig } from '@chakra-ui/react'
import { colors } from './colors'
import { button, field, input, nativeSelect, skeleton, textarea } from './controls'
import { textStyles, tokens } from './tokens'

/**
 * Chakra's machinery with our own tokens and only the recipes that the first screen and the lists need. A heavier
 * component brings its recipe along in its own lazy file, by the `recipe` property.
 */
export const themeConfig = defineConfig({
  preflight: false,
  cssVarsPrefix: 'lw',
  cssVarsRoot: ':where(html)',
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    tokens,
    semanticTokens: { colors },
    textStyles,
    recipes: { button, input, textarea, skeleton },
    slotRecipes: { field, nativeSelect },
  },
})
