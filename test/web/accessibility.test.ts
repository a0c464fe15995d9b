import { looks } from './look'
import { walkEverywhere } from './walk'

/** Each theme and each language; on the phone they are the other way round, so that each look is walked at one of the widths. */
const shown = looks.filter(({ theme, language }) => (theme === 'light') === (language === 'en'))

walkEverywhere({ width: 1440, height: 900 }, shown)
