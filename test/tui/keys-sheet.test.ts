import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keysFile, keysSheet } from '../../scripts/keys-sheet'
import { rootListNames } from '@liftwatch/core/views/resources/lists'
import { resourceViews } from '@liftwatch/core/views/resources/resource-views'
import { bindingIds } from '../../tui/src/input/keys'

const sources = join(import.meta.dirname, '../../tui/src')

test('the printed key sheet is the one that the bindings make (npm run keys)', async () => {
  expect(await readFile(keysFile, 'utf8')).toBe(await keysSheet())
})

test('every binding of the sheet leads somewhere', async () => {
  const files = (await readdir(sources, { recursive: true })).filter(
    file => /\.tsx?$/.test(file) && file !== join('input', 'keys.ts'),
  )
  const texts = await Promise.all(files.map(file => readFile(join(sources, file), 'utf8')))
  const code = texts.join('\n')
  // The keys of actions are called as their forms, those of lists as their lists.
  const views = rootListNames.map(name => resourceViews[name])
  const named = new Set<string>([
    ...views.flatMap(({ actions, creates }) => [...actions, ...(creates ? [creates] : [])].map(({ name }) => name)),
    ...views.map(({ name }) => `screen.${name}`),
  ])
  expect(bindingIds.filter(id => !named.has(id) && !code.includes(`'${id}'`))).toEqual([])
})
