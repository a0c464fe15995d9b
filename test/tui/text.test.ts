import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fit, widthOf } from '../../tui/src/components/text/fit'
import { plain } from '../../tui/src/components/text/plain'
import { wrap } from '../../tui/src/components/text/wrap'

test('control characters are shown, not obeyed', () => {
  expect(plain('a\x1b[31mred\x07')).toBe('a␛[31mred␇')
  expect(plain('\x9b2J\x7f')).toBe('␛[2J␡')
  expect(plain('one\ntwo\u202eeno')).toBe('one␊two�eno')
  expect(plain('电梯 Lift é 👷🏽‍♀️')).toBe('电梯 Lift é 👷🏽‍♀️')
})

test('nothing that a terminal obeys is left in any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      // oxlint-disable-next-line no-control-regex -- control characters are what it is about
      expect(plain(text)).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/)
    }),
  )
})

test('a text fits its columns exactly, wide characters included', () => {
  expect(fit('lift', 6)).toBe('lift  ')
  expect(fit('elevator', 5)).toBe('elev…')
  expect(fit('电梯故障', 6)).toBe('电梯… ')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (text, width) => {
      expect(widthOf(fit(text, width))).toBe(width)
    }),
  )
})

test('a text is wrapped at spaces where it can be, and nothing of it is lost', () => {
  expect(wrap('the door does not close', 10).map(row => row.text)).toEqual(['the door ', 'does not ', 'close'])
  expect(wrap('one\n\ntwo', 10)).toEqual([
    { start: 0, text: 'one' },
    { start: 4, text: '' },
    { start: 5, text: 'two' },
  ])
  const words = fc.stringMatching(/^[a-z 电]{0,60}$/)
  fc.assert(
    fc.property(words, fc.integer({ min: 2, max: 20 }), (text, width) => {
      const rows = wrap(text, width)
      expect(rows.map(row => row.text).join('')).toBe(text)
      for (const row of rows) {
        expect(widthOf(row.text)).toBeLessThanOrEqual(width)
        expect(text.slice(row.start, row.start + row.text.length)).toBe(row.text)
      }
    }),
  )
})
