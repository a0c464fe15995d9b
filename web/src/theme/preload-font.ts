import { preload } from 'react-dom'
import url from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

// Asked for with the first scripts: it is there before the first text, or it is used from the next page on.
preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
