import { constants, rmSync } from 'node:fs'
import { copyFile, link, open, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'

/** A file that was saved. */
export interface SavedAs {
  readonly name: string
  readonly folder: string
  readonly bytes: number
}

interface Part {
  readonly folder: string
  readonly path: string
  readonly handle: FileHandle
}

/** What a disk says of a folder in which nothing can be written, whatever it is. */
const isClosed = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS'])

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? ''
}

/** Tells apart what is saved at the same time. */
let startedCnt = 0

/** Begins a file beside its place, in the first folder that can be written. */
async function beginPart([folder, ...others]: readonly string[], name: string): Promise<Part> {
  if (folder === undefined) throw Object.assign(new Error('no folder'), { code: 'ENOENT', syscall: 'open' })
  startedCnt += 1
  const path = join(folder, `.${name}.${process.pid}.${startedCnt}.part`)
  try {
    return { folder, path, handle: await open(path, 'w') }
  } catch (error) {
    if (others.length > 0 && isClosed.has(codeOf(error))) return beginPart(others, name)
    throw error
  }
}

/** Gives a finished file a name that no other has: its own, or the next number behind it. */
async function nameApart({ folder, path }: Part, name: string, ending: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const free = `${name}${number === 1 ? '' : `-${number}`}${ending}`
    const place = join(folder, free)
    try {
      await link(path, place).catch((error: unknown) => {
        if (codeOf(error) === 'EEXIST') throw error
        // A disk that knows no links, such as a USB stick's.
        return copyFile(path, place, constants.COPYFILE_EXCL)
      })
      return free
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
  }
}

/**
 * Saves a file under a name that no file has, so that nothing is lost, and whole or not at all, whatever ends it.
 * Rejects with what the disk says, or with what its bytes come to grief by.
 * @param folders the first of them that can be written is taken
 */
export async function saveFile(
  folders: readonly string[],
  name: string,
  ending: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<SavedAs> {
  const part = await beginPart(folders, `${name}${ending}`)
  const forget = () => rmSync(part.path, { force: true })
  process.once('exit', forget)
  try {
    let bytes = 0
    try {
      for await (const chunk of chunks) {
        await part.handle.appendFile(chunk)
        bytes += chunk.byteLength
      }
      // Named before it is on the disk, a file may be found empty after the power has failed.
      await part.handle.sync()
    } finally {
      await part.handle.close()
    }
    return { name: await nameApart(part, name, ending), folder: part.folder, bytes }
  } finally {
    process.removeListener('exit', forget)
    await rm(part.path, { force: true })
  }
}
