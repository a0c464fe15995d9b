import type { PageResults } from '@liftwatch/core/hooks/pages'
import { expect, test } from 'vitest'
import { settle, startOf, type ListState } from '../../tui/src/components/list/state'
import { pageRows, pagesAround, rowsOf, type Rows } from '../../tui/src/components/record-list/rows'

interface Row {
  readonly id: string
}

const height = 18
const pages = [1, 2]

interface Answer {
  /** How many rows the list had when the page was answered; the newest first, so a row's name is how many are below it. */
  readonly of: number
  readonly at: number
  /** As it said; else all of them. */
  readonly counted?: number
}

/** The pages 1 and 2 of a list, each as it was answered; undefined where it is yet to be. */
function rowsAt(answers: readonly (Answer | undefined)[]): Rows<Row> {
  const results = answers.map((answer, at) => {
    if (!answer) return { data: undefined, dataUpdatedAt: 0, error: null }
    const all = Array.from({ length: answer.of }, (_, index) => ({ id: String(answer.of - 1 - index) }))
    const content = all.slice(pages[at]! * pageRows, (pages[at]! + 1) * pageRows)
    return { data: { content, totalElements: answer.counted ?? answer.of }, dataUpdatedAt: answer.at, error: null }
  }) as unknown as PageResults<Row>
  return rowsOf('one', pages, results, 0)
}

test('rows are known by the page that they are on', () => {
  const { rowAt, source, total } = rowsAt([undefined, { of: 252, at: 1 }])
  expect([rowAt(199), rowAt(200), rowAt(251), rowAt(252)]).toEqual([undefined, { id: '51' }, { id: '0' }, undefined])
  expect([source.indexOf('0'), source.indexOf('52'), total]).toEqual([251, undefined, 252])
})

test('a window is on the pages of its surroundings, and no further than the list goes', () => {
  expect(pagesAround(0, height, 0)).toEqual([0])
  expect(pagesAround(90, height, 500)).toEqual([0, 1])
  expect(pagesAround(232, height, 250)).toEqual([2])
})

test('the newest page says how many rows there are', () => {
  expect(rowsAt([undefined, undefined]).total).toBeUndefined()
  expect(rowsAt([{ of: 252, at: 2 }, undefined]).total).toBe(252)
  expect(
    rowsAt([
      { of: 260, at: 2 },
      { of: 250, at: 1 },
    ]).total,
  ).toBe(260)
})

test('rows that came in between their being counted and read are there', () => {
  const counted = rowsAt([undefined, { of: 252, at: 1, counted: 251 }])
  expect(counted.total).toBe(252)
})

test('a page that answers late, with fewer rows, moves nothing at the end of the list', () => {
  const answers = [
    [250, 250, 1],
    [250, 252, 2],
    [251, 252, 3],
    [252, 252, 4],
  ] as const
  const lines: object[] = []
  answers.reduce<ListState>(
    (held, [first, last, at]) => {
      const { source } = rowsAt([
        { of: first, at },
        { of: last, at: 2 },
      ])
      const state = settle(held, { ...source, isLive: true }, height, true)
      lines.push({ line: state.cursor - state.top, id: state.id })
      return state
    },
    { ...startOf('one'), cursor: 246, top: 232, id: '3' },
  )
  expect(lines).toEqual(answers.map(() => ({ line: 14, id: '3' })))
})
