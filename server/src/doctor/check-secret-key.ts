import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerFinding } from '@liftwatch/core/contract/server-checks'
import { readKey } from '../accounts/secret-key'
import type { Config } from '../config'
import { failed, ok, reasonOf, warning } from './finding'

const forOthers = 0o077
const make = (file: string) =>
  `Run: (umask 077; openssl rand -base64 32 > ${file}); with several servers copy the key of the first.`

/** Whether the key by which secrets in the database are encrypted is there, whole, and for the server alone. */
export async function checkSecretKey({ secretKeyFile, dataFolder }: Config): Promise<ServerFinding> {
  const file = secretKeyFile ?? join(dataFolder, 'secret-key')
  try {
    const { mode } = await stat(file)
    await readKey(file)
    return (mode & forOthers) === 0
      ? ok('secret-key', `${file}, for its owner alone.`)
      : warning('secret-key', `${file} can be read by others.`, `Run: chmod 600 ${file}`)
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    if (isMissing && secretKeyFile === undefined)
      return ok('secret-key', `${file} is not there yet; the first start makes it.`)
    const advice = isMissing
      ? make(file)
      : 'Give it to the user of the server, or restore it from a backup: a new key cannot read what was encrypted with the old one.'
    return failed('secret-key', `${reasonOf(error)}.`, advice)
  }
}
