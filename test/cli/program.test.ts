import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { makeConfigFolder, run, runHere } from '../harness/cli'

describe('what needs no server', () => {
  test.each([
    ['--version', 0, /^\d+\.\d+\.\d+\n$/, /^$/],
    ['--help', 0, /^Usage: liftwatch[^]*alarms {9}Alarms[^]*LIFTWATCH_SERVER/, /^$/],
    ['alarms lift-fault --help', 0, /list {14,}List|list {2,}/, /^$/],
    ['alarms lift-fault ack --help', 0, /^Usage: liftwatch alarms lift-fault ack \[options\] <id\.\.\.>/, /^$/],
    ['', 2, /^$/, /^Usage: liftwatch/],
    ['alarms', 2, /^$/, /^Usage: liftwatch alarms/],
    ['alarm', 2, /^$/, /^liftwatch: unknown command 'alarm'\n\(Did you mean alarms\?\)\n$/],
    ['alarms lift-fault list --page -1', 2, /^$/, /^liftwatch: option '--page <n>': .*\n$/],
    ['alarms lift-fault show 1', 2, /^$/, /^liftwatch: argument 'id': Invalid UUID\n$/],
    [
      'estate import /nowhere/estate.csv',
      2,
      /^$/,
      /^liftwatch: \/nowhere\/estate\.csv cannot be read: there is no such file\.\n$/,
    ],
    ['login ann@example.org', 2, /^$/, /^liftwatch: There is no terminal to ask on; give --password-file\.\n$/],
    ['login', 2, /^$/, /^liftwatch: There is no terminal to ask on; give NAME\.\n$/],
  ] as const)('liftwatch %s', async (argv, code, stdout, stderr) => {
    const outcome = await runHere(argv === '' ? [] : argv.split(' '))
    expect(outcome.stdout).toMatch(stdout)
    expect(outcome.stderr).toMatch(stderr)
    expect(outcome.code).toBe(code)
  })

  test.each([
    [
      { LIFTWATCH_SERVER: 'localhost' },
      'liftwatch: LIFTWATCH_SERVER must be an address such as http://127.0.0.1:7070.\n',
    ],
    [{ LIFTWATCH_LANG: 'fr' }, 'liftwatch: LIFTWATCH_LANG must be one of en, zh.\n'],
  ])('a wrong setting %j is one line', async (env, stderr) => {
    expect(await runHere(['whoami'], { env })).toEqual({ code: 2, stdout: '', stderr })
  })

  test('a server that is not there is one line, in the language asked for', async () => {
    const env = { LIFTWATCH_SERVER: 'http://127.0.0.1:1/', LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
    expect(await runHere(['whoami'], { env })).toEqual({
      code: 8,
      stdout: '',
      stderr: 'liftwatch: The server at http://127.0.0.1:1 cannot be reached.\n',
    })
    const chinese = await runHere(['whoami'], { env: { ...env, LIFTWATCH_LANG: 'zh' } })
    expect(chinese.stderr).toBe('liftwatch：无法连接服务器 http://127.0.0.1:1。\n')
  })
})

test('a folder that cannot be written is one line', async () => {
  const outcome = await runHere(['whoami'], { env: { LIFTWATCH_CONFIG_DIR: '/dev/null/there' } })
  expect(outcome).toMatchObject({ code: 1, stdout: '' })
  expect(outcome.stderr).toMatch(/^liftwatch: \/dev\/null\/there cannot be written: .*\n$/)
})

test('as a process: help on stdout with 0, wrong usage on stderr with 2', async () => {
  expect((await run(['--help'])).code).toBe(0)
  const wrong = await run(['alarms', 'lift-fault', 'list', '-o', 'xml'])
  expect(wrong).toMatchObject({ code: 2, stdout: '' })
})

test('what starts at once is commander and the command tree, nothing of core and no other package', async () => {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url))],
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    outdir: 'out',
    logLevel: 'silent',
  })
  const started = new Set<string>()
  const visit = (output: string) => {
    if (started.has(output)) return
    started.add(output)
    for (const { path, kind } of metafile.outputs[output]?.imports ?? []) if (kind === 'import-statement') visit(path)
  }
  visit(Object.keys(metafile.outputs).find(name => name.endsWith('main.js'))!)
  const inputs = [...started].flatMap(output => Object.keys(metafile.outputs[output]?.inputs ?? {}))
  expect(inputs.filter(input => !/(^|\/)(cli\/src|node_modules\/commander)\//.test(input))).toEqual([])
})
