import { AppError } from '@liftwatch/core/errors'
import { languages } from '@liftwatch/core/text/translate'
import { z } from 'zod'

/** Every setting of the command line, by its environment variable. An empty variable counts as not set. */
const environment = z.object({
  LIFTWATCH_SERVER: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:7070' })
    .default('http://127.0.0.1:7070'),
  /** The organisation to work in, by name or id. */
  LIFTWATCH_ORG: z.string().optional(),
  /** Folder of what is remembered between runs. */
  LIFTWATCH_CONFIG_DIR: z.string().optional(),
  LIFTWATCH_LANG: z.enum(languages, { error: `must be one of ${languages.join(', ')}` }).default('en'),
})

export type Settings = ReturnType<typeof parseSettings>

/** Reads the settings. Errors: bad-setting, which names the first wrong variable and the mend. */
export function parseSettings(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!
    throw new AppError('bad-setting', { params: { name: path.join('.'), problem: message } })
  }
  return {
    server: parsed.data.LIFTWATCH_SERVER.replace(/\/+$/, ''),
    organization: parsed.data.LIFTWATCH_ORG,
    configFolder: parsed.data.LIFTWATCH_CONFIG_DIR,
    language: parsed.data.LIFTWATCH_LANG,
  }
}
