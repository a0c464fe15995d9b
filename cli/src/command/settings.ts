import { checkInput } from '@liftwatch/core/contract/check-input'
import { AppError } from '@liftwatch/core/errors'
import { retriesMax } from '@liftwatch/core/limits'
import { serverAddresses } from '@liftwatch/core/contract/server-addresses'
import { timeZoneInput } from '@liftwatch/core/contract/time-zone'
import { languages } from '@liftwatch/core/text/translate'
import { z } from 'zod'
import { accessToken, contextName } from '../account/stored-shapes'
import type { ProgramFlags } from './program-flags'
import { duration } from '../watch/duration'

/** Every setting of the command line, by its environment variable. An empty variable counts as not set. */
const environment = z.object({
  /** Undefined for the context's, or the one on this machine. */
  LIFTWATCH_SERVER: z.optional(serverAddresses),
  /** Shown with each call instead of a session. */
  LIFTWATCH_TOKEN: accessToken.optional(),
  /** The organisation to work in, by name or id. */
  LIFTWATCH_ORG: z.string().optional(),
  /** Undefined for the one that was chosen. */
  LIFTWATCH_CONTEXT: contextName.optional(),
  /** Folder of what is remembered between runs; undefined for the user's own. */
  LIFTWATCH_CONFIG_DIR: z.string().optional(),
  LIFTWATCH_LANG: z.enum(languages, { error: `must be one of ${languages.join(', ')}` }).default('en'),
  /** The time zone of instants and days; undefined for the estate's. */
  LIFTWATCH_TZ: z.optional(timeZoneInput),
  /** Undefined for what the call usually may take. */
  LIFTWATCH_TIMEOUT: duration.refine(ms => ms > 0, { error: 'must be more than 0' }).optional(),
  LIFTWATCH_RETRY: z
    .string()
    .regex(/^\d+$/, { error: `must be a number from 0 to ${retriesMax}` })
    .transform(Number)
    .refine(times => times <= retriesMax, { error: `must be a number from 0 to ${retriesMax}` })
    .optional(),
  /** Files in PEM form: authorities to trust, and what this side shows with its key. */
  LIFTWATCH_CA_FILE: z.string().optional(),
  LIFTWATCH_CERT_FILE: z.string().optional(),
  LIFTWATCH_KEY_FILE: z.string().optional(),
  /** Shows what is longer than the terminal; wins over PAGER. */
  LIFTWATCH_PAGER: z.string().optional(),
  PAGER: z.string().optional(),
})

/** Where they are set to nothing, that is what is meant: no pager. */
const pagers = ['LIFTWATCH_PAGER', 'PAGER'] as const

type Variable = keyof z.input<typeof environment>

const variableOfFlag = {
  context: 'LIFTWATCH_CONTEXT',
  timeout: 'LIFTWATCH_TIMEOUT',
  retry: 'LIFTWATCH_RETRY',
  tz: 'LIFTWATCH_TZ',
  caFile: 'LIFTWATCH_CA_FILE',
  certFile: 'LIFTWATCH_CERT_FILE',
  keyFile: 'LIFTWATCH_KEY_FILE',
} as const satisfies Record<Exclude<keyof ProgramFlags, 'pager' | 'verbose'>, Variable>

/** The names of our variables that are set, in the order of this file. */
export function variablesSet(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(environment.shape).filter(name => name.startsWith('LIFTWATCH_') && env[name])
}

export const usualPager = 'less'

/** The pager's command line; undefined for none. */
function pagerOf(data: z.output<typeof environment>, flags: ProgramFlags): string | undefined {
  const pager = (data.LIFTWATCH_PAGER ?? data.PAGER ?? usualPager).trim()
  return flags.pager === false || pager === '' || pager === 'cat' ? undefined : pager
}

export type Settings = ReturnType<typeof parseSettings>

/** Reads the settings; a flag wins over its variable. Errors: bad-setting, which names the first wrong one and the fix. */
export function parseSettings(env: Readonly<Record<string, string | undefined>>, flags: ProgramFlags = {}) {
  const named = Object.entries(variableOfFlag).map(
    ([flag, variable]) => [variable, flags[flag as keyof typeof variableOfFlag], `--${flag}`] as const,
  )
  const typed = named.filter(([, value]) => value !== undefined)
  const set = Object.entries(env).filter(([name, value]) => value !== '' || pagers.some(pager => pager === name))
  const parsed = checkInput(environment, { ...Object.fromEntries(set), ...Object.fromEntries(typed) })
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
    timeZone: data.LIFTWATCH_TZ,
    pager: pagerOf(data, flags),
    isVerbose: flags.verbose === true,
    timeoutMs: data.LIFTWATCH_TIMEOUT,
    retries: data.LIFTWATCH_RETRY ?? 0,
    /** The environment's with those that were given as options. */
    certificateFiles: {
      LIFTWATCH_CA_FILE: data.LIFTWATCH_CA_FILE,
      LIFTWATCH_CERT_FILE: data.LIFTWATCH_CERT_FILE,
      LIFTWATCH_KEY_FILE: data.LIFTWATCH_KEY_FILE,
    },
  }
}
