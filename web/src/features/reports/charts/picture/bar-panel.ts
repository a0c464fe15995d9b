import { ink } from './ink'
import type { BarPanel, Drawn } from './picture'
import { element, moved, textAt } from './svg'

const nameWidth = 420
const codeWidth = 110
const figureWidth = 130
const rowHeight = 32
const headHeight = 28
const titleHeight = 28

/** Bars from zero, the figure of each at its end. */
export function drawBars({ title, note, heads, bars }: BarPanel, width: number): Drawn {
  const room = width - nameWidth - figureWidth
  const head = [
    textAt(0, 18, heads[0], { size: 13, isMuted: true, width: nameWidth - 12 }),
    textAt(nameWidth, 18, heads[1], { size: 13, isMuted: true, width: room + figureWidth }),
  ]
  const drawn = bars.map(({ name, description, figure, length, isMuted }, index) => {
    const y = headHeight + index * rowHeight
    const middle = y + rowHeight / 2 + 5
    const box = { x: nameWidth, y: y + 4, width: Math.max(2, room * length), height: rowHeight - 8 }
    const room2 = description === '' ? nameWidth : codeWidth
    return [
      textAt(0, middle, name, { isBold: true, width: room2 - 12 }),
      textAt(codeWidth, middle, description, { width: nameWidth - codeWidth - 12 }),
      element('rect', { ...box, fill: ink.tone(isMuted ? 'muted' : 'info').solid }),
      textAt(nameWidth + room * length + 10, middle, figure, { isBold: true }),
    ].join('')
  })
  const above = title === undefined ? 0 : titleHeight
  const titled = title === undefined ? '' : textAt(0, 18, title, { size: 16, isBold: true, width })
  const noted = note === undefined ? '' : textAt(nameWidth, 18, note, { isMuted: true, width: width - nameWidth })
  const axis = { x1: nameWidth, x2: nameWidth, y1: headHeight, y2: headHeight + bars.length * rowHeight }
  return {
    svg: titled + noted + moved(0, above, [...head, ...drawn, element('line', { ...axis, stroke: ink.axis })].join('')),
    height: above + headHeight + bars.length * rowHeight + 8,
  }
}
