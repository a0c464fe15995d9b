import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { asvsIds } from './asvs-ids'

const root = fileURLToPath(new URL('../..', import.meta.url))
const lines = readFileSync(join(root, 'docs/security.md'), 'utf8').split('\n')
const states = ['met', 'partly', 'missing', 'not applicable']

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())
}

interface Row {
  readonly id: string
  readonly asks: string
  readonly state: string
  readonly evidence: string
}

const rows = lines
  .filter(line => /^\| V\d/.test(line))
  .map((line): Row => {
    const [id = '', asks = '', state = '', evidence = '', ...rest] = cellsOf(line)
    return { id, asks, state, evidence: [evidence, ...rest].join('|') }
  })

interface Reference {
  readonly id: string
  readonly file: string
  /** Of a test in it, where one is named. */
  readonly title: string | undefined
}

/** The files of this repository that a row names, a test among them with its title: `file` › “title”. */
function referencesOf({ id, evidence }: Row): Reference[] {
  const named = evidence.matchAll(/`([\w./-]+\.(?:tsx?|md|json))`(?: › “([^”]+)”)?/g)
  return [...named].map(([, file, title]) => ({ id, file: file!, title }))
}

const references = rows.flatMap(referencesOf)

/** The titles of the tests in a file, as they are written there: `%s` and `$name` of a table are still in them. */
function titlesIn(file: string): Set<string> {
  const source = readFileSync(join(root, file), 'utf8')
  const title = /(?:\b(?:describe|it|test)(?:\.\w+)*(?:<[^\n]*>)?|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\\n])*)\1\s*,/g
  return new Set([...source.matchAll(title)].map(([, , text]) => text!.replace(/\\(['"`])/g, '$1')))
}

describe('the table in docs/security.md', () => {
  it('has each requirement of levels 1 and 2 once, in their order', () => {
    expect(asvsIds).toHaveLength(253)
    expect(rows.map(({ id }) => id)).toEqual(asvsIds)
  })

  it('says of each what it asks, one of four states, and why', () => {
    expect(rows.filter(({ asks, state, evidence }) => !asks || !states.includes(state) || !evidence)).toEqual([])
  })

  it('names for all that is met a test, or the place that decides it', () => {
    const withReference = new Set(references.map(({ id }) => id))
    expect(rows.filter(({ id, state }) => state === 'met' && !withReference.has(id))).toEqual([])
  })

  it('names only files that are there', () => {
    expect(references.filter(({ file }) => !existsSync(join(root, file)))).toEqual([])
  })

  it('names only tests that are there, by their titles', () => {
    const tests = references.filter(({ file }) => file.startsWith('test/') && existsSync(join(root, file)))
    const titles = new Map([...new Set(tests.map(({ file }) => file))].map(file => [file, titlesIn(file)]))
    expect(tests.filter(({ file, title }) => title !== undefined && !titles.get(file)!.has(title))).toEqual([])
    // As evidence a test is named by its title: a file alone shows nothing.
    const met = new Set(rows.filter(({ state }) => state === 'met').map(({ id }) => id))
    expect(tests.filter(({ id, title }) => met.has(id) && title === undefined)).toEqual([])
    // Each title comes right after its file.
    const quoted = rows.flatMap(({ evidence }) => [...evidence.matchAll(/ › “/g)])
    expect(tests.filter(({ title }) => title !== undefined)).toHaveLength(quoted.length)
  })

  it('names only parts of documents that are there', () => {
    const decisions = readFileSync(join(root, 'DECISIONS.md'), 'utf8').split('\n')
    const quoted = rows.flatMap(({ evidence }) => [...evidence.matchAll(/(?<!› )“([^”]+)”/g)].map(([, part]) => part!))
    expect(
      quoted.filter(part => !decisions.some(line => line.startsWith('## ') && line.endsWith(` · ${part}`))),
    ).toEqual([])
    const anchors = rows.flatMap(({ evidence }) =>
      [...evidence.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor]) => anchor!),
    )
    const headings = new Set(
      lines.filter(line => line.startsWith('## ')).map(line => line.slice(3).toLowerCase().replaceAll(' ', '-')),
    )
    expect(anchors.filter(anchor => !headings.has(anchor))).toEqual([])
  })

  it('counts its rows by state as they are', () => {
    const counted = lines.map(cellsOf).filter(([state, count]) => states.includes(state!) && /^\d+$/.test(count ?? ''))
    const counts = states.map(state => [state, String(rows.filter(row => row.state === state).length)])
    expect(counted).toEqual(counts)
  })
})
