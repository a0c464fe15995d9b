import type { BuildOptions } from 'esbuild'
import { knownAnswers } from '../cli/src/help/answers'
import { helpWidth } from '../cli/src/help/help-width'

/**
 * What answers `--help` and `--version`: a file of its own with the answers in it, without what parses a command line and without
 * the loader of ES modules, each of which alone takes a fifth of such a start.
 */
export async function front(): Promise<BuildOptions> {
  return {
    entryPoints: ['cli/src/front.ts'],
    outfile: 'cli/dist/front.cjs',
    format: 'cjs',
    splitting: false,
    minify: true,
    define: { answers: JSON.stringify(await knownAnswers(helpWidth)) },
  }
}
