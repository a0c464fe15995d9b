import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSecretKey } from '../../server/src/accounts/secret-key'

let folder: string
const plain = Buffer.from('a secret')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lw-key-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the secret key of a server', () => {
  it('is made once, for its owner alone, also where two servers begin at once', async () => {
    const data = join(folder, 'data')
    const [one, other] = await Promise.all([loadSecretKey(undefined, data), loadSecretKey(undefined, data)])
    expect(other.open('a', one.seal('a', plain))).toEqual(plain)
    const file = join(data, 'secret-key')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(Buffer.from(await readFile(file, 'utf8'), 'base64')).toHaveLength(32)
    const again = await loadSecretKey(undefined, data)
    expect(again.open('a', one.seal('a', plain))).toEqual(plain)
  })

  it('opens only what it sealed, for the same purpose, unchanged', async () => {
    const key = await loadSecretKey(undefined, join(folder, 'one'))
    const other = await loadSecretKey(undefined, join(folder, 'other'))
    const sealed = key.seal('a', plain)
    expect(sealed.includes(plain)).toBe(false)
    expect(key.seal('a', plain)).not.toEqual(sealed)
    expect(other.open('a', sealed)).toBeUndefined()
    expect(key.open('b', sealed)).toBeUndefined()
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed)
      changed[at]! ^= 1
      expect(key.open('a', changed)).toBeUndefined()
    }
    expect(key.open('a', sealed.subarray(0, 20))).toBeUndefined()
  })

  it('is never made where a file was named, and is refused where it is none', async () => {
    const named = join(folder, 'named')
    await expect(loadSecretKey(named, folder)).rejects.toThrow(/LIFTWATCH_SECRET_KEY_FILE.*ENOENT/)
    await writeFile(named, 'c2hvcnQ=')
    await expect(loadSecretKey(named, folder)).rejects.toThrow(/must hold 32 bytes in base64/)
  })
})
