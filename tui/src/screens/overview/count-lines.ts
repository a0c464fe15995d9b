import type { HomeSummary } from '@liftwatch/core/contract/home/home'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { countWords, shortParts } from '@liftwatch/core/views/home/counts'
import { homeCards, type HomeCard } from '@liftwatch/core/views/home/home-cards'
import { fit, fitRight, widthOf } from '../../components/text/fit'
import type { FigureLine } from './figure-line'

const between = ' · '

/** How much there is of each thing: on the first line that it fits on, so that they take few. */
export function countLines(summary: HomeSummary, width: number, translate: Translate): FigureLine[] {
  const lines: string[] = []
  for (const card of homeCards(summary)) {
    const words = countWords(card, translate)
    const at = lines.findIndex(line => widthOf(`${line}${between}${words}`) <= width)
    if (at === -1) lines.push(words)
    else lines[at] += `${between}${words}`
  }
  return lines.map(text => ({ key: `counts ${text}`, text }))
}

const numberWidth = 8
const labelMost = 32

/** The same with each number on a line of its own. */
export function countTable(summary: HomeSummary, width: number, translate: Translate): FigureLine[] {
  const labelWidth = Math.min(labelMost, width - numberWidth)
  const line = (key: string, label: string, count: number) => ({
    key,
    label: fit(label, labelWidth),
    text: fitRight(String(count), numberWidth),
  })
  const numbersOf = (card: HomeCard) => [
    line(card.name, translate(card.label), card.count),
    ...shortParts(card).map(part => line(`${card.name} ${part.label}`, `  ${translate(part.label)}`, part.count)),
  ]
  return homeCards(summary).flatMap(numbersOf)
}
