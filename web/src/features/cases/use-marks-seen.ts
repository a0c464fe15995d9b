import type { ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import { complaints } from '@liftwatch/core/contract/alarms/complaints'
import { isPermitted } from '@liftwatch/core/contract/endpoint'
import { useReader } from '@liftwatch/core/hooks/action'
import { useChange } from '@liftwatch/core/hooks/answer'
import { seenBy } from '@liftwatch/core/domain/cases'
import { useEffect, useEffectEvent } from 'react'

/** Says that a new case was opened, by someone who works on cases and is not its author (decisions.md section 11). */
export function useMarksSeen(shown: ComplaintDetail | undefined): void {
  const { userId, permissions } = useReader()
  const markSeen = useChange(complaints.markSeen)
  const counts = shown !== undefined && isPermitted(complaints.markSeen, permissions) && seenBy(shown, userId) !== shown
  const newId = counts ? shown.id : undefined
  // It stays new where that fails, and is seen the next time.
  const mark = useEffectEvent((id: string) => void markSeen({ id }).catch(() => undefined))
  useEffect(() => {
    if (newId !== undefined) mark(newId)
  }, [newId])
}
