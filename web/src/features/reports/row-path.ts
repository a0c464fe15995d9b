import { detailPath } from '@liftwatch/core/domain/console-paths'
import { usePermissions } from '@liftwatch/core/hooks/session'
import type { ReportRow } from '@liftwatch/core/views/report-view'
import { useLocation } from 'react-router-dom'
import { hasRowsOfLifts, type ReportPart } from './report-parts'

/** Where a row leads: a chronic lift to its breakdowns, any other lift to itself. */
export function useRowPath(part: ReportPart): ((row: ReportRow) => string) | undefined {
  const { search } = useLocation()
  const mayOpenLifts = usePermissions().has('lifts')
  const { key, view } = part
  if (key === 'clr') return ({ id }) => `${detailPath('clr', id)}${search}`
  if (!mayOpenLifts || !hasRowsOfLifts(part)) return undefined
  return row => detailPath('lifts', view.liftOf(row)!.id)
}
