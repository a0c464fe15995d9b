import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { accessFile, accessSheet } from '../../scripts/access-sheet'

test('the printed table of permissions is that of the code (npm run access-sheet)', async () => {
  expect(await readFile(accessFile, 'utf8')).toBe(await accessSheet())
})
