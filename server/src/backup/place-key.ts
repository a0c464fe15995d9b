import { readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { secretKeyFileOf } from '../accounts/secret-key'
import type { Config } from '../config'
import { makeDataFolder } from '../data-folder'
import { unwritten } from './copy-out'
import { keyIn } from './manifest'
import { BackupRefusal, exits } from './refusal'

/** Where the restored server looks for its secret key, and whether it has it already. Errors: BackupRefusal where it has another. */
async function keyPlace(config: Config, folder: string) {
  const file = secretKeyFileOf(config.secretKeyFile, config.dataFolder)
  const text = await readFile(keyIn(folder), 'utf8')
  const known = await readFile(file, 'utf8').catch(() => undefined)
  if (known !== undefined && known.trim() !== text.trim()) {
    const fix = 'move it away, or restore into another folder'
    throw new BackupRefusal(exits.conflict, `${file} is the secret key of another estate; ${fix}.`)
  }
  return { file, text, isThere: known !== undefined }
}

/** Errors: BackupRefusal where the secret key of another estate is in the place of the backup's. */
export async function refuseOtherKey(config: Config, folder: string): Promise<void> {
  await keyPlace(config, folder)
}

/** Puts the backup's secret key where the restored server looks for it; answers what takes it away again. Errors: BackupRefusal. */
export async function placeKey(config: Config, folder: string): Promise<() => Promise<void>> {
  const { file, text, isThere } = await keyPlace(config, folder)
  if (isThere) return async () => {}
  makeDataFolder(dirname(file))
  try {
    await writeFile(file, text, { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    throw unwritten(file, error)
  }
  return () => rm(file, { force: true })
}
