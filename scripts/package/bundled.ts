import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../build-parts'

/**
 * Packages that come inside the file, with all that they need in turn, as this repository has them: the `overrides` of package.json
 * replace some of that, which npm leaves aside of a package that is installed. The others come from the registry, by name.
 */
export const bundled = ['@fastify/cookie', '@fastify/static', 'exceljs', 'fastify'] as const

const lock = z.object({
  packages: z.record(z.string(), z.object({ dependencies: z.record(z.string(), z.string()).optional() })),
})

type Packages = z.output<typeof lock>['packages']

/** Where Node finds a package from a place in the tree: there, or else further up. */
function placeOf(packages: Packages, name: string, from: string): string {
  const here = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (packages[here]) return here
  if (from === '') throw new Error(`package-lock.json has no ${name}`)
  return placeOf(packages, name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))))
}

/** The places of the bundled packages and of all that they need. */
async function places(): Promise<ReadonlySet<string>> {
  const { packages } = lock.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')))
  const found = new Set(bundled.map(name => placeOf(packages, name, '')))
  for (const place of found)
    for (const name of Object.keys(packages[place]!.dependencies ?? {})) found.add(placeOf(packages, name, place))
  return found
}

/** Copies them below the folder, without what lies in them that is another package's. */
export async function copyBundled(folder: string): Promise<void> {
  for (const place of await places()) {
    const source = join(root, place)
    await cp(source, join(folder, place), {
      recursive: true,
      filter: path => !path.slice(source.length).includes('node_modules') && !path.endsWith('.map'),
    })
  }
}
