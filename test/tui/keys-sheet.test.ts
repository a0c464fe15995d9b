import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keysFile, keysSheet } from '../../scripts/keys-sheet'
import { bindingIds } from '../../tui/src/input/keys'
import { faultActions } from '../../tui/src/screens/lift-faults/use-fault-commands'
import { trapActions } from '../../tui/src/screens/passenger-traps/use-trap-commands'

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
  // The keys of actions are called as their calls.
  const actions = new Set<string>([...faultActions, ...trapActions].map(({ endpoint }) => endpoint.id))
  expect(bindingIds.filter(id => !actions.has(id) && !code.includes(`'${id}'`))).toEqual([])
})
