import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Imports of more than types: of all calls, of the client that has all of them, and of who gets what of a notice, which the server decides. */
const wholeApi = "^import \\{ [^}]*\\} from '.*/(contract/api|client/client|notice-reach)'"

test('what knows all calls of the API is no part of what console and monitor load first', () => {
  const folders = ['core/src', 'web/src', 'tui/src'].map(folder => `${folder}/**`)
  const found = execFileSync('git', ['grep', '--untracked', '-lE', wholeApi, '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(found.trim().split('\n')).toEqual([
    'core/src/client/client.ts',
    'core/src/domain/notice-reach.ts',
    // Of the settings' own file, where the audit trail is.
    'core/src/tables/audit-entries.ts',
  ])
})
