import type { Drawn, FigurePanel } from './picture'
import { textAt, toneMark } from './svg'

const nameWidth = 460
const valueWidth = 220
const bandWidth = 160
const rowHeight = 28

/** Figures beneath each other, each with its band by its shape and its words, and what belongs to it. */
export function drawFigures({ figures }: FigurePanel, width: number): Drawn {
  const bandAt = nameWidth + valueWidth
  const noteAt = bandAt + bandWidth
  const rows = figures.map(({ name, value, band, note = '' }, index) => {
    const y = index * rowHeight + 19
    return [
      textAt(0, y, name, { width: nameWidth - 12 }),
      textAt(nameWidth, y, value, { isBold: true, width: valueWidth - 12 }),
      band && toneMark(bandAt + 6, y - 5, band.tone) + textAt(bandAt + 20, y, band.label, { width: bandWidth - 32 }),
      // A note of a figure that has no band may begin where a band would be.
      textAt(band ? noteAt : bandAt, y, note, { size: 13, isMuted: true, width: width - (band ? noteAt : bandAt) }),
    ].join('')
  })
  return { svg: rows.join(''), height: figures.length * rowHeight }
}
