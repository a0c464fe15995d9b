import { isAlarmEntry, type WatchEntry } from '@liftwatch/core/domain/watch-log'
import { formatShortInstant, shortInstantWidth } from '@liftwatch/core/text/format'
import type { Column } from '../../components/list/columns'
import { glyphs } from '../../program/theme'
import { aboutWords, whatTone, whatWords } from './entry-words'

/** In the order in which they are seen; the rank says which come first when the window is narrow. */
export const activityColumns: readonly Column<WatchEntry>[] = [
  {
    title: undefined,
    minWidth: 1,
    maxWidth: 1,
    rank: 0,
    cell: entry => ({ text: glyphs[whatTone(entry)], tone: whatTone(entry) }),
  },
  {
    title: 'watch.fields.at',
    minWidth: shortInstantWidth,
    maxWidth: shortInstantWidth,
    rank: 1,
    cell: ({ at }, { now }) => ({ text: formatShortInstant(at, now) }),
  },
  {
    title: 'watch.fields.what',
    minWidth: 14,
    maxWidth: 14,
    rank: 2,
    cell: (entry, { translate }) => ({ text: whatWords(entry, translate), tone: whatTone(entry) }),
  },
  {
    title: 'alarms.fields.liftName',
    minWidth: 15,
    maxWidth: 22,
    rank: 4,
    cell: entry => ({ text: isAlarmEntry(entry) ? entry.alarm.liftName : '' }),
  },
  {
    title: 'watch.fields.words',
    minWidth: 16,
    maxWidth: 40,
    rank: 3,
    cell: (entry, { translate }) => ({ text: aboutWords(entry, translate) }),
  },
  {
    title: 'watch.fields.by',
    minWidth: 12,
    maxWidth: 24,
    rank: 5,
    cell: entry => ({ text: (isAlarmEntry(entry) && entry.by) || '' }),
  },
  {
    title: 'alarms.fields.address',
    minWidth: 20,
    maxWidth: 40,
    rank: 6,
    cell: entry => ({ text: isAlarmEntry(entry) ? entry.alarm.address : '' }),
  },
]
