import type { CellContext } from '@liftwatch/core/views/resources/placement'
import { waitWords } from '@liftwatch/core/views/home/wait-words'
import {
  aboutWaiting,
  addressWaits,
  waitingTone,
  whatWaits,
  whereWaits,
} from '@liftwatch/core/views/home/waiting-words'
import type { Column } from '../../components/list/columns'
import { glyphs } from '../../program/theme'
import { isMore, type OverviewRow } from './waiting-list'

function toneOf(row: OverviewRow, { now, trapTargetMs }: CellContext) {
  return isMore(row) ? 'muted' : waitingTone(row, now, trapTargetMs)
}

function waitText(row: OverviewRow, { now, translate }: CellContext): string {
  return isMore(row) ? '' : waitWords(row, now, translate)
}

function aboutText(row: OverviewRow, translate: CellContext['translate']): string {
  if (!isMore(row)) return aboutWaiting(row, translate)
  return translate('overview.more', { number: row.more, part: translate(`home.waiting.parts.${row.part}`) })
}

function addressOf(row: OverviewRow): string {
  return isMore(row) ? '' : (addressWaits(row) ?? '')
}

/** @param isTimed whether traps are among the rows, whose clocks run */
function columnsOf(isTimed: boolean): readonly Column<OverviewRow>[] {
  return [
    {
      title: undefined,
      minWidth: 1,
      maxWidth: 1,
      rank: 0,
      isTimed,
      cell(row, context) {
        const tone = toneOf(row, context)
        return { text: isMore(row) ? ' ' : glyphs[tone], tone }
      },
    },
    {
      title: 'overview.fields.what',
      minWidth: 18,
      maxWidth: 18,
      rank: 3,
      cell(row, context) {
        return { text: isMore(row) ? '' : whatWaits(row, context.translate), tone: toneOf(row, context) }
      },
    },
    {
      title: 'overview.fields.where',
      minWidth: 16,
      maxWidth: 24,
      rank: 1,
      cell: row => ({ text: isMore(row) ? '' : whereWaits(row) }),
    },
    {
      title: 'overview.fields.since',
      // '23 小时 59 分', and 'never in contact' where there is room.
      minWidth: 13,
      maxWidth: 16,
      rank: 2,
      isTimed,
      cell: (row, context) => ({ text: waitText(row, context), tone: toneOf(row, context) }),
    },
    {
      title: 'overview.fields.about',
      minWidth: 30,
      maxWidth: 48,
      rank: 4,
      cell: (row, { translate }) => ({
        text: aboutText(row, translate),
        ...(isMore(row) && { tone: 'muted' as const }),
      }),
    },
    {
      title: 'alarms.fields.address',
      minWidth: 20,
      maxWidth: 40,
      rank: 5,
      cell: row => ({ text: addressOf(row) }),
    },
  ]
}

/** In the order in which they are seen; the rank says which come first when the window is narrow. */
export const waitingColumns = { still: columnsOf(false), running: columnsOf(true) }
