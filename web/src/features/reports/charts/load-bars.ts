import type { AlarmLoad } from '@liftwatch/core/contract/reports/alarm-load'
import { minuteMs } from '@liftwatch/core/limits'
import { waitBoundsMs } from '@liftwatch/core/reports/response-times'
import { formatDuration } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/translate'

interface LoadBar {
  readonly key: string
  readonly name: string
  readonly count: number
  /** Of all, percent to one place. */
  readonly share: string
  /** Of the longest bar, 0 to 1. */
  readonly length: number
}

/** Bars of the alarm load under their name. */
export interface LoadBars {
  readonly title: string
  /** In words what the bars show. */
  readonly note?: string
  /** What the bars are, and what they count. */
  readonly heads: readonly [string, string]
  readonly bars: readonly LoadBar[]
}

type Counted = Pick<LoadBar, 'key' | 'name' | 'count'> & { readonly share: number | null }

function barsOf(counted: readonly Counted[]): LoadBar[] {
  const longest = Math.max(1, ...counted.map(({ count }) => count))
  return counted.map(({ key, name, count, share }) => ({
    key,
    name,
    count,
    share: ((share ?? 0) * 100).toFixed(1),
    length: count / longest,
  }))
}

/** The lifts with most alarms, by their ids, and what part of all alarms they had. */
export function worstLiftBars(lifts: AlarmLoad['worstLifts'], t: Translate): LoadBars {
  return {
    title: t('reports.load.page.worstLifts'),
    heads: [t('alarms.fields.liftName'), t('reports.load.page.alarmsAndShare')],
    bars: barsOf(
      lifts.map(({ liftId, liftName, alarmCnt, share }) => ({ key: liftId, name: liftName, count: alarmCnt, share })),
    ),
  }
}

/** How the alarms are spread over the priorities, the most pressing first. */
export function priorityBars(priorities: AlarmLoad['priorities'], t: Translate): LoadBars {
  return {
    title: t('reports.load.figures.priority'),
    heads: [t('alarms.fields.severity'), t('reports.load.page.alarmsAndShare')],
    bars: barsOf(
      priorities.map(({ priority, alarmCnt, share }) => ({
        key: priority,
        name: t(`reports.load.priorities.${priority}`),
        count: alarmCnt,
        share,
      })),
    ),
  }
}

const waitKinds = ['faultsAcknowledged', 'trapsAcknowledged', 'trapsReached'] as const
export type LoadTimes = Pick<AlarmLoad, (typeof waitKinds)[number]>

/** How long alarms waited for people: those of each kind by classes of waits, none where none was answered. */
export function waitBars(load: LoadTimes, t: Translate): (LoadBars & { readonly note: string })[] {
  const classes = [
    ...waitBoundsMs.map(bound => t('reports.load.page.upTo', { minutes: bound / minuteMs })),
    t('reports.load.page.over', { minutes: waitBoundsMs.at(-1)! / minuteMs }),
  ]
  return waitKinds.map(kind => {
    const { answeredCnt, medianMs, p90Ms, waits } = load[kind]
    const median = formatDuration(medianMs, t.language)
    const p90 = formatDuration(p90Ms, t.language)
    const counted = waits.map((count, index) => {
      const name = classes[index]!
      return { key: name, name, count, share: count / answeredCnt }
    })
    return {
      title: t(`reports.load.page.waits.${kind}`),
      note:
        answeredCnt === 0
          ? t('reports.load.page.noWaits')
          : t('reports.load.page.waitSummary', { median, p90, count: answeredCnt }),
      heads: [t('reports.load.page.wait'), t('reports.load.page.alarmsAndShare')],
      bars: answeredCnt === 0 ? [] : barsOf(counted),
    }
  })
}
