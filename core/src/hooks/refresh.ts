import { useState } from 'react'
import type { RetryRule } from '../client/poll'
import { useFrontEnd } from './front-end'

/** What is counted of a query: answers and failures since it began. */
export interface Counted {
  readonly state: { readonly dataUpdateCount: number; readonly errorUpdateCount: number }
}

export type RefreshRule = (query: Counted) => number | false

/** Asks again by the rule, which goes by the failures in a row of each query. */
export function createRefreshRule(rule: RetryRule): RefreshRule {
  const counts = new WeakMap<Counted, { readonly answers: number; readonly failuresBefore: number }>()
  return query => {
    const { dataUpdateCount: answers, errorUpdateCount } = query.state
    const known = counts.get(query)
    const failuresBefore = known?.answers === answers ? known.failuresBefore : errorUpdateCount
    counts.set(query, { answers, failuresBefore })
    return rule.nextDelayMs(errorUpdateCount - failuresBefore) ?? false
  }
}

/**
 * The `refetchInterval` of what changes too often for notices, such as telemetry: every 5 s, and after failures by the
 * front-end's own rule (specification 1 section 9, decisions.md section 8). One for each component that asks.
 */
export function useRefreshRule(): RefreshRule {
  const { retryRule } = useFrontEnd()
  const [rule] = useState(() => createRefreshRule(retryRule))
  return rule
}
