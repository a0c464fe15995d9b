import type { Complaint } from '@liftwatch/core/contract/alarms/case-rows'
import { complaints } from '@liftwatch/core/contract/alarms/complaints'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { usePermissions } from '@liftwatch/core/hooks/session'

/** What the next shift has to do of cases. */
export interface CasesNow {
  readonly openCnt: number
  readonly newCnt: number
  readonly notCompleteCnt: number
  /** Those on which no one works, the longest waiting first, 20 at most. */
  readonly immediate: readonly Complaint[]
}

/** The cases that are open now; undefined where that is not known, null for those who see none. */
export function useCasesNow(): CasesNow | undefined | null {
  const isShown = usePermissions().has('case-management')
  const { data: counts } = useAnswer(complaints.count, isShown ? {} : undefined)
  const waiting = { status: 'OPEN', priority: 'IMMEDIATE', sort: 'createdAt,ASC', size: 20 } as const
  const { data: immediate } = useAnswer(complaints.page, isShown ? waiting : undefined)
  if (!isShown) return null
  return (
    counts &&
    immediate && {
      openCnt: counts.openStatusCnt,
      newCnt: counts.newStatusCnt,
      notCompleteCnt: counts.notCompleteStatusCnt,
      immediate: immediate.content,
    }
  )
}
