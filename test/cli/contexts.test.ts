import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { contextAdd } from '../../cli/src/commands/context/add'
import { contextShow } from '../../cli/src/commands/context/show'
import { contextUse } from '../../cli/src/commands/context/use'
import { createUser, logIn, type TestUser } from '../harness/builders'
import { makeConfigFolder, optionsOf, runHere, type Outcome } from '../harness/cli'
import { server, test as usualTest, user as ann } from '../harness/fixtures'

const test = usualTest.extend('given', { scope: 'file' }, { user: { nickname: 'Ann' } })

let bob: TestUser

test.beforeAll(async () => {
  bob = await createUser(server, { nickname: 'Bob' })
})

async function sitDown() {
  const folder = await makeConfigFolder()
  const file = join(folder, 'sessions.json')
  const type = (line: string, stdin = '', env: Record<string, string> = {}): Promise<Outcome> =>
    runHere(line.split(' '), { env: { LIFTWATCH_CONFIG_DIR: folder, ...env }, stdin })
  const who = async (line: string, env: Record<string, string> = {}) => {
    const { code, stdout, stderr } = await type(`whoami -o json${line}`, '', env)
    return code === 0 ? (JSON.parse(stdout) as { nickname: string }).nickname : `${code} ${stderr.trim()}`
  }
  return { folder, file, type, who }
}

async function newToken(user: TestUser): Promise<string> {
  const client = await logIn(server, user)
  const { token } = await client.userTokens.create({ name: 'cron', permissions: ['lift-fault'], expiresInDays: 1 })
  return token
}

const said = (stderr: string) => ({ code: 0, stdout: '', stderr })

test.each([
  ['prod --server https://a.example/', { name: 'prod', server: 'https://a.example', dryRun: false }],
  [
    'p.1 --server http://a --org AMK --token-file -',
    { name: 'p.1', server: 'http://a', org: 'AMK', tokenFile: '-', dryRun: false },
  ],
  ['prod', "error: required option '--server <url>' not specified"],
  ['prod --server a.example', "error: option '--server <url>': must be an address such as http://127.0.0.1:7070"],
  [
    '__proto__ --server http://a',
    "error: argument 'name': must be a name of letters, digits, dots, dashes and underscores",
  ],
])('context add %s', (argv, expected) => {
  expect(optionsOf(contextAdd, argv.split(' '))).toEqual(expected)
})

test('context use and show take a name', () => {
  expect(optionsOf(contextUse, ['prod'])).toEqual({ name: 'prod', dryRun: false })
  expect(optionsOf(contextUse, [])).toBe("error: missing required argument 'name'")
  expect(optionsOf(contextShow, ['-o', 'json'])).toEqual({ output: { format: 'json' } })
  expect(optionsOf(contextShow, ['prod'])).toEqual({ name: 'prod', output: { format: 'table' } })
})

test('add, list, show, use, remove', async () => {
  const { type, file } = await sitDown()
  expect(await type('context list')).toEqual(said('No contexts.\n'))
  expect(await type('context show')).toMatchObject({
    code: 6,
    stderr: 'liftwatch: No context is in use; `liftwatch context use NAME` chooses one.\n',
  })
  expect(await type('context add one --server http://one.example')).toEqual(
    said('Context one was added, and is in use.\n'),
  )
  const secret = 'lw_0123456789abcdefghijklmnop'
  expect(await type('context add two --server http://two.example/ --org AMK --token-file -', `${secret}\n`)).toEqual(
    said('Context two was added.\n'),
  )
  expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600')
  expect(await type('context list')).toEqual({
    code: 0,
    stderr: '',
    stdout: [
      'In use  Name  Server              Organisation  Access',
      'yes     one   http://one.example  -             -',
      '        two   http://two.example  AMK           token …mnop',
      '',
    ].join('\n'),
  })
  const shown = JSON.parse((await type('context show two -o json')).stdout) as object
  expect(shown).toEqual({
    isCurrent: false,
    name: 'two',
    server: 'http://two.example',
    organization: 'AMK',
    hasToken: true,
    tokenEnd: 'mnop',
    hasSession: false,
  })
  expect(await type('context use two')).toEqual(said('Context two: http://two.example.\n'))
  for (const line of ['context list', 'context list -o json', 'context list -o csv', 'context show -o jsonl'])
    expect((await type(line)).stdout).not.toContain(secret)
  expect(await type('context add two --server http://x.example')).toMatchObject({
    code: 7,
    stderr: 'liftwatch: There is a context two already; remove it first.\n',
  })
  expect(await type('context remove two --yes')).toEqual(
    said('Context two was removed. Its access token stays valid until it is removed on the server.\n'),
  )
  expect(await readFile(file, 'utf8')).not.toContain(secret)
  const gone = 'liftwatch: There is no context two; `liftwatch context list` shows those that there are.\n'
  for (const line of ['context remove two', 'context use two', 'context show two', 'whoami --context two'])
    expect(await type(line)).toEqual({ code: 6, stdout: '', stderr: gone })
})

test('two accounts on one server do not mix, and neither is the session without a context', async () => {
  const { type, who } = await sitDown()
  const password = (user: TestUser) => `${user.password}\n`
  await type(`context add ann --server ${server.url}`)
  await type(`context add bob --server ${server.url}`)
  await type(`login ${ann.name} --password-file -`, password(ann))
  await type(`login ${bob.name} --password-file - --context bob`, password(bob))
  expect([await who(''), await who(' --context bob'), await who('', { LIFTWATCH_CONTEXT: 'bob' })]).toEqual([
    'Ann',
    'Bob',
    'Bob',
  ])
  expect(await who(' --context ann', { LIFTWATCH_CONTEXT: 'bob' })).toBe('Ann')
  await type('--context bob logout')
  expect([await who(''), await who(' --context bob')]).toEqual(['Ann', '4 liftwatch: Log in first.'])
})

test('the environment wins over a context; what is stored for one server never goes to another', async () => {
  const { type, who } = await sitDown()
  const received: unknown[] = []
  const { createServer } = await import('node:http')
  const stranger = createServer((request, response) => {
    received.push(request.headers.authorization, request.headers.cookie)
    response.writeHead(401).end('{}')
  })
  await new Promise<void>(resolve => stranger.listen(0, '127.0.0.1', resolve))
  const { port } = stranger.address() as { port: number }
  const elsewhere = `http://127.0.0.1:${port}`
  await type(`context add ann --server ${server.url} --token-file -`, await newToken(ann))
  expect(await who('')).toBe('Ann')
  expect(await who('', { LIFTWATCH_TOKEN: await newToken(bob) })).toBe('Bob')
  expect(await who('', { LIFTWATCH_SERVER: `${server.url}/` })).toBe('Ann')
  await type('whoami', '', { LIFTWATCH_SERVER: elsewhere })
  expect(received.length).toBeGreaterThan(0)
  expect(received.every(value => value === undefined)).toBe(true)
  expect(await who(' --context ann', { LIFTWATCH_SERVER: elsewhere })).toBe(
    `2 liftwatch: LIFTWATCH_SERVER is ${elsewhere}, but the context ann is for ${server.url}; give only one of them.`,
  )
  stranger.close()
})

test('a file from before there were contexts is read, and becomes its owner’s alone when it is written', async () => {
  const { type, who, file } = await sitDown()
  const env = { LIFTWATCH_SERVER: server.url }
  await type(`login ${ann.name} --password-file -`, ann.password, env)
  const { [server.url]: session } = JSON.parse(await readFile(file, 'utf8')) as Record<string, { cookie: string }>
  await writeFile(file, JSON.stringify({ [server.url]: { cookie: session!.cookie } }))
  await chmod(file, 0o644)
  expect(await who('', env)).toBe('Ann')
  await type(`context add bob --server ${server.url}`)
  expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600')
  // The new context is in use, on the same server, and has no one's session.
  expect(await who('', env)).toBe('4 liftwatch: Log in first.')
  await type('context remove bob --yes')
  expect(await who('', env)).toBe('Ann')
})

test('a file that is not ours is one line, and is left as it is', async () => {
  const { type, file } = await sitDown()
  await writeFile(file, 'not json')
  const stderr = `liftwatch: ${file} cannot be read: it is not as this program writes it.\n`
  for (const line of ['whoami', 'context list', 'context add a --server http://a'])
    expect(await type(line)).toEqual({ code: 2, stdout: '', stderr })
  expect(await readFile(file, 'utf8')).toBe('not json')
})

test('a file that cannot be opened: reading goes on without it, and it is not written over', async () => {
  const { type, file } = await sitDown()
  // Root may open everything but a folder.
  await mkdir(file)
  expect(await type('context list')).toEqual(said('No contexts.\n'))
  const { code, stderr } = await type('context add a --server http://a')
  expect(code).toBe(1)
  expect(stderr).toMatch(/^liftwatch: \S+sessions\.json cannot be written: EISDIR.*\n$/)
})
