import type { ComplaintStatus } from '@liftwatch/core/contract/alarms/case-fields'
import type { CaseCounts } from '@liftwatch/core/contract/alarms/case-rows'
import { complaints } from '@liftwatch/core/contract/alarms/complaints'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import type { TextKey } from '@liftwatch/core/text/translate'
import type { ListSearch } from '../../components/record-list/list-search'
import type { FilterTabs } from '../../records/resource-list'
import { useTexts } from '../../texts'

interface CaseTab {
  readonly label: TextKey
  /** The filters that it sets; a tab is shown where they are set, however that came. */
  readonly status: ComplaintStatus | undefined
  readonly isNew?: 'true'
  readonly countOf: (counts: CaseCounts) => number
}

/** All, and the five counters of specification 2 section 2. */
const caseTabs = {
  all: {
    label: 'cases.tabs.all',
    status: undefined,
    countOf: ({ openStatusCnt, notCompleteStatusCnt, completeStatusCnt, closedStatusCnt }) =>
      openStatusCnt + notCompleteStatusCnt + completeStatusCnt + closedStatusCnt,
  },
  new: { label: 'cases.tabs.new', status: 'OPEN', isNew: 'true', countOf: ({ newStatusCnt }) => newStatusCnt },
  open: { label: 'cases.tabs.open', status: 'OPEN', countOf: ({ openStatusCnt }) => openStatusCnt },
  notComplete: {
    label: 'cases.tabs.notComplete',
    status: 'NOT_COMPLETE',
    countOf: ({ notCompleteStatusCnt }) => notCompleteStatusCnt,
  },
  complete: {
    label: 'cases.tabs.complete',
    status: 'COMPLETE',
    countOf: ({ completeStatusCnt }) => completeStatusCnt,
  },
  closed: { label: 'cases.tabs.closed', status: 'CLOSED', countOf: ({ closedStatusCnt }) => closedStatusCnt },
} as const satisfies Record<string, CaseTab>

const tabNames = Object.keys(caseTabs) as (keyof typeof caseTabs)[]
const tabOf = (name: keyof typeof caseTabs): CaseTab => caseTabs[name]

/** The tabs of the list of cases: each sets the filters of its status, and is shown wherever these are set. */
export function useCaseTabs({ filter, change }: ListSearch): FilterTabs {
  const t = useTexts()
  const { status, isNew, ...others } = filter
  const { data } = useAnswer(complaints.count, others)
  const chosen = tabNames.find(name => tabOf(name).status === status && tabOf(name).isNew === isNew)
  return {
    tabs: tabNames.map(name => ({
      value: name,
      label: t(tabOf(name).label),
      count: data && tabOf(name).countOf(data),
    })),
    chosen: chosen ?? (status === undefined ? 'all' : ''),
    choose(name) {
      const tab = tabOf(name as keyof typeof caseTabs)
      change({ status: tab.status, isNew: tab.isNew }, true)
    },
  }
}
