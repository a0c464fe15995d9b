import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backupName, manifestIn, readManifest } from './manifest'

/** The backups of an estate in a folder, oldest first; what is no whole backup of it is left out. */
async function backupsOf(estate: string, folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter(name => backupName.test(name)).toSorted()
  const own: string[] = []
  for (const name of names) {
    const manifest = await readManifest(join(folder, name)).catch(() => undefined)
    if (manifest?.estate === estate) own.push(join(folder, name))
  }
  return own
}

/** Removes all backups of an estate but the newest so many, and answers which. */
export async function removeOlder(estate: string, folder: string, keep: number): Promise<string[]> {
  const older = (await backupsOf(estate, folder)).slice(0, -keep)
  for (const backup of older) {
    // Half-removed, it is no longer taken for one.
    await rm(manifestIn(backup))
    await rm(backup, { recursive: true })
  }
  return older
}
