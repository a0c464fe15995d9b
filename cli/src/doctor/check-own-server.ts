import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { diskWords } from '@liftwatch/core/files/disk-words'
import { AppError } from '@liftwatch/core/errors'
import type { Context } from '../command/context'
import { serverFindings } from '../command/programs'
import type { Finding } from './finding'

/** The settings that a service is given by a file. Errors: bad-input. */
function fileSettings(file: string): Readonly<Record<string, string | undefined>> {
  try {
    return parseEnv(readFileSync(file, 'utf8'))
  } catch (cause) {
    const message = `${file}: ${diskWords(cause as NodeJS.ErrnoException)}`
    throw new AppError('bad-input', { errors: [{ path: '--settings', message }], cause })
  }
}

/** What the server that is installed here needs: the server itself looks. Errors: not-built, bad-input. */
export async function checkOwnServer({ io }: Context, settingsFile: string | undefined): Promise<readonly Finding[]> {
  return serverFindings({ ...io.env, ...(settingsFile !== undefined && fileSettings(settingsFile)) })
}
