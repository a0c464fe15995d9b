import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('folders are made in one place, which does not try for ever where a file system refuses one', () => {
  const sources = ['core/src', 'server/src', 'cli', 'tui/src', 'scripts'].map(folder => `${folder}/**/*.ts`)
  const found = execFileSync('git', ['grep', '--untracked', '-lE', 'mkdir(Sync)?\\(', '--', ...sources], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(found.trim().split('\n')).toEqual(['core/src/files/make-folder.ts'])
})
