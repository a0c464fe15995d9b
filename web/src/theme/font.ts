import type { SystemStyleObject } from '@chakra-ui/react'
import { preload } from 'react-dom'
import url from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

const family = 'Inter Variable'

// Asked for with the first scripts: it is there before the first text, or it is used from the next page on.
preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })

export const latinFont = {
  fontFamily: family,
  fontStyle: 'normal',
  fontWeight: '100 900',
  // No text moves or is redrawn because its font comes late.
  fontDisplay: 'optional',
  src: `url(${url}) format('woff2')`,
  unicodeRange:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
} as SystemStyleObject

/** Latin of our own, then that of the system; Chinese in simplified forms by each system's best font. */
export const sansSerif = [
  `'${family}'`,
  "'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans'",
  "'PingFang SC', 'HarmonyOS Sans SC', 'Microsoft YaHei UI', 'Microsoft YaHei'",
  "'Noto Sans CJK SC', 'Noto Sans SC', 'Source Han Sans SC', 'WenQuanYi Micro Hei'",
  'sans-serif',
].join(', ')
