import type { Complaint } from '@liftwatch/core/contract/alarms/case-rows'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { useRef } from 'react'
import { useCanOpen } from '../app/can-open'
import { useRowOpening } from '../components/record-list/row-keys'
import { CaseRows } from './case-rows'

interface LinkedCasesProps {
  /** Undefined while they are loading. */
  readonly cases: readonly Complaint[] | undefined
  readonly emptyText: string
}

/** The cases about something: a table whose rows are opened by a click or by Enter. */
export function LinkedCases({ cases, emptyText }: LinkedCasesProps) {
  const box = useRef<HTMLDivElement>(null)
  useRowOpening(box)
  const canOpen = useCanOpen()
  const pathOf = canOpen('case-management') ? ({ id }: Complaint) => detailPath('case-management', id) : undefined
  return (
    <div ref={box}>
      <CaseRows cases={cases} emptyText={emptyText} pathOf={pathOf} />
    </div>
  )
}
