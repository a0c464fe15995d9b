import type { Client } from '../client/client'
import type { Timer } from '../client/timer'
import { alertFilter, kindOfChoice, type AlertChoice } from '../domain/alert-choices'
import { watchedAlarm, type WatchedAlarm, type WatchedRow } from '../domain/watch-entries'
import { createNewsReader, type NewsReader, type NewsSource, type Snapshot } from './news-reader'

interface Page {
  readonly content: readonly WatchedRow['row'][]
  readonly totalElements: number
}

/** The newest alarms of a choice that are outstanding, within a filter: those that an alert may be about. */
export function newestSource(client: Client, choice: AlertChoice, filter: object): NewsSource<WatchedAlarm> {
  const kind = kindOfChoice(choice)
  const input = { ...filter, ...alertFilter(choice) }
  const page = client[kind].page as unknown as (input: object) => Promise<Page>
  return {
    async snapshot() {
      const { content, totalElements } = await page(input)
      const rows = content.map(row => watchedAlarm({ kind, row } as WatchedRow)).toReversed()
      return { rows, wholeFrom: totalElements > rows.length ? rows[0]!.alarmStartTs : -Infinity }
    },
  }
}

/** The alarms that came since the look before, the newest first, and all that this look found. */
export type OnLook = (found: readonly WatchedAlarm[], newest: Snapshot<WatchedAlarm>) => void

/**
 * Looks for new alarms that wait for someone. What the first look finds was there before. Where a look did not show all, an older
 * alarm may come up from behind what it showed because others went: it is no news.
 */
export function createNewAlarms(source: NewsSource<WatchedAlarm>, onLook: OnLook, timer?: Timer): NewsReader {
  let before: Snapshot<WatchedAlarm> | undefined
  return createNewsReader({
    source,
    stateOf: () => 'waiting',
    isLasting: () => true,
    onRead(news, newest) {
      const { wholeFrom = Infinity } = before ?? {}
      before = newest
      const found = news.filter(({ isWaiting, alarmStartTs }) => isWaiting && alarmStartTs > wholeFrom)
      onLook(found.toReversed(), newest!)
    },
    ...(timer && { timer }),
  })
}
