import { drawBars } from './bar-panel'
import { drawFigures } from './figure-panel'
import { drawGrid } from './grid-panel'
import { ink } from './ink'
import { drawLine } from './line-panel'
import type { Drawn, Panel, Picture } from './picture'
import { element, moved, textAt, toneMark } from './svg'

const room = 1136
/** Around a picture that is put on any page. */
const frame = 32
const gap = 20

/** A picture as a file has it. */
export interface DrawnPicture {
  readonly svg: string
  readonly width: number
  readonly height: number
}

function drawPanel(panel: Panel): Drawn {
  if (panel.kind === 'line') return drawLine(panel, room)
  if (panel.kind === 'figures') return drawFigures(panel, room)
  return panel.kind === 'grid' ? drawGrid(panel, room) : drawBars(panel, room)
}

/** What the tones mean, in one line. */
function drawLegend(legend: Picture['legend']): Drawn {
  if (legend.length === 0) return { svg: '', height: 0 }
  const entries = legend.map(({ tone, label }, index) => {
    const box = { x: 0, y: 0, width: 22, height: 22, fill: ink.tone(tone).muted }
    return moved(index * 180, 0, element('rect', box) + toneMark(11, 11, tone) + textAt(32, 16, label))
  })
  return { svg: entries.join(''), height: 22 }
}

function drawHead({ title, facts }: Picture): Drawn {
  const lines = facts.map((fact, index) => textAt(0, 52 + index * 20, fact, { isMuted: true, width: room }))
  return {
    svg: textAt(0, 24, title, { size: 22, isBold: true, width: room }) + lines.join(''),
    height: 36 + facts.length * 20,
  }
}

/** Parts beneath each other, on white. */
function composed(parts: readonly Drawn[], label: string, margin: number): DrawnPicture {
  const width = room + 2 * margin
  let y = margin
  const placed = parts
    .filter(({ height }) => height > 0)
    .map(({ svg, height }) => {
      const at = y
      y += height + gap
      return moved(margin, at, svg)
    })
  const height = Math.ceil(y - gap + margin)
  const svg = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-label': label,
      'font-family': "Arial, Helvetica, 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', sans-serif",
    },
    element('rect', { width, height, fill: ink.ground }) + placed.join(''),
  )
  return { svg, width, height }
}

/** A chart with its title, what it is of, its legend and its figures, for a letter or a presentation. */
export function drawPicture(picture: Picture): DrawnPicture {
  return composed(
    [drawHead(picture), drawLegend(picture.legend), ...picture.panels.map(drawPanel)],
    picture.title,
    frame,
  )
}

/** One panel alone, where the page around it says what it is of. */
export function drawAlone(panel: Panel, label: string): DrawnPicture {
  return composed([drawPanel(panel)], label, 0)
}

/** A picture as an address: the content security policy lets pictures of the page itself be shown. */
export function addressOf({ svg }: DrawnPicture): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}
