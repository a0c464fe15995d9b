import { parseArgs } from 'node:util'
import { z } from 'zod'
import { checkInput, inputProblems } from '@liftwatch/core/contract/check-input'
import { serverAddresses } from '@liftwatch/core/contract/server-addresses'
import { monitorFlags } from '@liftwatch/core/monitor-flags'
import { AppError } from '@liftwatch/core/errors'
import { languages } from '@liftwatch/core/text/translate'
import type { TerminalFacts } from './look'
import { rootNames } from '../navigation/roots'

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
  LIFTWATCH_SHARED_JOB: variable.optional(),
  INK_SCREEN_READER: variable.optional(),
  NO_COLOR: variable.optional(),
  TERM: variable.optional(),
  COLORTERM: variable.optional(),
  COLORFGBG: variable.optional(),
  TMUX: variable.optional(),
  STY: variable.optional(),
  LC_ALL: variable.optional(),
  LC_CTYPE: variable.optional(),
  LANG: variable.optional(),
})

const filterPart = z
  .string()
  .regex(/^\w+=.+$/, 'must be NAME=VALUE, such as severity=URGENT')
  .transform(part => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)] as const)

const options = z.object({
  /** Undefined for the one that was last used. */
  server: z.optional(serverAddresses),
  /** Name or id of the organisation to begin in. */
  org: text.optional(),
  /** Undefined for what the settings say. */
  lang: z.enum(languages, { error: `must be one of ${languages.join(', ')}` }).optional(),
  /** Undefined for what the settings say. */
  screen: z.enum(rootNames, { error: `must be one of ${rootNames.join(', ')}` }).optional(),
  /** The filter that the screen begins with. */
  filter: z.array(filterPart).transform(parts => (parts.length === 0 ? undefined : Object.fromEntries(parts))),
  isReadOnly: z.boolean(),
  isScreenReader: z.boolean(),
  /** Who logs in; with a file whose first line is the password, without being asked. */
  user: text.optional(),
  passwordFile: text.optional(),
  /** Folder of what is stored between runs; undefined for the user's own. */
  configFolder: text.optional(),
  /** Whether the server runs in the same job of the shell, and would stop with the monitor. */
  isSharedJob: z.boolean(),
  multiplexer: z.enum(['tmux', 'screen']).optional(),
  terminalFacts: z.custom<TerminalFacts>(),
})
export type Options = z.infer<typeof options>

export const defaultServer = 'http://127.0.0.1:7070'

type FlagName = (typeof monitorFlags)[number]['name']

const flags = Object.fromEntries(
  monitorFlags.map(flag => [
    flag.name,
    { type: 'value' in flag ? ('string' as const) : ('boolean' as const), multiple: 'isRepeated' in flag },
  ]),
)

function terminalFactsOf(set: z.infer<typeof environment>): TerminalFacts {
  return {
    noColor: set.NO_COLOR !== undefined,
    term: set.TERM,
    colorTerm: set.COLORTERM,
    colorFgBg: set.COLORFGBG,
    locale: set.LC_ALL ?? set.LC_CTYPE ?? set.LANG,
  }
}

function flagsOf(argv: readonly string[]): { readonly [Name in FlagName]?: unknown } {
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
  const parsed = checkInput(options, {
    server: given.server ?? set.LIFTWATCH_SERVER,
    org: given.org ?? set.LIFTWATCH_ORG,
    lang: given.lang ?? set.LIFTWATCH_LANG,
    user: set.LIFTWATCH_USER,
    passwordFile: set.LIFTWATCH_PASSWORD_FILE,
    configFolder: set.LIFTWATCH_CONFIG_DIR,
    // A filter alone has always been one of lift faults.
    screen: given.screen ?? (given.filter ? 'lift-faults' : undefined),
    filter: given.filter ?? [],
    isReadOnly: given.readonly ?? false,
    isScreenReader: given['screen-reader'] ?? set.INK_SCREEN_READER === 'true',
    isSharedJob: set.LIFTWATCH_SHARED_JOB !== undefined,
    multiplexer: set.TMUX ? 'tmux' : set.STY ? 'screen' : undefined,
    terminalFacts: terminalFactsOf(set),
  })
  if (!parsed.success) throw new AppError('bad-input', { errors: inputProblems(parsed.error) })
  return parsed.data
}
