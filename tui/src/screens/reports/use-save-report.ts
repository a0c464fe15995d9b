import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import type { ReportKey } from '@liftwatch/core/views/report-keys'
import type { ReportView } from '@liftwatch/core/views/report-view'
import { formatDay } from '@liftwatch/core/text/format'
import { useSaveFile } from '../../files/use-save-file'
import { useProgram } from '../../program/program'
import { askedFor, useServerMinute } from './use-report-period'

/** Saves a report of a period as a file of its own. Rejects with why not. */
export function useSaveReport(): (report: ReportKey, view: ReportView, period: string | undefined) => Promise<void> {
  const { translate } = useProgram()
  const { client } = useFrontEnd()
  const now = useServerMinute()
  const save = useSaveFile()
  return (report, view, period) => {
    const parts = [report, view.by, period ?? formatDay(now)].filter(part => part !== undefined)
    const input = { ...askedFor(report, period), format: 'xlsx', language: translate.language } as const
    return save(parts, () => client.call(view.file, input))
  }
}
