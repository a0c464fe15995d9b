import type { ComplaintDetail } from '../contract/alarms/case-rows'
import { complaints } from '../contract/alarms/complaints'
import { isPermitted } from '../contract/endpoint'
import { useReader } from './action'
import { useChange } from './answer'
import { useFrontEnd } from './front-end'
import { seenBy } from '../domain/cases'
import { useEffect, useEffectEvent } from 'react'

/** Says that a new case was opened, by someone who works on cases and is not its author (decisions.md section 11). */
export function useMarksSeen(shown: ComplaintDetail | undefined): void {
  const { userId, permissions } = useReader()
  const { isReadOnly } = useFrontEnd()
  const markSeen = useChange(complaints.markSeen)
  const counts =
    !isReadOnly &&
    shown !== undefined &&
    isPermitted(complaints.markSeen, permissions) &&
    seenBy(shown, userId) !== shown
  const newId = counts ? shown.id : undefined
  // It stays new where that fails, and is seen the next time.
  const mark = useEffectEvent((id: string) => void markSeen({ id }).catch(() => undefined))
  useEffect(() => {
    if (newId !== undefined) mark(newId)
  }, [newId])
}
