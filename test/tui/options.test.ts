import { describe, expect, test } from 'vitest'
import type { AppError } from '@liftwatch/core/errors'
import { readOptions } from '../../tui/src/options'

function problemsOf(argv: string[], env = {}) {
  try {
    readOptions(argv, env)
  } catch (error) {
    return (error as AppError).errors.map(({ path, message }) => `${path} ${message}`.trim())
  }
  return []
}

describe('options', () => {
  test.each([
    [[], {}, { lang: 'en', isColor: true }],
    [
      ['--server', 'http://one:1/', '--org', 'AMK'],
      { LIFTWATCH_SERVER: 'http://two:2' },
      { server: 'http://one:1', org: 'AMK' },
    ],
    [
      [],
      { LIFTWATCH_SERVER: 'http://two:2', LIFTWATCH_LANG: 'zh', NO_COLOR: '1' },
      { server: 'http://two:2', lang: 'zh', isColor: false },
    ],
    [[], { LIFTWATCH_USER: '', LIFTWATCH_ORG: 'AMK' }, { user: undefined, org: 'AMK' }],
  ])('%j %j', (argv, env, options) => {
    expect(readOptions(argv, env)).toMatchObject(options)
  })

  test('what is wrong is named', () => {
    expect(problemsOf(['--server', 'nowhere', '--lang', 'fr'])).toEqual([
      'server must be an address such as http://127.0.0.1:7070',
      'lang must be one of en, zh',
    ])
    expect(problemsOf(['--sever', 'x'])).toEqual(["Unknown option '--sever'"])
  })
})
