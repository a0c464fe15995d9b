import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { glob } from 'tinyglobby'
import { beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const isHere = { cwd: root, ignore: ['**/node_modules/**', '**/dist/**'] }

/** How many lines each file has. */
async function linesOf(patterns: string[]): Promise<{ file: string; lines: number }[]> {
  const files = await glob(patterns, isHere)
  return Promise.all(
    files.map(async file => {
      const text = await readFile(join(root, file), 'utf8')
      return { file, lines: text.split('\n').length - 1 }
    }),
  )
}

describe('the files', () => {
  let sources: { file: string; lines: number }[]
  beforeAll(async () => {
    sources = await linesOf(['{core,server,cli,tui,web}/src/**/*.{ts,tsx}', 'scripts/**/*.ts'])
  })

  it('have 250 lines at most, tests too', async () => {
    const all = [...sources, ...(await linesOf(['test/**/*.{ts,tsx}']))]
    expect(all.length).toBeGreaterThan(200)
    expect(all.filter(({ lines }) => lines > 250)).toEqual([])
  })

  it('of the sources have fewer than 60 lines, half of them, and nine in ten at most 120', () => {
    const share = (max: number) => sources.filter(({ lines }) => lines <= max).length / sources.length
    expect(share(59)).toBeGreaterThanOrEqual(0.5)
    expect(share(120)).toBeGreaterThanOrEqual(0.9)
  })

  it('are not named after nothing in particular', () => {
    const vague = /(^|\/)(utils?|helpers?|common|misc|types|constants|index)(\/|\.tsx?$)|manager/i
    expect(sources.filter(({ file }) => vague.test(file))).toEqual([])
  })
})
