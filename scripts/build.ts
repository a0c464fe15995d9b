import { join, parse } from 'node:path'
import type { BuildOptions } from 'esbuild'
import { compressAssets } from './compress'
import { inkCaches } from './build-ink'
import { cliBuilds } from './build-cli'
import { leanUndici } from './build-undici'
import { neededZod } from './build-zod'
import { stubbedModules, isStale, noteBuilt, root, type Part } from './build-parts'

const shared: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: 'linked',
  // Core is source, not a package: it becomes part of each program.
  alias: { '@liftwatch/core': './core/src' },
  jsx: 'automatic',
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': '"production"' },
}

/** Bundled packages that are CommonJS ask for require; ESM has to be given one. */
const requireBanner = `import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);`

const programs: Record<Exclude<Part, 'web' | 'cli'>, BuildOptions> = {
  server: {
    entryPoints: ['server/src/main.ts', 'server/src/backup.ts'],
    outdir: 'server/dist',
    packages: 'external',
  },
  tui: {
    entryPoints: ['tui/src/main.tsx'],
    outdir: 'tui/dist',
    banner: { js: requireBanner },
    alias: { ...shared.alias, '@liftwatch/tui': './tui/src' },
    plugins: [stubbedModules, neededZod, leanUndici, inkCaches],
    minify: true,
  },
}

/** The files that a program is started by, once it is built. */
export function builtEntries(part: keyof typeof programs): string[] {
  const { entryPoints, outdir } = programs[part]
  return (entryPoints as string[]).map(entry => join(root, outdir!, `${parse(entry).name}.js`))
}

/** The console as it is shipped. Its bundler goes by NODE_ENV: built by a test run, it would hold React for developers. */
async function buildConsole(): Promise<void> {
  const { build } = await import('vite')
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    await build({ root: `${root}/web`, logLevel: 'warn' })
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
  await compressAssets(`${root}/web/dist`)
}

/** Builds one part of the product. The builders are loaded only now: most starts have nothing to build. */
async function buildPart(part: Part): Promise<void> {
  if (part === 'web') {
    await buildConsole()
  } else {
    const { build } = await import('esbuild')
    if (part === 'cli') {
      const { front } = await import('./build-front')
      for (const options of [...cliBuilds, await front()]) await build({ ...shared, ...options })
    } else {
      await build({ ...shared, ...programs[part] })
    }
  }
  await noteBuilt(part)
}

/** Builds what is missing or older than its sources; `force` builds all. */
export async function buildStale(
  options: { readonly isForced?: boolean; readonly onBuild?: (part: Part) => void } = {},
): Promise<Part[]> {
  const parts: Part[] = ['server', 'cli', 'tui', 'web']
  const built: Part[] = []
  for (const part of parts) {
    if (!options.isForced && !(await isStale(part))) continue
    options.onBuild?.(part)
    await buildPart(part)
    built.push(part)
  }
  return built
}
