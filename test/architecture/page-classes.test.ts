import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { glob } from 'tinyglobby'
import { expect, test } from 'vitest'

const sources = fileURLToPath(new URL('../../web/src', import.meta.url))
const styleSheets = ['theme/*.ts', '**/*.css']

/** The names that a pattern finds in files of the console. */
async function namesIn(files: readonly string[], without: readonly string[], pattern: RegExp): Promise<string[]> {
  const paths = await glob(files, { cwd: sources, ignore: without })
  const found = paths.flatMap(path => Array.from(readFileSync(join(sources, path), 'utf8').matchAll(pattern)))
  return [...new Set(found.map(([, name]) => name!))].toSorted()
}

test('each class that a screen gives has a style, and each style is given by a screen', async () => {
  const styled = await namesIn(styleSheets, [], /\.(lw-[a-z-]+)/g)
  const given = await namesIn(['**/*.{ts,tsx}'], styleSheets, /(?<!-)(?<=['"\s])(lw-[a-z-]+)/g)
  expect(styled.length).toBeGreaterThan(60)
  expect(given).toEqual(styled)
})
