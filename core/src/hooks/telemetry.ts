import { useState } from 'react'
import { telemetry } from '../contract/devices/telemetry'
import { refreshMaxFailures } from '../limits'
import { useAnswer } from './answer'

/**
 * What a lift's device says, asked for every 5 s (specification 1 section 7). `hasStopped` after 10 failures in a row; an answer
 * to `refetch` sets it going again.
 */
export function useTelemetry(liftId: string) {
  const query = useAnswer(telemetry.latest, { id: liftId })
  const { dataUpdatedAt, errorUpdateCount } = query
  const [answered, setAnswered] = useState({ at: dataUpdatedAt, failuresBefore: errorUpdateCount })
  if (answered.at !== dataUpdatedAt) setAnswered({ at: dataUpdatedAt, failuresBefore: errorUpdateCount })
  const hasStopped = query.isError && errorUpdateCount - answered.failuresBefore >= refreshMaxFailures
  return { ...query, hasStopped }
}
