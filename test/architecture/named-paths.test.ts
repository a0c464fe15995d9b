import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { glob } from 'tinyglobby'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = await glob(['**/*'], { cwd: root, dot: true, ignore: ['**/node_modules/**', '**/dist/**', '.git/**'] })
const sections = ['', 'core/', 'core/src/', 'server/src/', 'cli/', 'cli/src/', 'tui/src/', 'web/src/']

/** What the document names in backticks as a file or a folder: with a slash in it, or with the ending of a file. */
function pathsIn(text: string): string[] {
  const named = [...text.matchAll(/`([\w.-][\w./-]*)`/g)].map(([, name]) => name!)
  return [...new Set(named.filter(name => name.includes('/') || /\.(tsx?|cjs|md|json)$/.test(name)))]
}

/** A path counts from the root or a package's sources; a file without a folder may be in any. Endings of sources may be left out. */
function isThere(path: string): boolean {
  const isFolder = path.endsWith('/')
  const names = isFolder ? [] : ['', '.ts', '.tsx'].map(ending => path + ending)
  const isFileOf = (file: string) =>
    names.some(
      name => sections.some(section => file === section + name) || (!path.includes('/') && file.endsWith(`/${name}`)),
    )
  const folder = isFolder ? path : `${path}/`
  return files.some(file => isFileOf(file) || sections.some(section => file.startsWith(section + folder)))
}

it('a path is found from the root and from the sources of a package, with or without its ending', () => {
  expect(
    ['core/src/errors.ts', 'http/route.ts', 'route.ts', 'domain/sight', 'ingest/', 'paint/'].filter(isThere),
  ).toHaveLength(6)
  expect(
    ['core/src/nowhere.ts', 'http/nowhere.ts', 'nowhere.ts', 'domain/nowhere', 'nowhere/'].filter(isThere),
  ).toEqual([])
})

it('ARCHITECTURE.md names only files and folders that are there', () => {
  const paths = pathsIn(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'))
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.filter(path => !isThere(path))).toEqual([])
})
