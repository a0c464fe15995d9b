import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveFile } from '../../tui/src/files/save-file'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liftwatch-save-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function* chunks(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text)
}

test('two that are saved under one name at the same time are both there', async () => {
  const saved = await Promise.all([
    saveFile([folder], 'clr', '.xlsx', chunks('one', ' of them')),
    saveFile([folder], 'clr', '.xlsx', chunks('the other')),
  ])
  expect(saved.map(({ name }) => name).toSorted()).toEqual(['clr-2.xlsx', 'clr.xlsx'])
  const texts = await Promise.all((await readdir(folder)).map(name => readFile(join(folder, name), 'utf8')))
  expect(texts.toSorted()).toEqual(['one of them', 'the other'])
})

test('of what breaks off half-way nothing is left', async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield* chunks('half')
    throw new Error('cut off')
  }
  await expect(saveFile([folder], 'clr', '.xlsx', broken())).rejects.toThrow('cut off')
  expect(await readdir(folder)).toEqual([])
})
