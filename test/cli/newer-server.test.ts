import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { version } from '@liftwatch/core/contract/version'
import { expect } from 'vitest'
import { createUser } from '../harness/builders'
import { makeConfigFolder, runHere } from '../harness/cli'
import { server, test } from '../harness/fixtures'

/** Hands on to the real server, and states another version. */
async function stating(stated: string) {
  const front = createServer((asked, answer) => {
    const { method, url, headers } = asked
    const handed = request(server.url + url!, { method, headers }, got => {
      answer.writeHead(got.statusCode!, { ...got.headers, 'liftwatch-version': stated })
      got.pipe(answer)
    })
    asked.pipe(handed)
  })
  await new Promise<void>(resolve => front.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () => new Promise<void>(resolve => front.close(() => resolve())),
  }
}

test('a command that is too old for its server says so once on stderr, and does what it was asked for', async () => {
  const user = await createUser(server, { nickname: 'Ann' })
  await using newer = await stating('9.1.0')
  await using patched = await stating(version.replace(/\d+$/, '99'))
  const warned = `The server is version 9.1.0 and this program ${version}: upgrade it, or some of what it asks may be refused.\n`
  for (const [front, said] of [
    [newer, warned],
    [patched, ''],
  ] as const) {
    const env = { LIFTWATCH_SERVER: front.url, LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
    const login = await runHere(['login', user.name, '--password-file', '-'], { env, stdin: user.password })
    expect(login.code).toBe(0)
    const who = await runHere(['whoami', '-o', 'json'], { env })
    expect([who.code, who.stderr]).toEqual([0, said])
    expect(JSON.parse(who.stdout)).toMatchObject({ nickname: 'Ann' })
  }
})
