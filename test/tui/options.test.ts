import { describe, expect, test } from 'vitest'
import type { AppError } from '@liftwatch/core/errors'
import { monitorFlags } from '@liftwatch/core/monitor-flags'
import { readOptions } from '../../tui/src/program/options'
import { runHere } from '../harness/cli'

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
    [[], {}, { lang: undefined, screen: undefined, filter: undefined, isReadOnly: false, multiplexer: undefined }],
    [
      ['--server', 'http://one:1/', '--org', 'AMK'],
      { LIFTWATCH_SERVER: 'http://two:2' },
      { server: 'http://one:1', org: 'AMK' },
    ],
    [
      [],
      { LIFTWATCH_SERVER: 'http://two:2', LIFTWATCH_LANG: 'zh', NO_COLOR: '1' },
      { server: 'http://two:2', lang: 'zh', terminalFacts: { noColor: true } },
    ],
    // A filter without a screen is one of lift faults, as it was when they were the first.
    [['--filter', 'severity=URGENT'], {}, { screen: 'lift-faults', filter: { severity: 'URGENT' } }],
    [[], { LIFTWATCH_USER: '', LIFTWATCH_ORG: 'AMK' }, { user: undefined, org: 'AMK' }],
    [
      ['--screen', 'lmds', '--filter', 'onlineFormat=Offline', '--filter', 'blk=205', '--readonly'],
      { TMUX: '/tmp/tmux,1,0' },
      { screen: 'lmds', filter: { onlineFormat: 'Offline', blk: '205' }, isReadOnly: true, multiplexer: 'tmux' },
    ],
  ])('%j %j', (argv, env, options) => {
    expect(readOptions(argv, env)).toMatchObject(options)
  })

  test('what is wrong is named', () => {
    expect(problemsOf(['--server', 'nowhere', '--lang', 'fr'])).toEqual([
      'server must be an address such as http://127.0.0.1:7070',
      'lang must be one of en, zh',
    ])
    expect(problemsOf(['--screen', 'cats', '--filter', 'severity'])).toEqual([
      'screen must be one of overview, lift-faults, passenger-traps, rbes, lifts, lmds, buildings, cases, switch-offs, maintenance-checks, activity, reports',
      'filter.0 must be NAME=VALUE, such as severity=URGENT',
    ])
    expect(problemsOf(['--sever', 'x'])).toEqual(["Unknown option '--sever'"])
  })
})

test('the command line has the help of all of them, and of the context', async () => {
  const { code, stdout } = await runHere(['monitor', '--help'])
  expect(code).toBe(0)
  for (const { name } of monitorFlags) expect(stdout).toMatch(new RegExp(`^  --${name}\\b`, 'm'))
  expect(stdout).toContain('--context <name>')
  expect(stdout).not.toContain('--retry')
})
