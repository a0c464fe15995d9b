import { Button } from '@chakra-ui/react'
import { switchOffs, switchOffTab, type SwitchOff } from '@liftwatch/core/contract/estate/switch-offs'
import { newSwitchOffPath } from '@liftwatch/core/domain/console-paths'
import { showsDelay, switchOffTabs, switchOffTabSort, switchOffTabTotal } from '@liftwatch/core/domain/switch-off-tabs'
import { useAction } from '@liftwatch/core/hooks/action'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { filtersBesideSwitchOffTabs } from '@liftwatch/core/views/filters/switch-offs'
import { createSwitchOffForm } from '@liftwatch/core/views/forms/switch-offs'
import { switchOffView } from '@liftwatch/core/views/resources/switch-offs'
import { Link, Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom'
import type { Cells } from '../../components/record-list/cell'
import { useListSearch } from '../../components/record-list/list-search'
import { listInput } from '../../records/list-input'
import { ResourceList } from '../../records/resource-list'
import { useTexts } from '../../texts'
import { SwitchOffChip } from './switch-off-chip'

const cells: Cells<SwitchOff> = { statusFormat: row => <SwitchOffChip isPlain of={row} /> }

/** The tabs above the list set one of its filters. */
const withDelay: typeof switchOffView = { ...switchOffView, filters: filtersBesideSwitchOffTabs }

/** What is closed is on delay no more: there the list has no such column (specification 2 section 2). */
const withoutDelay: typeof switchOffView = {
  ...withDelay,
  table: { ...switchOffView.table, columns: switchOffView.table.columns.filter(({ key }) => key !== 'delay') },
}

const setByTabs = ['tab']

function NewSwitchOff() {
  const t = useTexts()
  const { refusal } = useAction(createSwitchOffForm)
  if (refusal) return null
  return (
    <Button asChild variant="solid">
      <Link to={newSwitchOffPath}>{t('switchOffs.create')}</Link>
    </Button>
  )
}

/** The list in one of its tabs, which its address names. */
function TabbedList() {
  const t = useTexts()
  const search = useListSearch(listInput(withDelay), withDelay.filters)
  const { tab: named, ...others } = search.filter
  const chosen = switchOffTab.safeParse(named).data ?? switchOffTabs[0]
  const { data } = useAnswer(switchOffs.count, others)
  return (
    <ResourceList
      view={showsDelay(chosen) ? withDelay : withoutDelay}
      cells={cells}
      detail="over"
      filterTabs={{
        tabs: switchOffTabs.map(tab => ({
          value: tab,
          label: t(`switchOffs.tabs.${tab}`),
          count: data && switchOffTabTotal(tab, data),
        })),
        names: setByTabs,
        chosen,
        choose: tab => search.change({ tab, sort: sortOfTab(switchOffTab.parse(tab)) }, true),
      }}
      tools={<NewSwitchOff />}
    >
      <Outlet />
    </ResourceList>
  )
}

function sortOfTab(tab: (typeof switchOffTabs)[number]): string {
  const { field, direction } = switchOffTabSort(tab)
  return `${field},${direction}`
}

/** Planned switch-offs by their counters; an address without a tab is that of the open ones. */
export function SwitchOffList() {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  if (search.has('tab')) return <TabbedList />
  const [first] = switchOffTabs
  const to = new URLSearchParams([...search, ['tab', first]])
  if (!to.has('sort')) to.set('sort', sortOfTab(first))
  return <Navigate replace to={{ pathname, search: to.toString() }} />
}
