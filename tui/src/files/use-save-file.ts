import type { FileAnswer } from '@liftwatch/core/contract/endpoint'
import { AppError } from '@liftwatch/core/errors'
import type { TextKey, Translate } from '@liftwatch/core/text/all-texts'
import { useProgram } from '../program/program'
import { saveFile } from './save-file'

const ending = '.xlsx'

const reasons: Readonly<Record<string, TextKey | undefined>> = {
  ENOENT: 'monitor.files.disk.ENOENT',
  ENOTDIR: 'monitor.files.disk.ENOTDIR',
  EACCES: 'monitor.files.disk.EACCES',
  EPERM: 'monitor.files.disk.EPERM',
  EROFS: 'monitor.files.disk.EROFS',
  ENOSPC: 'monitor.files.disk.ENOSPC',
  EDQUOT: 'monitor.files.disk.EDQUOT',
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

/** What a name of a lift or a period may have that a folder would take for something else. */
const unnameable = /[^\p{L}\p{N}._-]+/gu

/**
 * Saves a spreadsheet under a name of its own, and says what it has become; one at a time, from whichever screen it is saved. Rejects
 * with why not.
 */
export function useSaveFile(): (parts: readonly string[], ask: () => Promise<FileAnswer>) => Promise<void> {
  const { translate, messages, saveFolders, saving } = useProgram()
  return async (parts, ask) => {
    const [before] = saving
    if (before !== undefined) return messages.show(translate('monitor.files.isSaving', { file: before }), 'warning')
    const name = parts.map(part => part.replace(unnameable, '-')).join('-')
    const asked = `${name}${ending}`
    saving.add(asked)
    messages.announce(translate('monitor.files.saving', { file: asked }), 'muted')
    try {
      const { rowCnt, chunks } = await ask()
      const { name: file, folder, bytes } = await saveFile(saveFolders, name, ending, chunks)
      const words = { file, rows: rowCnt, size: sizeWords(bytes), folder }
      messages.announce(translate('monitor.files.saved', words), 'ok')
    } catch (error) {
      throw unsaved(asked, error, translate)
    } finally {
      saving.delete(asked)
    }
  }
}
