import { dayBounds } from '@liftwatch/core/text/format'
import type { Command } from 'commander'
import { z } from 'zod'
import { several } from '../several'

/** A flag that filters a list: what it is called, and which filter of the contract it is. */
export interface FilterFlag {
  /** As the help spells it. */
  readonly flag: string
  /** The contract's name. */
  readonly name: string
  readonly description: string
  /** What the contract takes; a day gives the first or the last instant of it. */
  readonly type: z.core.$ZodType
  readonly day?: 'startTs' | 'endTs'
  readonly isSeveral?: boolean
}

/** The flags of one list, ready to be declared, checked and handed to the server. */
export interface FilterFlags {
  readonly add: (command: Command) => Command
  readonly shape: Readonly<Record<string, z.core.$ZodType>>
  /** Whether the days are in order. */
  readonly isInOrder: (flags: Readonly<Record<string, unknown>>) => boolean
  readonly toFilter: (flags: Readonly<Record<string, unknown>>) => Record<string, unknown>
}

const day = z.iso.date({ error: 'must be a date such as 2026-11-30' }).optional()

/** The name under which a flag's value arrives: --town-council is townCouncil. */
function attributeOf(flag: string): string {
  const [, name = ''] = /^--([\w-]+)/.exec(flag) ?? []
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** States may be given in lower case and with hyphens, as flags are. */
export function stateName(type: z.core.$ZodType): z.core.$ZodType {
  const upper = (value: unknown) => (typeof value === 'string' ? value.toUpperCase().replaceAll('-', '_') : value)
  return z.preprocess(value => (Array.isArray(value) ? value.map(upper) : upper(value)), type)
}

/** States as the help names them. */
export function stateWords({ options }: { readonly options: readonly string[] }): string {
  return options.join(', ').toLowerCase().replaceAll('_', '-')
}

/** The two flags between whose days something happened. */
export function dayFlags(start: string, end: string): readonly FilterFlag[] {
  const from = 'set on this day or later, YYYY-MM-DD in the estate’s time zone'
  return [
    { flag: '--from <date>', name: start, description: from, type: day, day: 'startTs' },
    { flag: '--to <date>', name: end, description: 'set on this day or before', type: day, day: 'endTs' },
  ]
}

export const daysOutOfOrder = { path: ['to'], error: 'must not be before --from' }

export function filterFlags(flags: readonly FilterFlag[]): FilterFlags {
  const named = flags.map(flag => [attributeOf(flag.flag), flag] as const)
  return {
    add: command =>
      flags.reduce(
        (declared, { flag, description, isSeveral }) =>
          isSeveral ? declared.option(flag, description, several) : declared.option(flag, description),
        command,
      ),
    shape: Object.fromEntries(named.map(([attribute, { type }]) => [attribute, type])),
    isInOrder: ({ from, to }) => typeof from !== 'string' || typeof to !== 'string' || from <= to,
    toFilter: values =>
      Object.fromEntries(
        named.flatMap(([attribute, { name, day: bound }]) => {
          const value = values[attribute]
          if (value === undefined) return []
          return [[name, bound && typeof value === 'string' ? dayBounds(value)[bound] : value]]
        }),
      ),
  }
}
