import type { allEnglish } from './all-english'
import type { Translated } from './translated'
import { zh } from './zh'
import { cli } from './zh/cli'
import { monitor } from './zh/monitor'
import { overview } from './zh/overview'
import { watch } from './zh/watch'

export const allChinese: Translated<typeof allEnglish> = { ...zh, cli, monitor, overview, watch }
