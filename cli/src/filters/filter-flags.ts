import { dayBounds } from '@liftwatch/core/text/format'
import type { Command } from 'commander'
import { z } from 'zod'
import { eachTime, several } from '../several'
import type { FilterFlag } from './filter-flag'
import { daysOfMonth, month, monthNamed, monthOption } from './months'
import { filterPairs, readNamedFilters, type FilterShape } from './named-filters'

export type Filter = Readonly<Record<string, unknown>>

/** The flags of one list, ready to be declared, checked and handed to the server. */
export interface FilterFlags {
  readonly add: (command: Command) => Command
  readonly shape: Readonly<Record<string, z.core.$ZodType>>
  /** Whether the days are in order. */
  readonly isInOrder: (flags: Readonly<Record<string, unknown>>) => boolean
  /** The filter by the contract's names; days and months are still as they were typed. What is wrong becomes an issue. */
  readonly toFilter: (flags: Readonly<Record<string, unknown>>, issues: z.RefinementCtx) => Filter
  /** The filter as the server takes it: days and months are instants of a time zone. */
  readonly inZone: (filter: Filter, timeZone: string, now: number) => Filter
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
  const from = 'set on this day or later, YYYY-MM-DD in the time zone of --tz'
  return [
    { flag: '--from <date>', name: start, description: from, type: day, day: 'startTs' },
    { flag: '--to <date>', name: end, description: 'set on this day or before', type: day, day: 'endTs' },
  ]
}

export const daysOutOfOrder = { path: ['to'], error: 'must not be before --from' }

/**
 * @param contract what the call takes: all of it can be given by `--filter`
 * @param flags what can be given by a flag of its own besides
 */
export function filterFlags({ shape }: { readonly shape: FilterShape }, flags: readonly FilterFlag[]): FilterFlags {
  const named = flags.map(flag => [attributeOf(flag.flag), flag] as const)
  const bounds = new Map(flags.map(({ name, day: bound }) => [name, bound]))
  const dayNames = flags.filter(({ day: bound }) => bound !== undefined).map(({ name }) => name)
  return {
    add(command) {
      for (const { flag, description, isSeveral } of flags) {
        if (isSeveral) command.option(flag, description, several)
        else command.option(flag, description)
      }
      if (dayNames.length > 0) command.addOption(monthOption())
      return command.option(
        '--filter <name=value>',
        `the same by the API’s names, repeated: ${Object.keys(shape).join(', ')}`,
        eachTime,
      )
    },
    shape: {
      ...Object.fromEntries(named.map(([attribute, { type }]) => [attribute, type])),
      ...(dayNames.length > 0 && { month: month.optional() }),
      filter: filterPairs,
    },
    isInOrder: ({ from, to }) => typeof from !== 'string' || typeof to !== 'string' || from <= to,
    toFilter(values, issues) {
      const used = named.filter(([attribute]) => values[attribute] !== undefined)
      const typedMonth = values['month']
      const given = new Map([
        ...used.map(([, { name, flag }]) => [name, flag.split(' ', 1)[0]!] as const),
        ...(typedMonth === undefined ? [] : dayNames).map(name => [name, '--month'] as const),
      ])
      const refuse = (message: string) => issues.addIssue({ code: 'custom', path: ['filter'], message })
      const pairs = (values['filter'] ?? []) as readonly string[]
      return {
        ...(typedMonth !== undefined && Object.fromEntries(dayNames.map(name => [name, { month: typedMonth }]))),
        ...Object.fromEntries(used.map(([attribute, { name }]) => [name, values[attribute]])),
        ...readNamedFilters(pairs, { shape, flags, given }, refuse),
      }
    },
    inZone: (filter, timeZone, now) =>
      Object.fromEntries(
        Object.entries(filter).map(([name, value]) => {
          const bound = bounds.get(name)
          if (!bound || typeof value === 'number') return [name, value]
          if (typeof value === 'string') return [name, dayBounds(value, timeZone)[bound]]
          const { month: typed } = value as { readonly month: string }
          return [name, dayBounds(daysOfMonth(monthNamed(typed, now, timeZone))[bound], timeZone)[bound]]
        }),
      ),
  }
}
