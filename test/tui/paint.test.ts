import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asciiOf } from '../../tui/src/paint/ascii'
import { clipped, createCells } from '../../tui/src/paint/cells'
import { createPainter } from '../../tui/src/paint/painter'
import { rowDiff } from '../../tui/src/paint/row-diff'
import { openTerminal } from '../harness/terminal'
import { createTerminalScreen } from '../harness/terminal-screen'

const width = 30
const same = (text: string) => text
const cells = createCells(same)

/** A line as Ink writes it: plain, coloured, inverse and wide characters in any order, cut to the width. */
const line = fc
  .array(
    fc.tuple(
      fc.constantFrom('', '\x1b[31m', '\x1b[1m\x1b[32m', '\x1b[7m'),
      fc.stringMatching(/^[a-z ]{0,6}$/),
      fc.constantFrom('', '门', '困人', '▲', '›'),
    ),
    { maxLength: 4 },
  )
  .map(parts => parts.map(([style, text, sign]) => `${style}${text}${sign}${style && '\x1b[0m'}`).join(''))

const screen = createTerminalScreen(width, 3)

/** The rows of a terminal that was as new when this came to it. */
async function rowsOf(output: string): Promise<string[]> {
  await screen.write(`\x1bc${output}`)
  return screen.text().split('\n')
}

test('whatever a row was, after the difference it is the other', async () => {
  await fc.assert(
    fc.asyncProperty(line, line, async (before, after) => {
      const [from, to] = [clipped(cells(before), width), clipped(cells(after), width)]
      const [changed, between, fresh] = await rowsOf(rowDiff(0, [], from) + rowDiff(0, from, to) + rowDiff(2, [], to))
      expect([changed, between]).toEqual([fresh, ''])
    }),
    { numRuns: 2_000 },
  )
})

test('a wide character of which only half would fit is left out, so that nothing wraps', async () => {
  const line = `${'x'.repeat(width - 1)}困`
  expect(cells(line)).toHaveLength(width + 1)
  expect(await rowsOf(rowDiff(1, [], clipped(cells(line), width)))).toEqual(['', 'x'.repeat(width - 1), ''])
  const whole = `${'x'.repeat(width - 2)}困`
  expect(clipped(cells(whole), width)).toEqual(cells(whole))
})

test('what does not differ is not written', () => {
  fc.assert(fc.property(line, same => rowDiff(0, cells(same), cells(same)) === ''))
  expect(rowDiff(4, cells('AMK  Outstanding  x'), cells('AMK  Deployment   x'))).toBe('\x1b[5;6HDeployment ')
  expect(rowDiff(0, cells('one'), cells('\x1b[31mone\x1b[39m'))).toBe('\x1b[1;1H\x1b[31mone\x1b[39m')
  expect(rowDiff(0, cells('a long line that is gone'), cells('a'))).toBe('\x1b[1;3H\x1b[K')
})

test('a frame that is the same again costs nothing, and one cell a few bytes', async () => {
  const terminal = openTerminal(80, 24)
  const painter = createPainter(terminal.stdout, same)
  painter.stdout.write('one\ntwo')
  painter.repaint()
  const before = terminal.bytes()
  painter.stdout.write('one\ntwo')
  painter.stdout.write('one\ntwp')
  painter.stdout.write('one\ntwo')
  painter.end()
  expect(terminal.bytes()).toBe(before)
  await terminal.shown()
  expect(terminal.screen.text()).toMatch(/^one\ntwo/)
})

test('every sign of the monitor has an ASCII likeness of its width, and what has none is seen to have none', () => {
  expect(Array.from('▲ AMK › ✓ …', asciiOf).join('')).toBe('! AMK > + ~')
  expect(asciiOf('门')).toBe('??')
  for (const sign of Array.from('▲◆●✓·›…•↑↓←→×–│━╌▁█')) expect(asciiOf(sign)).toMatch(/^[\x20-\x7e]$/)
})
