import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

const eager = "const childProcess = require('node:child_process');"
const whenAsked = "const childProcess = { spawn: (...args) => require('node:child_process').spawn(...args) };"

/**
 * Commander can run subcommands that are programs of their own, and for that loads at once what starts processes: a tenth of what
 * `--help` takes. Ours are none.
 */
export const leanCommander: Plugin = {
  name: 'lean-commander',
  setup(build) {
    build.onLoad({ filter: /[\\/]commander[\\/]lib[\\/]command\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      if (!source.includes(eager))
        throw new Error(`${path} does not load child_process as it did: look at this plugin again`)
      return { contents: source.replace(eager, whenAsked), loader: 'js' }
    })
  },
}
