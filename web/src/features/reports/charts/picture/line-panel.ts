import { scaleTop } from '../../../../components/charts/line-scale'
import { ink } from './ink'
import type { Drawn, LinePanel } from './picture'
import { element, textAt } from './svg'

const left = 56
const top = 44
const plotHeight = 200
/** For the words at the ends of the bounds. */
const boundsWidth = 150
const lineHeight = 16
/** Two bounds differ without their colours too. */
const dashes = ['2 4', '12 6']

type Bound = NonNullable<LinePanel['line']['bounds']>[number]

/** The bounds with their words, which keep apart where the bounds are close. */
function drawBounds(bounds: readonly Bound[], yOf: (value: number) => number, right: number): string {
  const words = bounds.map(bound => ({ ...bound, y: yOf(bound.at) })).toSorted((a, b) => b.y - a.y)
  let lowest = Infinity
  return words
    .map(({ tone, label, y }, index) => {
      lowest = Math.min(y + 5, lowest - lineHeight)
      const line = { x1: left, x2: right, y1: y, y2: y, stroke: ink.tone(tone).solid, 'stroke-width': 2 }
      const dash = { 'stroke-dasharray': dashes[index % dashes.length] }
      return element('line', { ...line, ...dash }) + textAt(right + 10, lowest, label, { size: 13 })
    })
    .join('')
}

function drawScale(highest: number, isWhole: boolean, yOf: (value: number) => number, right: number): string {
  return [0, highest / 4, highest / 2, (highest * 3) / 4, highest]
    .filter(value => !isWhole || Number.isInteger(value))
    .map(value => {
      const y = yOf(value)
      const line = { x1: left, x2: right, y1: y, y2: y, stroke: value === 0 ? ink.axis : ink.grid }
      const words = textAt(left - 10, y + 5, String(Math.round(value * 100) / 100), { size: 13, anchor: 'end' })
      return element('line', line) + words
    })
    .join('')
}

/** A line over time from zero, with its figures, its bounds in words, and its unit above. */
export function drawLine({ names, line, of }: LinePanel, width: number): Drawn {
  const { label, values, bounds = [], isWhole = false } = line
  const right = width - (bounds.length > 0 ? boundsWidth : 24)
  const highest = scaleTop([...values.map(value => value ?? 0), ...bounds.map(({ at }) => at)])
  const yOf = (value: number) => top + plotHeight * (1 - value / highest)
  const step = (right - left - 48) / Math.max(1, names.length - 1)
  const points = values.flatMap((value, index) =>
    value === null ? [] : [{ x: left + 24 + index * step, y: yOf(value), value }],
  )
  const path = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
  const ends = [points[0]?.x ?? left, points.at(-1)?.x ?? left].map(x => x.toFixed(1))
  const named = Math.ceil(56 / step)
  const blue = ink.tone('info').solid
  const svg = [
    textAt(0, 18, of === undefined ? label : `${label} · ${of}`, { size: 16, isBold: true, width }),
    drawScale(highest, isWhole, yOf, right),
    drawBounds(bounds, yOf, right),
    element('path', { d: `M${ends[0]} ${yOf(0)}L${path}L${ends[1]} ${yOf(0)}Z`, fill: blue, 'fill-opacity': 0.12 }),
    element('path', { d: `M${path}`, fill: 'none', stroke: blue, 'stroke-width': 2.5, 'stroke-linejoin': 'round' }),
    ...points.map(({ x, y }) => element('circle', { cx: x, cy: y, r: 3.5, fill: blue })),
    ...points.map(({ x, y, value }) =>
      textAt(x, y - 9, String(value), { size: 12, anchor: 'middle', isBold: true, isOverLines: true }),
    ),
    ...names.map((name, index) =>
      (names.length - 1 - index) % named === 0
        ? textAt(left + 24 + index * step, top + plotHeight + 22, name, { size: 13, anchor: 'middle' })
        : '',
    ),
  ]
  return { svg: svg.join(''), height: top + plotHeight + 36 }
}
