import { parseArgs } from 'node:util'
import { z } from 'zod'
import { AppError, inputProblems } from '@liftwatch/core/errors'
import { languages } from '@liftwatch/core/text/translate'

const text = z.string().min(1)

/** A variable that is set to nothing counts as not set. */
const variable = z.string().transform(value => value || undefined)

const environment = z.object({
  LIFTWATCH_SERVER: variable.optional(),
  LIFTWATCH_ORG: variable.optional(),
  LIFTWATCH_LANG: variable.optional(),
  LIFTWATCH_USER: variable.optional(),
  LIFTWATCH_PASSWORD_FILE: variable.optional(),
  LIFTWATCH_CONFIG_DIR: variable.optional(),
  NO_COLOR: variable.optional(),
})

const serverAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:7070' })
  .transform(address => address.replace(/\/+$/, ''))

const options = z.object({
  /** Undefined for the one that was last used. */
  server: serverAddress.optional(),
  /** Name or id of the organisation to begin in. */
  org: text.optional(),
  lang: z.enum(languages, { error: `must be one of ${languages.join(', ')}` }).default('en'),
  /** Who logs in; with a file whose first line is the password, without being asked. */
  user: text.optional(),
  passwordFile: text.optional(),
  /** Folder of what is kept between runs; undefined for the user's own. */
  configFolder: text.optional(),
  isColor: z.boolean(),
})
export type Options = z.infer<typeof options>

export const defaultServer = 'http://127.0.0.1:7070'

const flags = { server: { type: 'string' }, org: { type: 'string' }, lang: { type: 'string' } } as const

function flagsOf(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: flags, allowPositionals: false }).values
  } catch (cause) {
    const message = (cause as Error).message.split('. ')[0]!
    throw new AppError('bad-input', { errors: [{ path: '', message }], cause })
  }
}

/** The monitor's options from its arguments and its environment; arguments win. Errors: bad-input, with each option that is wrong. */
export function readOptions(argv: readonly string[], env: NodeJS.ProcessEnv): Options {
  const given = flagsOf(argv)
  const set = environment.parse(env)
  const parsed = options.safeParse({
    server: given.server ?? set.LIFTWATCH_SERVER,
    org: given.org ?? set.LIFTWATCH_ORG,
    lang: given.lang ?? set.LIFTWATCH_LANG,
    user: set.LIFTWATCH_USER,
    passwordFile: set.LIFTWATCH_PASSWORD_FILE,
    configFolder: set.LIFTWATCH_CONFIG_DIR,
    isColor: set.NO_COLOR === undefined,
  })
  if (!parsed.success) throw new AppError('bad-input', { errors: inputProblems(parsed.error) })
  return parsed.data
}
