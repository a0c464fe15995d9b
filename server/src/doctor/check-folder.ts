import { constants } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { diskWords } from '@liftwatch/core/files/disk-words'
import type { ServerFinding } from '@liftwatch/core/contract/server-checks'
import { failed, ok, reasonOf, warning } from './finding'

const forOthers = 0o077
const megabyte = 1_048_576
/** The embedded database's log of what it writes takes up to 2 GB by itself. */
const spaceComfortableBytes = 4_096 * megabyte
const spaceLeastBytes = 512 * megabyte

/** The folder, or the nearest one above it that is there. */
async function nearest(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    found => found.isDirectory(),
    () => false,
  )
  return isThere || folder === dirname(folder) ? folder : nearest(dirname(folder))
}

function userName(): string {
  try {
    return userInfo().username
  } catch {
    // A user without a name, as in a container.
    return String(process.getuid?.() ?? 'this user')
  }
}

/** Whether the data folder is there or can be made, may be written by the user who runs this, and is closed to others. */
export async function checkDataFolder(folder: string): Promise<ServerFinding> {
  const user = userName()
  const at = await nearest(folder)
  try {
    await access(at, constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = diskWords(error as NodeJS.ErrnoException)
    const detail =
      at === folder
        ? `${folder} cannot be written by ${user}: ${reason}.`
        : `${folder} is not there, and ${at} cannot be written by ${user}: ${reason}.`
    return failed(
      'data-folder',
      detail,
      `Run: install -d -o ${user} -m 700 ${folder}, or run this as the user of the server.`,
    )
  }
  if (at !== folder) return ok('data-folder', `${folder} is not there yet; the first start makes it.`)
  const { mode, uid } = await stat(folder)
  if (process.getuid && uid !== process.getuid()) {
    const advice = 'Run this as the user of the server: what another starts there writes files that it could not read.'
    return warning('data-folder', `${folder} belongs to user ${uid}, and this runs as ${user}.`, advice)
  }
  return (mode & forOthers) === 0
    ? ok('data-folder', `${folder}, written by ${user} alone.`)
    : warning('data-folder', `${folder} is open to other users of this machine.`, `Run: chmod 700 ${folder}`)
}

/** What is free on the disk of the data folder. */
export async function checkSpace(folder: string): Promise<ServerFinding> {
  const at = await nearest(folder)
  try {
    const { bavail, bsize } = await statfs(at)
    const free = bavail * bsize
    const detail = `${Math.floor(free / megabyte)} MB free on the disk of ${at}.`
    if (free >= spaceComfortableBytes) return ok('disk-space', detail)
    const advice = `Free some, or set LIFTWATCH_DATA to a folder on another disk; ${spaceComfortableBytes / megabyte} MB is comfortable.`
    return free >= spaceLeastBytes ? warning('disk-space', detail, advice) : failed('disk-space', detail, advice)
  } catch (error) {
    return failed('disk-space', `${at}: ${reasonOf(error)}.`, 'Check that the disk is mounted.')
  }
}
