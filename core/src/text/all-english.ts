import { en } from './en'
import { cli } from './en/cli'
import { monitor } from './en/monitor'
import { overview } from './en/overview'
import { watch } from './en/watch'

/** With what only a terminal shows; a browser would load it for nothing. */
export const allEnglish = { ...en, cli, monitor, overview, watch }
