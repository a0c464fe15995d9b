import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/**
 * Makes a folder with those above it, one after the other: where a file system refuses one though the folder above is there, as that
 * of processes does, Node's own way tries for ever. Errors: those of the disk.
 */
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  if (await isFolder(path)) return
  const above = dirname(path)
  if (above !== path) await makeFolder(above, mode)
  await mkdir(path, { mode }).catch(async (error: NodeJS.ErrnoException) => {
    // Another run was quicker.
    if (error.code !== 'EEXIST' || !(await isFolder(path))) throw error
  })
}
