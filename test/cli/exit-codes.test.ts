import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { exitCodesFile, exitCodesSheet } from '../../scripts/exit-codes-sheet'

test('the printed exit codes are those of the error table (npm run exit-codes)', async () => {
  expect(await readFile(exitCodesFile, 'utf8')).toBe(await exitCodesSheet())
})
