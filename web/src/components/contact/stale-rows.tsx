import type { ReactNode } from 'react'
import { useTexts } from '../../texts'
import { StatusChip } from '../marks/status-chip'
import { useIsStale } from './staleness'

/** Keeps rows in sight while the server is out of contact, but never so that they look like the truth of this minute. */
export function StaleRows({ children }: { readonly children: ReactNode }) {
  const isStale = useIsStale()
  return (
    <div className="lw-stale" data-stale={isStale || undefined}>
      {children}
    </div>
  )
}

/** The word that goes with it, out of the way of the rows. */
export function StaleMark() {
  const t = useTexts()
  return <span>{useIsStale() && <StatusChip tone="warning" label={t('console.live.stale')} />}</span>
}
