import { caseListTabs } from '@liftwatch/core/views/resources/case-tabs'
import { tabCount, tabNamed, withoutTabs, type ListTab } from '@liftwatch/core/views/resources/list-tabs'
import { complaints } from '@liftwatch/core/contract/alarms/complaints'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import type { ListSearch } from '../../components/record-list/list-search'
import type { FilterTabs } from '../../records/resource-list'
import { useTexts } from '../../texts'

const { tabs, all } = caseListTabs

/** The tabs of the list of cases: each sets the filters of its status, and is shown wherever these are set. */
export function useCaseTabs({ filter, change }: ListSearch): FilterTabs {
  const t = useTexts()
  const { status, isNew } = filter
  const { data } = useAnswer(complaints.count, withoutTabs(caseListTabs, filter))
  const isChosen = ({ asks }: ListTab) => asks['status'] === status && asks['isNew'] === isNew
  return {
    tabs: tabs.map(tab => ({ value: tab.name, label: t(tab.label), count: data && tabCount(tab, data) })),
    chosen: tabs.find(isChosen)?.name ?? (status === undefined ? all : ''),
    choose(name) {
      const { asks } = tabNamed(caseListTabs, name)
      change({ status: asks['status'], isNew: asks['isNew'] }, true)
    },
  }
}
