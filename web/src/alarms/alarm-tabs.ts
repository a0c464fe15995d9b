import { operationalStatus, type OperationalStatus, type TabCounts } from '@liftwatch/core/contract/alarms'
import { useTexts } from '../texts'

const countNames = {
  DEPLOYMENT: 'deploymentTotal',
  OUTSTANDING: 'outstandingTotal',
  CLOSED: 'closedTotal',
} as const satisfies Record<OperationalStatus, keyof TabCounts>

/** All, and each status, with how many there are under the other filters. */
export function useAlarmTabs(counts: TabCounts | undefined) {
  const t = useTexts()
  return [
    { value: undefined, label: t('alarms.tabs.all'), count: counts?.total },
    ...operationalStatus.options.map(status => ({
      value: status,
      label: t(`alarms.tabs.${status}`),
      count: counts?.[countNames[status]],
    })),
  ]
}
