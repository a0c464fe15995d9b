import type { BuildOptions, Plugin } from 'esbuild'
import { leanCommander } from './build-commander'
import { leanStringWidth } from './build-string-width'
import { leanUndici } from './build-undici'
import { neededZod } from './build-zod'
import { stubbedModules } from './build-parts'

/** What few commands use, each a file of its own that is read when one does: half of the bytes. */
export const apart: Readonly<Record<string, string>> = {
  undici: 'undici',
  yaml: 'yaml',
  'csv-parse/sync': 'csv-parse',
  '@jmespath-community/jmespath': 'jmespath',
  './all-chinese': 'chinese',
  conf: 'conf',
}

const apartFiles: Plugin = {
  name: 'apart-files',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ path, kind }) => {
      const file = kind === 'entry-point' ? undefined : apart[path]
      return file === undefined ? undefined : { path: `./${file}.cjs`, external: true }
    })
  },
}

/**
 * The command line as one file in which a command's modules are run when they are wanted. As a file for each, a command that counts opened
 * a hundred of them, which took as long as all that it does; and the loader of ES modules takes longer than to read all of this.
 */
const main: BuildOptions = {
  entryPoints: ['cli/src/main.ts'],
  outfile: 'cli/dist/main.cjs',
  plugins: [apartFiles, neededZod, leanCommander, leanStringWidth],
}

const common: BuildOptions = {
  format: 'cjs',
  splitting: false,
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': '__moduleUrl' },
  banner: { js: `const __moduleUrl = require('node:url').pathToFileURL(__filename).href;` },
}

function apartBuild([path, file]: readonly [string, string]): BuildOptions {
  const isOwn = path.startsWith('./')
  const from = isOwn ? path.replace('./', './core/src/text/') : path
  return {
    stdin: {
      // A module's default is all that a file of this kind exports.
      contents: path === 'conf' ? `module.exports = require('conf').default` : `export * from '${from}'`,
      resolveDir: isOwn ? '.' : 'cli',
    },
    outfile: `cli/dist/${file}.cjs`,
    plugins: [leanUndici, stubbedModules],
  }
}

/** All builds of the command line but that of its front. */
export const cliBuilds: readonly BuildOptions[] = [main, ...Object.entries(apart).map(apartBuild)].map(build =>
  Object.assign({}, common, build),
)
