import type { Tone } from '@liftwatch/core/tones'
import { toneShape } from '../../../../components/marks/tone-shape'
import { ink } from './ink'

type Attributes = Readonly<Record<string, string | number | undefined>>

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, character => entities[character]!)
}

/** An element of SVG; what is within it is SVG already. */
export function element(name: string, attributes: Attributes, within = ''): string {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) => ` ${key}="${escaped(String(typeof value === 'number' ? Math.round(value * 10) / 10 : value))}"`,
    )
  return `<${name}${given.join('')}>${within}</${name}>`
}

/** Characters of these are as wide as they are high. */
const wide = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/u

function widthOf(text: string, size: number): number {
  return Array.from(text).reduce((sum, character) => sum + (wide.test(character) ? size : size * 0.56), 0)
}

/** As much of a text as there is room for, by how wide characters mostly are: the font is the reader's. */
function fitted(text: string, size: number, width: number): string {
  if (widthOf(text, size) <= width) return text
  let cut = text
  while (cut !== '' && widthOf(`${cut}…`, size) > width) cut = Array.from(cut).slice(0, -1).join('')
  return `${cut.trimEnd()}…`
}

interface TextLook {
  readonly size?: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly isBold?: boolean
  readonly isMuted?: boolean
  /** Cut to this. */
  readonly width?: number
  /** Is read above lines. */
  readonly isOverLines?: boolean
}

/** A text whose base line is at `y`. */
export function textAt(x: number, y: number, text: string, look: TextLook = {}): string {
  const { size = 14, anchor, isBold, isMuted, width = Infinity, isOverLines } = look
  return element(
    'text',
    {
      x,
      y,
      'font-size': size,
      'text-anchor': anchor,
      'font-weight': isBold ? 600 : undefined,
      fill: isMuted ? ink.muted : ink.text,
      ...(isOverLines && { stroke: ink.ground, 'stroke-width': 4, 'paint-order': 'stroke' }),
    },
    escaped(fitted(text, size, width)),
  )
}

/** The shape of a tone, in a box of 12 around a point. */
export function toneMark(x: number, y: number, tone: Tone): string {
  const { path, lineWidth } = toneShape(tone)
  const color = ink.tone(tone).fg
  return element('path', {
    d: path,
    transform: `translate(${Math.round(x - 6)} ${Math.round(y - 6)}) scale(0.75)`,
    fill: lineWidth === undefined ? color : 'none',
    stroke: lineWidth === undefined ? undefined : color,
    'stroke-width': lineWidth,
    'stroke-linecap': 'round',
  })
}

/** Moves what is drawn from the upper left corner. */
export function moved(x: number, y: number, svg: string): string {
  return element('g', { transform: `translate(${x} ${y})` }, svg)
}
