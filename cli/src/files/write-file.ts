import { constants, link, open, realpath, rename, stat, unlink, type FileHandle } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { AppError } from '@liftwatch/core/errors'
import { diskWords } from '@liftwatch/core/files/disk-words'
import { z } from 'zod'
import { lock, type Unlock } from './lock'
import { createSink, type Sink } from './sink'

export const ifExists = z.enum(['fail', 'replace', 'skip'])
export type IfExists = z.infer<typeof ifExists>

/** Says what the disk said; what went wrong elsewhere stays as it is. */
export function unwritable(file: string, error: unknown): unknown {
  if (error instanceof AppError || (error as NodeJS.ErrnoException).syscall === undefined) return error
  const reason = diskWords(error as NodeJS.ErrnoException)
  return new AppError('unwritable-file', { params: { file, reason }, cause: error })
}

interface Place {
  /** Where a link leads, so that it is not the link that is replaced. */
  readonly path: string
  /** Undefined where there is nothing yet. */
  readonly mode: number | undefined
  /** Not a file that can be replaced, such as /dev/null or a pipe. */
  readonly isSpecial: boolean
}

async function placeOf(file: string): Promise<Place> {
  const path = await realpath(file).catch(() => file)
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (found?.isDirectory()) throw new AppError('unwritable-file', { params: { file, reason: 'it is a folder' } })
  return { path, mode: found && found.mode & 0o7777, isSpecial: found !== undefined && !found.isFile() }
}

function sinkOf(handle: FileHandle, isSpecial: boolean): Sink {
  const write = (bytes: Uint8Array) => handle.appendFile(bytes)
  return createSink({ write, ...(!isSpecial && { empty: () => handle.truncate(0) }) })
}

/** Gives a finished file its name; what should not be replaced is not, even where it has come up meanwhile. Answers whether it has it. */
async function name(part: string, path: string, rule: IfExists, file: string): Promise<boolean> {
  if (rule === 'replace') {
    await rename(part, path)
    return true
  }
  try {
    await link(part, path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && rule === 'skip') return false
    if (code === 'EEXIST') throw new AppError('file-exists', { params: { file } })
    // A disk that knows no links, such as a USB stick's.
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EOPNOTSUPP') throw error
    await rename(part, path)
  }
  return true
}

/** How a file is written, where that is not as usual. */
interface Care {
  /** Called when its bytes are on the disk, and before it has its name; where it fails there is no file. */
  readonly beforeNaming?: () => Promise<void>
  /** Of a new file; the usual one lets everyone read it. */
  readonly mode?: number
}

async function writeBeside(
  file: string,
  { path, mode }: Place,
  rule: IfExists,
  work: (sink: Sink) => Promise<void>,
  { beforeNaming, mode: newMode = 0o666 }: Care,
): Promise<boolean> {
  const beside = (ending: string) => join(dirname(path), `.${basename(path)}.${ending}`)
  const unlock: Unlock = await lock(beside('lock'), file)
  const part = beside('part')
  try {
    const { O_WRONLY, O_CREAT, O_TRUNC, O_APPEND } = constants
    const handle = await open(part, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, mode ?? newMode)
    try {
      if (mode !== undefined) await handle.chmod(mode)
      await work(sinkOf(handle, false))
      // Renamed before it is on the disk, a file may be found empty after the power has failed.
      await handle.sync()
    } finally {
      await handle.close()
    }
    await beforeNaming?.()
    return await name(part, path, rule, file)
  } finally {
    await unlink(part).catch(() => {})
    await unlock()
  }
}

/**
 * Writes a file beside its place and renames it, so that no reader ever sees half of it; one run at a time. Answers whether it was
 * written. Errors: file-exists, file-locked, unwritable-file, and those of the work.
 */
export async function writeFile(
  file: string,
  rule: IfExists,
  work: (sink: Sink) => Promise<void>,
  care: Care = {},
): Promise<boolean> {
  try {
    const place = await placeOf(file)
    if (place.isSpecial) {
      const handle = await open(place.path, 'w')
      await work(sinkOf(handle, true)).finally(() => handle.close())
      await care.beforeNaming?.()
      return true
    }
    if (place.mode !== undefined && rule === 'skip') return false
    if (place.mode !== undefined && rule === 'fail') throw new AppError('file-exists', { params: { file } })
    return await writeBeside(file, place, rule, work, care)
  } catch (error) {
    throw unwritable(file, error)
  }
}
