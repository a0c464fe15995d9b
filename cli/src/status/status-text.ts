import type { OpenOfPlace } from '@liftwatch/core/contract/home/home-parts'
import { waitingParts } from '@liftwatch/core/domain/home'
import { countWords } from '@liftwatch/core/views/home/counts'
import { dayTrendLines } from '@liftwatch/core/views/home/day-trend'
import { homeCards } from '@liftwatch/core/views/home/home-cards'
import { healthWords } from '@liftwatch/core/views/home/health'
import { stateWords } from '@liftwatch/core/views/home/state-words'
import { hiddenCnt, waitingRows } from '@liftwatch/core/views/home/waiting-rows'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import type { Tone } from '@liftwatch/core/tones'
import stringWidth from 'string-width'
import type { Context } from '../command/context'
import type { Column } from '../output/columns'
import { tableText } from '../output/table'
import { paint } from '../terminal/theme'
import type { EstateStatus } from './ask-status'
import { waitingColumns } from './waiting-columns'

type Painted = (text: string, tone: Tone | undefined) => string

function waitingLines(status: EstateStatus, { io, translate, timeZone }: Context): string[] {
  const rows = waitingRows(status.summary)
  if (rows.length === 0) return []
  const more = waitingParts.flatMap(part => {
    const number = hiddenCnt(status.summary, part)
    return number === 0 ? [] : [translate('overview.more', { number, part: translate(`home.waiting.parts.${part}`) })]
  })
  return [tableText(waitingColumns(status), rows, { translate, timeZone, output: io.stdout }).trimEnd(), ...more]
}

function placeColumns(title: TextKey): readonly Column<OpenOfPlace>[] {
  const cnt = (name: 'liftFaultCnt' | 'passengerTrapCnt', header: TextKey): Column<OpenOfPlace> => {
    return { name, header, plain: row => row[name], shown: row => String(row[name] ?? '-') }
  }
  return [
    { name: 'name', header: title, plain: row => row.name, shown: row => row.name, canShrink: true },
    cnt('liftFaultCnt', 'overview.places.faults'),
    cnt('passengerTrapCnt', 'overview.places.traps'),
  ]
}

function placeLines({ summary }: EstateStatus, { io, translate, timeZone }: Context): string[][] {
  return (['townCouncils', 'liftCompanies'] as const).map(name => {
    const columns = placeColumns(`overview.places.${name}`)
    const table = tableText(columns, summary[name], { translate, timeZone, output: io.stdout })
    return table === '' ? [] : [table.trimEnd()]
  })
}

function trendLines({ trend }: EstateStatus, { translate }: Context): string[] {
  const lines = dayTrendLines(trend, translate)
  if (lines.length === 0) return []
  const width = Math.max(...lines.map(({ label }) => stringWidth(label)))
  const ofLine = ({ label, bars, figures }: (typeof lines)[number]) =>
    `${label}${' '.repeat(width - stringWidth(label))}  ${bars}  ${figures}`
  return [translate('overview.trend.title'), ...lines.map(ofLine)]
}

function healthLine(status: EstateStatus, { translate }: Context, painted: Painted): string {
  const words = healthWords(status, translate).map(({ text, tone }) => painted(text, tone))
  return `${translate('overview.health.title')}: ${words.join(', ')}`
}

/** How the estate is, for people: a sentence, then what waits, how much there is, the last day, and the server's health. */
export function statusText(status: EstateStatus, context: Context): string {
  const { io, translate, timeZone } = context
  const { summary } = status
  const painted: Painted = (text, tone) => (io.stdout.hasColour ? paint(text, tone) : text)
  const state = stateWords(summary, { ...status, isStale: false, timeZone }, translate)
  const notes = [state.doubt, ...state.notes].filter(note => note !== undefined)
  const blocks = [
    [[painted(state.text, state.tone), ...notes].join(' · ')],
    waitingLines(status, context),
    homeCards(summary).map(card => countWords(card, translate)),
    ...placeLines(status, context),
    trendLines(status, context),
    [healthLine(status, context, painted)],
  ]
  const filled = blocks.filter(lines => lines.length > 0).map(lines => `${lines.join('\n')}\n`)
  return filled.join('\n')
}
