import { dashboards } from '@liftwatch/core/contract/dashboards'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { usePermissions } from '@liftwatch/core/hooks/session'

/** The dashboards that the server's settings name, for who may see them. They change with a start of the server only. */
export function useConfiguredDashboards() {
  const isPermitted = usePermissions().has('dashboard')
  return useAnswer(dashboards.list, isPermitted ? {} : undefined, { staleTime: Infinity })
}
