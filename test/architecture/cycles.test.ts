import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folders = ['core/src', 'server/src', 'cli/src', 'tui/src', 'web/src', 'scripts']
const imported = /(?:from|import)\s*\(?\s*'((?:\.{1,2}\/|@liftwatch\/core\/)[^']+)'/g

function fileOf(path: string): string | undefined {
  return [path, `${path}.ts`, `${path}.tsx`].find(file => /\.tsx?$/.test(file) && existsSync(join(root, file)))
}

/** What a file imports of the project: values and types, at once and when it is needed. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(imported)].flatMap(([, name]) => {
    const core = '@liftwatch/core/'
    const path = name!.startsWith(core) ? `core/src/${name!.slice(core.length)}` : join(dirname(file), name!)
    return fileOf(normalize(path)) ?? []
  })
}

/** The files of each way round, from a file over those that it imports back to itself. */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = []
  const done = new Set<string>()
  const path: string[] = []
  function walk(file: string): void {
    const at = path.indexOf(file)
    if (at >= 0) found.push([...path.slice(at), file])
    if (at >= 0 || done.has(file)) return
    path.push(file)
    for (const next of graph.get(file) ?? []) walk(next)
    path.pop()
    done.add(file)
  }
  for (const file of graph.keys()) walk(file)
  return found
}

test('no file imports itself by way of others, not even one that is loaded only when it is wanted', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(file => /\.tsx?$/.test(file) && existsSync(join(root, file)))
  const graph = new Map(files.map(file => [file, importsOf(file)]))
  expect([...graph.values()].flat().length).toBeGreaterThan(3_000)
  expect(circles(graph)).toEqual([])
})

test('a circle is found where there is one', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ])
  expect(circles(graph)).toEqual([['b', 'c', 'b']])
})
