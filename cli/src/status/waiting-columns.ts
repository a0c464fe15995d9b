import type { WaitingRow } from '@liftwatch/core/views/home/waiting-rows'
import { waitWords } from '@liftwatch/core/views/home/wait-words'
import {
  aboutWaiting,
  addressWaits,
  waitingTone,
  whatWaits,
  whereWaits,
} from '@liftwatch/core/views/home/waiting-words'
import type { Column } from '../output/columns'
import type { EstateStatus } from './ask-status'

/** Of a table alone: scripts get the rows themselves. */
function shownColumn(column: Omit<Column<WaitingRow>, 'plain'>): Column<WaitingRow> {
  return { ...column, plain: () => null }
}

/** What waits, as people see it. */
export function waitingColumns({ at, targetMs }: EstateStatus): readonly Column<WaitingRow>[] {
  const tone = (row: WaitingRow) => waitingTone(row, at, targetMs)
  return [
    shownColumn({
      name: 'what',
      header: 'overview.fields.what',
      shown: (row, { translate }) => whatWaits(row, translate),
      tone,
    }),
    shownColumn({ name: 'where', header: 'overview.fields.where', shown: row => whereWaits(row) }),
    shownColumn({
      name: 'waits',
      header: 'overview.fields.since',
      shown: (row, { translate }) => waitWords(row, at, translate),
      tone,
    }),
    shownColumn({
      name: 'about',
      header: 'overview.fields.about',
      shown: (row, { translate }) => aboutWaiting(row, translate),
      canShrink: true,
    }),
    shownColumn({
      name: 'address',
      header: 'alarms.fields.address',
      shown: waiting => addressWaits(waiting) ?? '-',
      canShrink: true,
    }),
  ]
}
