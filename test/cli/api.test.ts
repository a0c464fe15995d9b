import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { fieldsOf } from '../../cli/src/api/fields'
import { block, createUser, logIn, sendAlarm } from '../harness/builders'
import { makeConfigFolder, memoryIo, runHere } from '../harness/cli'
import { run as runProgram } from '../../cli/src/program'
import { env, test as usualTest } from '../harness/cli-fixtures'
import { device, server, user } from '../harness/fixtures'

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block()], user: { role: 'ADMIN' } })

let folder: string
let faultId: string
let ask: (argv: readonly string[], stdin?: string) => ReturnType<typeof runHere>

test.beforeAll(async () => {
  for (const [number, description] of [
    [7, 'Gate \u001B[31mjammed'],
    [8, 'Dark'],
  ])
    await sendAlarm(server, device, { number, description })
  const { content } = await (await logIn(server, user)).liftFaults.page({ sort: 'alarmStartTs,ASC' })
  faultId = content[0]!.id
  folder = await makeConfigFolder()
  ask = (argv, stdin = '') => runHere(['api', ...argv], { env, stdin })
})

test('prints what the server answers, with the fields as query', async () => {
  const { code, stdout } = await ask(['get', 'api/lift/page?size=1', '-f', 'sort=name,DESC'])
  expect(code).toBe(0)
  const { content } = JSON.parse(stdout) as { content: { name: string }[] }
  expect(content.map(({ name }) => name)).toEqual([expect.stringMatching(/-B$/)])
})

test('sends fields, a file or standard input as the body; a refusal has the words and the exit code of all commands', async () => {
  const path = `/api/lift/fault/ack/${faultId}`
  expect(await ask(['PUT', path, '-f', 'comment=seen'])).toMatchObject({ code: 0, stderr: '' })
  const client = await logIn(server, user)
  expect(await client.liftFaults.detail({ id: faultId })).toMatchObject({ acknowledgedBy: { name: 'Nur Aisyah' } })
  const other = await createUser(server, { nickname: 'Tan' })
  const { token } = await (
    await logIn(server, other)
  ).userTokens.create({
    name: 'x',
    permissions: ['lift-fault', 'lift-fault.write'],
    expiresInDays: 1,
  })
  const env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_TOKEN: token }
  const refused = await runHere(['api', 'PUT', path], { env })
  expect(refused).toMatchObject({ code: 7, stdout: '' })
  expect(refused.stderr).toMatch(/^liftwatch: Already acknowledged by Nur Aisyah at /)
  const body = join(folder, 'body.json')
  await writeFile(body, JSON.stringify({ name: 'nightly', permissions: ['home'], expiresInDays: 1 }))
  expect(JSON.parse((await ask(['POST', '/api/user/tokens', '--input', body])).stdout)).toMatchObject({
    token: expect.stringMatching(/^lw_/) as string,
  })
  const piped = await ask(
    ['POST', '/api/user/tokens', '--input', '-', '--query', 'token'],
    (await readFile(body, 'utf8')).replace('nightly', 'weekly'),
  )
  expect(piped.stdout).toMatch(/^lw_\S+\n$/)
})

test('what is wrong with the call is one line, and a path that there is not is not found', async () => {
  expect(await ask(['GET', '/api/nothing'])).toMatchObject({ code: 6, stderr: 'liftwatch: Not found.\n' })
  expect(await ask(['POST', '/api/user/tokens', '--input', '-'], 'no')).toMatchObject({
    code: 2,
    stderr: 'liftwatch: --input must be JSON.\n',
  })
  expect(await ask(['POST', '/api/user/tokens', '--input', '-'], '7')).toMatchObject({
    code: 2,
    stderr: 'liftwatch: --input must be a JSON object or list.\n',
  })
})

test('a file is written as it comes, and never steers a terminal', async () => {
  const file = ['api', 'GET', '/api/lift/fault/export', '-f', 'format=csv', '-f', 'columns[]=description']
  const { stdout, stderr } = await runHere(file, { env })
  expect(stderr).toBe('')
  expect(stdout).toContain('\u001B[31m')
  const { io, written } = memoryIo({ env }, { width: 80 })
  expect(await runProgram(file, io)).toBe(0)
  expect(written.stdout).not.toContain('\u001B')
  expect(written.stdout).toContain(String.raw`\u001b[31m`)
})

test('fields are numbers and truths where they look like them, and lists where they come again', () => {
  expect(fieldsOf(['a=1', 'b=true', 'c=null', 'd=01', 'e=x=y', 'f[]=1', 'g=1', 'g=2'], true)).toEqual({
    a: 1,
    b: true,
    c: null,
    d: '01',
    e: 'x=y',
    f: [1],
    g: [1, 2],
  })
  expect(fieldsOf(['a=1'], false)).toEqual({ a: '1' })
})
