import { AppError } from '@liftwatch/core/errors'
import { retriesMax } from '@liftwatch/core/limits'
import { languages } from '@liftwatch/core/text/translate'
import { z } from 'zod'
import { accessToken, contextName, serverAddress } from './account/stored-shapes'
import type { ProgramFlags } from './program-flags'
import { duration } from './watch/duration'

/** Every setting of the command line, by its environment variable. An empty variable counts as not set. */
const environment = z.object({
  /** Undefined for the context's, or the one on this machine. */
  LIFTWATCH_SERVER: serverAddress.optional(),
  /** Shown with each call instead of a session. */
  LIFTWATCH_TOKEN: accessToken.optional(),
  /** The organisation to work in, by name or id. */
  LIFTWATCH_ORG: z.string().optional(),
  /** Undefined for the one that was chosen. */
  LIFTWATCH_CONTEXT: contextName.optional(),
  /** Folder of what is remembered between runs; undefined for the user's own. */
  LIFTWATCH_CONFIG_DIR: z.string().optional(),
  LIFTWATCH_LANG: z.enum(languages, { error: `must be one of ${languages.join(', ')}` }).default('en'),
  /** Undefined for what the call usually may take. */
  LIFTWATCH_TIMEOUT: duration.refine(ms => ms > 0, { error: 'must be more than nothing' }).optional(),
  LIFTWATCH_RETRY: z
    .string()
    .regex(/^\d+$/, { error: `must be a number from 0 to ${retriesMax}` })
    .transform(Number)
    .refine(times => times <= retriesMax, { error: `must be a number from 0 to ${retriesMax}` })
    .optional(),
})

type Variable = keyof z.input<typeof environment>

const variableOfFlag = {
  context: 'LIFTWATCH_CONTEXT',
  timeout: 'LIFTWATCH_TIMEOUT',
  retry: 'LIFTWATCH_RETRY',
} as const satisfies Record<keyof ProgramFlags, Variable>

/** The names of the variables that are set, in the order of this file. */
export function variablesSet(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(environment.shape).filter(name => env[name])
}

export type Settings = ReturnType<typeof parseSettings>

/** Reads the settings; a flag wins over its variable. Errors: bad-setting, which names the first wrong one and the mend. */
export function parseSettings(env: Readonly<Record<string, string | undefined>>, flags: ProgramFlags = {}) {
  const named = Object.entries(variableOfFlag).map(
    ([flag, variable]) => [variable, flags[flag as keyof ProgramFlags], `--${flag}`] as const,
  )
  const typed = named.filter(([, value]) => value !== undefined)
  const set = Object.entries(env).filter(([, value]) => value !== '')
  const parsed = environment.safeParse({ ...Object.fromEntries(set), ...Object.fromEntries(typed) })
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!
    const flag = typed.find(([variable]) => variable === path[0])?.[2]
    throw new AppError('bad-setting', { params: { name: flag ?? path.join('.'), problem: message } })
  }
  const { data } = parsed
  return {
    server: data.LIFTWATCH_SERVER,
    token: data.LIFTWATCH_TOKEN,
    organization: data.LIFTWATCH_ORG,
    context: data.LIFTWATCH_CONTEXT,
    configFolder: data.LIFTWATCH_CONFIG_DIR,
    language: data.LIFTWATCH_LANG,
    timeoutMs: data.LIFTWATCH_TIMEOUT,
    retries: data.LIFTWATCH_RETRY ?? 0,
  }
}
