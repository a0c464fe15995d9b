import { ink } from './ink'
import type { Drawn, GridPanel } from './picture'
import { element, textAt, toneMark } from './svg'

const nameWidth = 250
const rowHeight = 30
const headHeight = 28

/** Points by row and month: each by its number and its shape as well as by its colour. */
export function drawGrid({ corner, columns, rows }: GridPanel, width: number): Drawn {
  const cellWidth = (width - nameWidth) / columns.length
  const heads = [
    textAt(0, 18, corner, { size: 13, isMuted: true, width: nameWidth - 12 }),
    ...columns.map((column, index) =>
      textAt(nameWidth + (index + 0.5) * cellWidth, 18, column, { size: 13, anchor: 'middle', isMuted: true }),
    ),
  ]
  const drawn = rows.map(({ name, cells, isSum }, row) => {
    const y = headHeight + row * rowHeight
    const middle = y + rowHeight / 2
    const line = isSum ? element('line', { x1: 0, x2: width, y1: y, y2: y, stroke: ink.text }) : ''
    const shown = cells.map((cell, index) => {
      const x = nameWidth + index * cellWidth
      if (!cell) return textAt(x + cellWidth / 2, middle + 5, '-', { anchor: 'middle' })
      const box = { x: x + 1, y: y + 2, width: cellWidth - 2, height: rowHeight - 4, fill: ink.tone(cell.tone).muted }
      return [
        element('rect', box),
        toneMark(x + cellWidth / 2 - 12, middle, cell.tone),
        textAt(x + cellWidth / 2 + 2, middle + 5, cell.text, { isBold: true }),
      ].join('')
    })
    return line + textAt(0, middle + 5, name, { isBold: isSum, width: nameWidth - 12 }) + shown.join('')
  })
  return { svg: [...heads, ...drawn].join(''), height: headHeight + rows.length * rowHeight + 8 }
}
