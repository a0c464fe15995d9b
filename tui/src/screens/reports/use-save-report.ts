import { methodOf } from '@liftwatch/core/client/client'
import { AppError } from '@liftwatch/core/errors'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import type { ReportKey } from '@liftwatch/core/views/report-keys'
import type { ReportView } from '@liftwatch/core/views/report-view'
import { formatDay } from '@liftwatch/core/text/format'
import type { TextKey, Translate } from '@liftwatch/core/text/all-texts'
import { useRef } from 'react'
import { saveFile } from '../../files/save-file'
import { useProgram } from '../../program'
import { askedFor, useServerMinute } from './use-report-period'

const ending = '.xlsx'

const reasons: Readonly<Record<string, TextKey | undefined>> = {
  ENOENT: 'monitor.reports.disk.ENOENT',
  ENOTDIR: 'monitor.reports.disk.ENOTDIR',
  EACCES: 'monitor.reports.disk.EACCES',
  EPERM: 'monitor.reports.disk.EPERM',
  EROFS: 'monitor.reports.disk.EROFS',
  ENOSPC: 'monitor.reports.disk.ENOSPC',
  EDQUOT: 'monitor.reports.disk.EDQUOT',
}

function sizeWords(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}

/** Says what the disk said; what went wrong elsewhere stays as it is. */
function unsaved(file: string, error: unknown, translate: Translate): unknown {
  const { code = '', message, syscall } = error as NodeJS.ErrnoException
  if (error instanceof AppError || syscall === undefined) return error
  const known = reasons[code]
  const reason = known ? translate(known) : message
  return new AppError('unwritable-file', { params: { file, reason }, cause: error })
}

/** Saves a report of a period as a file of its own, and says what it has become. Rejects with why not. */
export function useSaveReport(): (report: ReportKey, view: ReportView, period: string | undefined) => Promise<void> {
  const { translate, messages, saveFolders } = useProgram()
  const { client } = useFrontEnd()
  const now = useServerMinute()
  const saving = useRef<string>(undefined)
  return async (report, view, period) => {
    if (saving.current !== undefined) {
      messages.show(translate('monitor.reports.isSaving', { file: saving.current }), 'warning')
      return
    }
    const name = [report, view.by, period ?? formatDay(now)].filter(part => part !== undefined).join('-')
    saving.current = `${name}${ending}`
    messages.announce(translate('monitor.reports.saving', { file: saving.current }), 'muted')
    try {
      const input = { ...askedFor(report, period), format: 'xlsx', language: translate.language } as const
      const { rowCnt, chunks } = await methodOf(client, view.file)(input)
      const { name: file, folder, bytes } = await saveFile(saveFolders, name, ending, chunks)
      const words = { file, rows: rowCnt, size: sizeWords(bytes), folder }
      messages.announce(translate('monitor.reports.saved', words), 'ok')
    } catch (error) {
      throw unsaved(saving.current, error, translate)
    } finally {
      saving.current = undefined
    }
  }
}
