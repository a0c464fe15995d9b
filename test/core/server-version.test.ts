import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@liftwatch/core/client/client'
import { browserCredentials } from '@liftwatch/core/client/credentials'
import { createNewerServer } from '@liftwatch/core/client/newer-server'
import { isTooOldFor, versionHeader } from '@liftwatch/core/contract/server-version'
import { version } from '@liftwatch/core/contract/version'
import { expect, test } from 'vitest'
import { root } from '../../scripts/build-parts'

test('a client is too old where major or minor number are lower than the server’s', () => {
  const older = ['0.3.0', '0.10.0', '1.0.0', '0.3.0-beta.1'].map(server => isTooOldFor('0.2.5', server))
  const well = ['0.2.0', '0.2.9', '0.1.9', 'unknown', '', '0.3'].map(server => isTooOldFor('0.2.5', server))
  expect(older).toEqual([true, true, true, true])
  expect(well).toEqual([false, false, false, false, false, false])
  expect(isTooOldFor('1.0.0', '0.9.0')).toBe(false)
})

test('the newest server that answered counts, while one after the other is upgraded', () => {
  const newer = createNewerServer('0.2.0')
  const seen: (string | undefined)[] = []
  newer.subscribe(() => seen.push(newer.state()))
  for (const stated of ['0.2.1', '0.3.0', '0.2.1', '0.3.0', '0.3.1', '0.4.0']) newer.follow(stated)
  expect(seen).toEqual(['0.3.0', '0.4.0'])
})

test('a client learns the version with each answer, of a refusal too', async () => {
  const stated: string[] = []
  const client = createClient({
    baseUrl: 'http://127.0.0.1:1',
    credentials: browserCredentials,
    fetch: async () => new Response('{}', { status: 500, headers: { [versionHeader]: '9.1.0' } }),
    onServerVersion: one => stated.push(one),
  })
  await expect(client.session.user({})).rejects.toThrow()
  expect(stated).toEqual(['9.1.0'])
})

test('the version has one home, and an entry in the change log', () => {
  const folders = ['.', 'core', 'server', 'cli', 'tui', 'web']
  const manifests = folders.map(folder => readFileSync(join(root, folder, 'package.json'), 'utf8'))
  expect(manifests.filter(text => /^ {2}"version"/m.test(text))).toEqual([])
  const [, newest] = /^## \[(.+?)\] - \d{4}-\d\d-\d\d$/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))!
  expect(newest).toBe(version)
})
