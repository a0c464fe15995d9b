import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '@liftwatch/core/errors'
import { configFolder, homeFolder } from '@liftwatch/core/files/config-folder'
import { makeFolder } from '@liftwatch/core/files/make-folder'
import type { Io } from '../terminal/io'
import { fromDocument, nothingStored, toDocument, type Stored } from './stored-shapes'

const fileName = 'sessions'

/** What is remembered between runs: contexts and sessions, in one file that its owner alone can read. */
export interface StoredFile {
  /** Undefined where there is no home to keep it in. */
  readonly path: string | undefined
  /** What is stored; nothing, where there is no file or it cannot be opened. Errors: unreadable-file, where it is not ours. */
  readonly read: () => Stored
  /** Errors: unwritable-file. */
  readonly change: (change: (stored: Stored) => Stored) => Promise<void>
}

/** What a command's context says of it. */
interface StoredFileContext {
  readonly io: Pick<Io, 'env'>
  readonly settings: { readonly configFolder: string | undefined }
}

/** Answers nothing where there is no file. Errors: those of the disk. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw error
  }
}

function parse(path: string, text: string): Stored {
  try {
    const stored = fromDocument(JSON.parse(text))
    if (stored) return stored
  } catch {
    // Said below.
  }
  throw new AppError('unreadable-file', { params: { file: path, reason: 'it is not as this program writes it' } })
}

function unwritable(file: string, reason: string, cause?: unknown): AppError {
  return new AppError('unwritable-file', { params: { file, reason }, cause })
}

async function write(folder: string, content: Record<string, unknown>, hasHome: boolean): Promise<void> {
  // Conf looks for a home as soon as it is loaded, although it is given a folder.
  if (!hasHome) process.env['HOME'] = folder
  makeFolder(folder)
  const { default: Conf } = await import('conf')
  new Conf({ cwd: folder, configName: fileName, configFileMode: 0o600 }).store = content
}

export function openStoredFile(context: StoredFileContext): StoredFile {
  const folder = context.settings.configFolder ?? configFolder(context.io.env)
  const path = folder === undefined ? undefined : join(folder, `${fileName}.json`)

  function read(): Stored {
    if (path === undefined) return nothingStored
    try {
      const text = textOf(path)
      return text === undefined ? nothingStored : parse(path, text)
    } catch (error) {
      if (error instanceof AppError) throw error
      // Not ours to open: one works without it. `doctor` tells.
      return nothingStored
    }
  }

  return {
    path,
    read,
    async change(change) {
      if (path === undefined || folder === undefined)
        throw unwritable(`${fileName}.json`, 'there is no HOME; set LIFTWATCH_CONFIG_DIR')
      try {
        // What cannot be read must not be replaced by what one knows without it.
        const text = textOf(path)
        const next = change(text === undefined ? nothingStored : parse(path, text))
        await write(folder, toDocument(next), homeFolder(context.io.env) !== undefined)
      } catch (cause) {
        if (cause instanceof AppError) throw cause
        throw unwritable(path, (cause as Error).message, cause)
      }
    },
  }
}
