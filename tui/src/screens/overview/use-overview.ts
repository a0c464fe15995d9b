import { home } from '@liftwatch/core/contract/home/home'
import { isPermitted } from '@liftwatch/core/contract/endpoint'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { dayTrendStart } from '@liftwatch/core/views/home/day-trend'
import { useServerTick } from '../../program/clock'

/** What waits, and how much there is; nothing is asked that one may not. */
export function useSummary() {
  return useAnswer(home.summary, isPermitted(home.summary, usePermissions()) ? {} : undefined)
}

/** The last 24 hours, the running one among them. */
export function useDayTrend() {
  const startTs = dayTrendStart(useServerTick(false))
  return useAnswer(home.trend, isPermitted(home.trend, usePermissions()) ? { startTs } : undefined)
}
