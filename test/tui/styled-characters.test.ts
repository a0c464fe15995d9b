import { styledCharsFromTokens, tokenize } from '@alcalzone/ansi-tokenize'
import { expect, test } from 'vitest'
import { createBoundedMap } from '../../tui/src/paint/bounded-map'
import { styledCharacters } from '../../tui/src/paint/styled-characters'

test.each([
  ['plain words', 'Lift faults  10000'],
  ['signs, Chinese and letters of two parts', '▲ 困人 ━╌│ e\u0301 👩‍🚒 ok'],
  ['colours and weights', '\x1b[1m\x1b[33m◆ Set\x1b[39m open\x1b[22m \x1b[2mdim\x1b[22m'],
  ['true colours', '\x1b[38;2;255;107;107m\x1b[1mcritical\x1b[22m\x1b[39m'],
  ['two codes in one', '\x1b[1;31mred\x1b[0m none'],
  ['a link', '\x1b[4m\x1b]8;;https://example.org/困\x07address\x1b]8;;\x07\x1b[24m'],
  ['a sequence that is none', '\x1b[?5z lost \x1b'],
  ['nothing', ''],
])('a line is taken apart as the tokenizer does it: %s', (_, line) => {
  expect(styledCharacters(line)).toEqual(styledCharsFromTokens(tokenize(line)))
})

test('a bounded map forgets its oldest entries, and only when there are new ones', () => {
  const map = createBoundedMap<string, number>(2)
  map.set('a', 1).set('b', 2).set('b', 3)
  expect([...map]).toEqual([
    ['a', 1],
    ['b', 3],
  ])
  map.set('c', 4)
  expect([...map.keys()]).toEqual(['b', 'c'])
})
