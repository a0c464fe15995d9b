import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

const whole = /^import \{ z \} from '(zod(?:\/mini)?)'$/m

/**
 * The bundler keeps all of a namespace that is imported as a name of another module: of zod that is three quarters of it,
 * with its sentences in fifty languages, and each start reads them. Imported as the namespace that it is, only what is used stays.
 */
export const neededZod: Plugin = {
  name: 'needed-zod',
  setup(build) {
    build.onLoad({ filter: /[\\/](?:core|cli|tui)[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(whole, `import * as z from '$1'`),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }))
  },
}
