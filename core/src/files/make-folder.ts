import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/**
 * Makes a folder with those above it, one after the other: where a file system refuses one though the folder above is there, as that
 * of processes does, Node's own way tries for ever. Errors: those of the disk.
 */
export function makeFolder(path: string, mode = 0o777): void {
  if (isFolder(path)) return
  const above = dirname(path)
  if (above !== path) makeFolder(above, mode)
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    // Another run was quicker.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !isFolder(path)) throw error
  }
}
