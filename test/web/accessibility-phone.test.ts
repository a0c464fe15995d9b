import { looks } from './look'
import { walkEverywhere } from './walk'

/** The looks that are not walked at a desk's width. */
const shown = looks.filter(({ theme, language }) => (theme === 'light') !== (language === 'en'))

walkEverywhere({ width: 390, height: 844 }, shown)
