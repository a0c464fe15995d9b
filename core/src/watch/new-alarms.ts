import type { Caller } from '../client/caller'
import type { Complaint } from '../contract/alarms/case-rows'
import { complaints } from '../contract/alarms/complaints'
import type { Endpoint } from '../contract/endpoint'
import type { Timer } from '../client/timer'
import { alertFilter, kindOfChoice, type AlertChoice } from '../domain/alert-choices'
import { watchedAlarm, type WatchedAlarm, type WatchedRow } from '../domain/watch-entries'
import { watchedLists } from '../domain/watched-lists'
import { createNewsReader, type NewsReader, type NewsSource, type Snapshot } from './news-reader'

/** Of what is alerted as much as is said of it. */
export type Alerted = Pick<
  WatchedAlarm,
  'id' | 'liftName' | 'address' | 'description' | 'alarmStartTs' | 'isWaiting' | 'isSilent'
>

interface Page<Row> {
  readonly content: readonly Row[]
  readonly totalElements: number
}

function alertedCase({ id, liftName, buildingAddress, description, createdAt, isNew }: Complaint): Alerted {
  return {
    id,
    liftName,
    address: buildingAddress,
    description,
    alarmStartTs: createdAt,
    isWaiting: isNew,
    isSilent: false,
  }
}

async function newestOf(client: Caller, choice: AlertChoice, input: object): Promise<Page<Alerted>> {
  const kind = kindOfChoice(choice)
  if (kind === 'cases') {
    const { content, totalElements } = await client.call(complaints.page, input)
    return { content: content.map(alertedCase), totalElements }
  }
  const page = await client.call<Endpoint>(watchedLists[kind].page, { ...input })
  const { content, totalElements } = page as Page<WatchedRow['row']>
  return { content: content.map(row => watchedAlarm({ kind, row } as WatchedRow)), totalElements }
}

/** The newest alarms of a choice that are outstanding, within a filter: those that an alert may be about. */
export function newestSource(client: Caller, choice: AlertChoice, filter: object): NewsSource<Alerted> {
  const input = { ...filter, ...alertFilter(choice) }
  return {
    async snapshot() {
      const { content, totalElements } = await newestOf(client, choice, input)
      const rows = content.toReversed()
      return { rows, wholeFrom: totalElements > rows.length ? rows[0]!.alarmStartTs : -Infinity }
    },
  }
}

/** The alarms that came since the look before, the newest first, and all that this look found. */
export type OnLook = (found: readonly Alerted[], newest: Snapshot<Alerted>) => void

/**
 * Looks for new alarms that wait for someone. What the first look finds was there before. Where a look did not show all, an older
 * alarm may come up from behind what it showed because others went: it is no news.
 */
export function createNewAlarms(source: NewsSource<Alerted>, onLook: OnLook, timer?: Timer): NewsReader {
  let before: Snapshot<Alerted> | undefined
  return createNewsReader({
    source,
    cameAt: ({ alarmStartTs }) => alarmStartTs,
    stateOf: () => 'waiting',
    isLasting: () => true,
    onRead(news, newest) {
      const { wholeFrom = Infinity } = before ?? {}
      before = newest
      const found = news.filter(
        ({ isWaiting, isSilent, alarmStartTs }) => isWaiting && !isSilent && alarmStartTs > wholeFrom,
      )
      onLook(found.toReversed(), newest!)
    },
    ...(timer && { timer }),
  })
}
