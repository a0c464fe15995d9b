import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const text = readFileSync(join(root, 'DECISIONS.md'), 'utf8')

interface Entry {
  readonly heading: string
  readonly title: string
  readonly topic: string
  readonly status: string
}

const entries = [...text.matchAll(/^## (\d{4}-\d\d-\d\d · (.+))\n\n_(.+) · (.+)_\n\n\S/gm)].map(
  ([, heading, title, topic, status]): Entry => ({ heading: heading!, title: title!, topic: topic!, status: status! }),
)

/** The address of a heading within the file, as GitHub makes it. */
function anchorOf(heading: string): string {
  const bare = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '')
  return bare.replaceAll(' ', '-')
}

it('each decision has a day, a title, a topic and a status, the newest last', () => {
  expect(entries.map(({ heading }) => heading)).toEqual([...text.matchAll(/^## (\d{4}.*)$/gm)].map(([, line]) => line))
  expect(entries.length).toBeGreaterThan(100)
  const days = entries.map(({ heading }) => heading.slice(0, 10))
  expect(days).toEqual(days.toSorted())
})

it('a decision that is replaced, or replaced in part, names the later one', () => {
  const wrong = entries.filter(({ status }, index) => {
    if (status === 'in force') return false
    const [, later] = /^(?:in part )?replaced by “(.+)”$/.exec(status) ?? []
    return !entries.slice(index + 1).some(({ title }) => title === later)
  })
  expect(wrong).toEqual([])
})

it('the index has each decision once, under its topic, with its status', () => {
  const index = text.slice(text.indexOf('\n## Index\n'), text.indexOf('\n## 2026'))
  const listed = index.split('\n### ').slice(1)
  const topics = listed.map(part => part.slice(0, part.indexOf('\n')))
  expect(topics.toSorted()).toEqual([...new Set(entries.map(({ topic }) => topic))].toSorted())
  for (const part of listed) {
    const lines = part.split('\n').filter(line => line.startsWith('- '))
    const expected = entries
      .filter(({ topic }) => part.startsWith(`${topic}\n`))
      .map(
        ({ heading, title, status }) =>
          `- [${title}](#${anchorOf(heading)})${status === 'in force' ? '' : `: ${status}`}`,
      )
    expect(lines).toEqual(expected)
  }
})
