import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { parseConfig } from '../../server/src/config'
import { readDashboards } from '../../server/src/dashboards/settings'
import { thingsboardUser, writeDashboards } from '../harness/thingsboard'

const energy = { id: 'energy', name: 'Energy', url: 'https://boards.example/' }
const removals: (() => Promise<void>)[] = []

afterEach(() => Promise.all(removals.splice(0).map(remove => remove())))

async function read(listed: Parameters<typeof writeDashboards>[0], env: Record<string, string> = {}, instead?: string) {
  const { path, remove } = await writeDashboards(listed)
  removals.push(remove)
  if (instead !== undefined) await writeFile(path, instead)
  return readDashboards(parseConfig({ LIFTWATCH_DASHBOARDS: path, ...env }))
}

it('there are no dashboards unless a file names them', async () => {
  expect(await readDashboards(parseConfig({}))).toEqual([])
})

it('the file names each with its address and user; the password is in a file beside it', async () => {
  const { user, password } = thingsboardUser
  expect(await read([energy, { id: 'water-2', name: '水泵', url: 'http://127.0.0.1:8080/tb' }])).toEqual([
    { id: 'energy', name: 'Energy', url: 'https://boards.example', user, password },
    { id: 'water-2', name: '水泵', url: 'http://127.0.0.1:8080/tb', user, password },
  ])
})

it.each([
  ['an id that is no part of an address', { ...energy, id: 'En/ergy' }, /0\.id: must be 1 to 40 of a-z, 0-9 and -$/],
  ['no name', { ...energy, name: ' ' }, /0\.name: /],
  ['another kind', { ...energy, kind: 'grafana' }, /0\.kind: must be 'thingsboard'$/],
  ['an address that is none', { ...energy, url: 'boards.example' }, /0\.url: must be a URL such as/],
  ['plain HTTP across the network', { ...energy, url: 'http://boards.example' }, /0\.url: must begin with https:/],
  ['a password in the address', { ...energy, url: 'https://a:b@boards.example' }, /0\.url: must have no user/],
  ['a query in the address', { ...energy, url: 'https://boards.example/?a=b' }, /0\.url: must have no user, query/],
  [
    'another file of the password',
    { ...energy, passwordFile: 'nowhere' },
    /nowhere cannot be read: there is no such file$/,
  ],
])('a start with %s is refused in one line', async (_, dashboard, message) => {
  await expect(read([dashboard])).rejects.toThrow(message)
  await expect(read([dashboard])).rejects.toThrow(/^Configuration: LIFTWATCH_DASHBOARDS: .*$/)
})

it('two of one id are refused, and a list that is none', async () => {
  await expect(read([energy, energy])).rejects.toThrow(/must have each id once$/)
  await expect(read([], {}, '{}')).rejects.toThrow(/must be a list of dashboards$/)
})

it('one on the console’s own origin is refused: its frame could do all that its reader may do', async () => {
  const env = { LIFTWATCH_PUBLIC_URL: 'https://boards.example/lifts' }
  await expect(read([energy], env)).rejects.toThrow(/energy: must be on another host or port than the console/)
})

it('a password that was written into the file is in no message', async () => {
  const secret = 'correct horse'
  for (const text of [`[{ "password": ${secret} }]`, JSON.stringify([{ ...energy, password: secret }])]) {
    const message = await read([], {}, text).catch((error: Error) => error.message)
    expect(message).toMatch(/^Configuration: LIFTWATCH_DASHBOARDS: /)
    expect(message).not.toContain(secret)
    expect(message).not.toContain('horse')
  }
})

it('an empty password is refused', async () => {
  const { path, remove } = await writeDashboards([energy])
  removals.push(remove)
  await writeFile(join(dirname(path), 'password'), '\n')
  const config = parseConfig({ LIFTWATCH_DASHBOARDS: path })
  await expect(readDashboards(config)).rejects.toThrow(/energy: the password file password is empty$/)
})
