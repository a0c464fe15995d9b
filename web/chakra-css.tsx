import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { themeConfig } from './src/theme/config'
import { pageCss } from './src/theme/page-css'

/** What Chakra would write into the page as its provider is drawn. */
export function chakraCss(): string {
  const system = createSystem(defaultBaseConfig, themeConfig, pageCss)
  const html = renderToStaticMarkup(<ChakraProvider value={system}>{null}</ChakraProvider>)
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n')
}
