import type { SwitchOffCounts, SwitchOffTab } from '../contract/estate/switch-offs'

/** The tabs of the list of switch-offs, in their order (specification 2 section 2); lists start with the first. */
export const switchOffTabs = ['OPEN', 'CLOSED', 'DELAY', 'HISTORY'] as const satisfies readonly SwitchOffTab[]

/** How many a tab has; those on delay are open too, and those closed lately are history too. */
export function switchOffTabTotal(tab: SwitchOffTab, counts: SwitchOffCounts): number {
  const { openCnt, closeCnt, delayCnt, historyCnt } = counts
  return { OPEN: openCnt, CLOSED: closeCnt, DELAY: delayCnt, HISTORY: historyCnt }[tab]
}

/** The order in which a tab starts: what is to come or to be switched on first is first, of closed ones the newest. */
export function switchOffTabSort(tab: SwitchOffTab): {
  readonly field: 'onAt' | 'closedAt'
  readonly direction: 'ASC' | 'DESC'
} {
  return tab === 'OPEN' || tab === 'DELAY'
    ? { field: 'onAt', direction: 'ASC' }
    : { field: 'closedAt', direction: 'DESC' }
}

/** Whether a tab shows open ones, of which alone there is a delay to show (specification 2 section 2). */
export function showsDelay(tab: SwitchOffTab | undefined): boolean {
  return tab === 'OPEN' || tab === 'DELAY'
}
