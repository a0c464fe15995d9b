import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { makeConfigFolder, run, runHere } from '../harness/cli'

describe('what needs no server', () => {
  test.each([
    ['--version', 0, /^\d+\.\d+\.\d+\n$/, /^$/],
    ['--help', 0, /^Usage: liftwatch[^]*alarms {2,}Alarms[^]*LIFTWATCH_TOKEN/, /^$/],
    ['alarms lift-fault --help', 0, /list {14,}List|list {2,}/, /^$/],
    [
      'alarms lift-fault ack --help',
      0,
      /^Usage: liftwatch alarms lift-fault ack \[options\] \[id\.\.\.\][^]*Of every command:\n {2}--context <name>/,
      /^$/,
    ],
    ['', 2, /^$/, /^Usage: liftwatch/],
    ['alarms', 2, /^$/, /^Usage: liftwatch alarms/],
    ['alarm', 2, /^$/, /^liftwatch: unknown command 'alarm'\n\(Did you mean alarms\?\)\n$/],
    ['alarms lift-fault list --page -1', 2, /^$/, /^liftwatch: option '--page <n>': .*\n$/],
    [
      'alarms lift-fault show 1',
      2,
      /^$/,
      /^liftwatch: argument 'id': must be an id such as 01890a5d-ac96-774b-bcce-b302099a8057\n$/,
    ],
    [
      'estate import /nowhere/estate.csv',
      2,
      /^$/,
      /^liftwatch: \/nowhere\/estate\.csv cannot be read: there is no such file\.\n$/,
    ],
    ['login ann@example.org', 2, /^$/, /^liftwatch: There is no terminal to ask on; give --password-file\.\n$/],
    ['login', 2, /^$/, /^liftwatch: There is no terminal to ask on; give NAME\.\n$/],
    ['whoami --timeout 5', 2, /^$/, /^liftwatch: --timeout must be a duration such as 90s, 5m, 2h or 1d\.\n$/],
    ['--timeout 0s whoami', 2, /^$/, /^liftwatch: --timeout must be more than 0\.\n$/],
    ['whoami --retry 11', 2, /^$/, /^liftwatch: --retry must be a number from 0 to 10\.\n$/],
    ['whoami --tz Mars', 2, /^$/, /^liftwatch: --tz must be a time zone such as Asia\/Singapore or UTC\.\n$/],
    ['whoami --context a/b', 2, /^$/, /^liftwatch: --context must be a name of letters, .*\n$/],
  ] as const)('liftwatch %s', async (argv, code, stdout, stderr) => {
    const env = { LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
    const outcome = await runHere(argv === '' ? [] : argv.split(' '), { env })
    expect(outcome.stdout).toMatch(stdout)
    expect(outcome.stderr).toMatch(stderr)
    expect(outcome.code).toBe(code)
  })

  test.each([
    [
      { LIFTWATCH_SERVER: 'localhost' },
      'liftwatch: LIFTWATCH_SERVER must be an address such as http://127.0.0.1:7070.\n',
    ],
    [{ LIFTWATCH_TOKEN: 'two words' }, 'liftwatch: LIFTWATCH_TOKEN must be an access token, which is one word.\n'],
    [{ LIFTWATCH_RETRY: 'often' }, 'liftwatch: LIFTWATCH_RETRY must be a number from 0 to 10.\n'],
    [{ LIFTWATCH_TZ: 'Singapur' }, 'liftwatch: LIFTWATCH_TZ must be a time zone such as Asia/Singapore or UTC.\n'],
    [{ LIFTWATCH_LANG: 'fr' }, 'liftwatch: LIFTWATCH_LANG must be one of en, zh.\n'],
  ])('a wrong setting %j is one line', async (env, stderr) => {
    expect(await runHere(['whoami'], { env })).toEqual({ code: 2, stdout: '', stderr })
  })

  test('a server that is not there is one line, in the language asked for', async () => {
    const env = { LIFTWATCH_SERVER: 'http://127.0.0.1:1/', LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
    expect(await runHere(['whoami'], { env })).toEqual({
      code: 8,
      stdout: '',
      stderr: 'liftwatch: Server http://127.0.0.1:1 unreachable: the connection was refused.\n',
    })
    const chinese = await runHere(['whoami'], { env: { ...env, LIFTWATCH_LANG: 'zh' } })
    expect(chinese.stderr).toBe('liftwatch：无法连接服务器 http://127.0.0.1:1：连接被拒绝。\n')
  })
})

test('a folder that cannot be written is one line for who would write, and nothing to who only reads', async () => {
  const env = { LIFTWATCH_CONFIG_DIR: '/dev/null/there', LIFTWATCH_SERVER: 'http://127.0.0.1:1' }
  const refused = {
    code: 1,
    stdout: '',
    stderr: /^liftwatch: \/dev\/null\/there\/sessions\.json cannot be written: .*\n$/,
  }
  for (const argv of ['login ann@example.org', 'context add here --server http://127.0.0.1:1']) {
    const outcome = await runHere(argv.split(' '), { env })
    expect(outcome).toMatchObject({ code: refused.code, stdout: refused.stdout })
    expect(outcome.stderr).toMatch(refused.stderr)
  }
  expect((await runHere(['whoami'], { env })).code).toBe(8)
  expect((await runHere(['context', 'list'], { env })).code).toBe(0)
})

test.runIf(process.platform === 'linux')('a folder that its file system cannot hold is refused at once', async () => {
  // Of processes: Node's own way to make a folder tries for ever there.
  const { code, stderr } = await runHere(['context', 'add', 'here', '--server', 'http://127.0.0.1:1'], {
    env: { LIFTWATCH_CONFIG_DIR: '/proc/there/is/none' },
  })
  expect(code).toBe(1)
  expect(stderr).toMatch(/^liftwatch: \/proc\/there\/is\/none\/sessions\.json cannot be written: .*\n$/)
})

test('as a process: help on stdout with 0, wrong usage on stderr with 2', async () => {
  expect((await run(['--help'])).code).toBe(0)
  const wrong = await run(['alarms', 'lift-fault', 'list', '-o', 'xml'])
  expect(wrong).toMatchObject({ code: 2, stdout: '' })
})

test('what starts at once is commander, the command tree, the names of lists and the version, nothing else of core and no other package', async () => {
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
  expect(inputs.filter(input => !/(^|\/)(cli\/src|node_modules\/commander)\//.test(input))).toEqual([
    'core/src/views/resources/lists.ts',
    'core/src/contract/version.ts',
  ])
})
