import { makeFolder } from '@liftwatch/core/files/make-folder'
import { diskWords } from '@liftwatch/core/files/disk-words'
import { ConfigError } from './config'

/** Makes the data folder where it is not there, for its owner alone. Errors: ConfigError where it cannot be made. */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder, 0o700)
  } catch (error) {
    const reason = diskWords(error as NodeJS.ErrnoException)
    throw new ConfigError(`Configuration: LIFTWATCH_DATA: ${folder} cannot be made: ${reason}`)
  }
}
