import type { CaseCounts } from '../../contract/alarms/case-rows'
import type { ListTab, ListTabs } from './list-tabs'

const newestFirst = { field: 'createdAt', direction: 'DESC' } as const
/** What someone has to do something about: the gravest first. */
const gravestFirst = { field: 'priority', direction: 'DESC' } as const

const tabs = [
  {
    name: 'all',
    label: 'cases.tabs.all',
    asks: {},
    sort: newestFirst,
    countOf: ({ openStatusCnt, notCompleteStatusCnt, completeStatusCnt, closedStatusCnt }: CaseCounts) =>
      openStatusCnt + notCompleteStatusCnt + completeStatusCnt + closedStatusCnt,
  },
  {
    name: 'new',
    label: 'cases.tabs.new',
    asks: { status: 'OPEN', isNew: 'true' },
    sort: gravestFirst,
    countOf: ({ newStatusCnt }: CaseCounts) => newStatusCnt,
  },
  {
    name: 'open',
    label: 'cases.tabs.open',
    asks: { status: 'OPEN' },
    sort: gravestFirst,
    countOf: ({ openStatusCnt }: CaseCounts) => openStatusCnt,
  },
  {
    name: 'notComplete',
    label: 'cases.tabs.notComplete',
    asks: { status: 'NOT_COMPLETE' },
    sort: newestFirst,
    countOf: ({ notCompleteStatusCnt }: CaseCounts) => notCompleteStatusCnt,
  },
  {
    name: 'complete',
    label: 'cases.tabs.complete',
    asks: { status: 'COMPLETE' },
    sort: newestFirst,
    countOf: ({ completeStatusCnt }: CaseCounts) => completeStatusCnt,
  },
  {
    name: 'closed',
    label: 'cases.tabs.closed',
    asks: { status: 'CLOSED' },
    sort: newestFirst,
    countOf: ({ closedStatusCnt }: CaseCounts) => closedStatusCnt,
  },
] as const satisfies ListTab[]

/** All, and the five counters of specification 2 section 2. */
export const caseListTabs: ListTabs = { tabs, start: 'open', all: 'all' }
