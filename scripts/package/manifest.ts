import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { version } from '@liftwatch/core/contract/version'
import { z } from 'zod'
import { root } from '../build-parts'
import { bundled } from './bundled'

const manifest = z.object({
  name: z.string(),
  description: z.string().optional(),
  license: z.string().optional(),
  engines: z.record(z.string(), z.string()).optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
})

async function read(folder: string) {
  return manifest.parse(JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')))
}

const imported = /(?:from|import)\s*\(?\s*["'](?<name>@[\w.-]+\/[\w.-]+|[a-z][\w.-]*)(?:\/[^"']*)?["']/g

function packagesIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap(text => [...text.matchAll(imported)].map(({ groups }) => groups!['name']!)))
}

/**
 * The package.json of what is installed. The server's packages come by name, each at its exact version; the other programs hold theirs.
 * @param serverTexts the built files of the server, which name what they load of core's packages as well
 */
export async function packedManifest(serverTexts: readonly string[]) {
  const [whole, server, core] = await Promise.all([read('.'), read('server'), read('core')])
  const names = packagesIn(serverTexts)
  const ofCore = Object.entries(core.dependencies).filter(([name]) => names.has(name))
  const dependencies = { ...Object.fromEntries(ofCore), ...server.dependencies }
  const loose = Object.entries(dependencies).filter(([, range]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))
  if (loose.length > 0) throw new Error(`Not at an exact version: ${loose.flat().join(' ')}`)
  return {
    name: whole.name,
    version,
    description: whole.description,
    license: whole.license,
    engines: whole.engines,
    type: 'module',
    bin: { liftwatch: 'cli/bin/liftwatch.cjs' },
    man: ['man/liftwatch.1'],
    dependencies: Object.fromEntries(Object.entries(dependencies).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    bundleDependencies: bundled,
  }
}
