import type { TextKey } from '../text/translate'
import { reports, type ReportKey } from './report-keys'
import { reportViews } from './report-views'

/** What a report is called: as its route in the menu, or as what is shown beside another. */
export function reportTitle(key: ReportKey): TextKey {
  const { permission } = reports.get(key)!
  return key === permission ? `screens.${permission}.name` : reportViews[key][0].table.title
}
