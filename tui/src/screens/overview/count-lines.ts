import type { HomeSummary } from '@liftwatch/core/contract/home/home'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { countWords, homeCounts, type HomeCount } from '@liftwatch/core/views/home/counts'
import { fit, fitRight, widthOf } from '../../components/text/fit'
import type { FigureLine } from './figure-line'

const between = ' · '

/** How much there is of each thing: as many on a line as fit. */
export function countLines(summary: HomeSummary, width: number, translate: Translate): FigureLine[] {
  const lines: string[] = []
  for (const count of homeCounts(summary)) {
    const words = countWords(count, translate)
    const last = lines.at(-1)
    const joined = `${last}${between}${words}`
    if (last !== undefined && widthOf(joined) <= width) lines[lines.length - 1] = joined
    else lines.push(words)
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
  const numbersOf = ({ label, count, parts }: HomeCount) => [
    line(label, translate(label), count),
    ...parts.map(part => line(`${label} ${part.label}`, `  ${translate(part.label)}`, part.count)),
  ]
  return homeCounts(summary).flatMap(numbersOf)
}
