import { passengerTraps, type PassengerTrap } from '../../contract/alarms/passenger-traps'
import { isAwaitingAcknowledgement } from '../../domain/alarms'
import { detailPath } from '../../domain/console-paths'
import { alarmGroups } from '../../tables/alarm-columns'
import { passengerTrapTable } from '../../tables/passenger-traps'
import { names } from '../../tables/table'
import { passengerTrapFilters } from '../filters/passenger-traps'
import { acknowledgeTrapForm, correctTeamForm } from '../forms/acknowledge'
import { arriveAtTrapForm } from '../forms/arrive'
import { trapReportForm } from '../forms/closing-report'
import { alarmCounts, alarmListTabs, openOldestFirst } from './alarm-tabs'
import { resourceView } from './resource-view'

export const passengerTrapView = resourceView<PassengerTrap>({
  name: 'passenger-traps',
  calls: {
    page: passengerTraps.page,
    file: passengerTraps.export,
    detail: passengerTraps.detail,
    count: passengerTraps.count,
    walked: openOldestFirst,
  },
  tabs: alarmListTabs,
  counts: alarmCounts,
  table: passengerTrapTable,
  empty: 'traps.none',
  filters: passengerTrapFilters,
  nameOf: trap => trap.liftName,
  pathOf: trap => detailPath('passenger-trap', trap.id),
  bornAt: trap => trap.alarmStartTs,
  isWaiting: isAwaitingAcknowledgement,
  factGroups: [
    { keys: names('state operationalStatus') },
    {
      title: 'traps.trap',
      keys: names('alarmStatus alarmStartTs alarmClearTs duration team description repeatCnt liftFaultCnt'),
    },
    { title: 'console.detail.response', keys: alarmGroups.response },
    { keys: names('operatorName ptCode result') },
    { title: 'console.detail.place', keys: alarmGroups.place },
  ],
  actions: [acknowledgeTrapForm, correctTeamForm, arriveAtTrapForm, trapReportForm],
})
