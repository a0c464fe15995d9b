import { namesOf, type ListFilters } from '@liftwatch/core/views/filters/filter-field'
import { Option, type Command } from 'commander'
import type { z } from 'zod'
import { eachTime, several } from '../command/several'
import { offering } from '../completion/offered'
import { instantOf, mayFollow, since } from './day-or-time'
import { flagsOf } from './field-flags'
import { daysOfMonth, month, monthNamed, monthOption } from './months'
import { withNameParts } from './whole-names'
import { filterPairs, readNamedFilters, type FilterShape } from './named-filters'

export type Filter = Readonly<Record<string, unknown>>

/** The flags of one list, ready to be declared, checked and handed to the server. */
export interface FilterFlags {
  readonly add: (command: Command) => Command
  readonly shape: Readonly<Record<string, z.core.$ZodType>>
  /** Whether the days are in order. */
  readonly isInOrder: (flags: Readonly<Record<string, unknown>>) => boolean
  /** The filter by the contract's names; days, times and months are still as they were typed. What is wrong becomes an issue. */
  readonly toFilter: (flags: Readonly<Record<string, unknown>>, issues: z.RefinementCtx) => Filter
  /** The filter as the server takes it: they are instants. */
  readonly inZone: (filter: Filter, timeZone: string, now: number) => Filter
  /** The option by which something is filtered, by the contract's name of it. */
  readonly optionOf: (name: string) => string
  /** Whether a filter names days, times or months, for which the zone has to be known. */
  readonly hasDays: (filter: Filter) => boolean
}

/** The name under which a flag's value arrives: --town-council is townCouncil. */
function attributeOf(flag: string): string {
  const [, name = ''] = /^--([\w-]+)/.exec(flag) ?? []
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function sinceOption(): Option {
  return new Option('--since <duration>', 'within so long before now, such as 24h').conflicts(['from', 'month'])
}

export const daysOutOfOrder = { path: ['to'], error: 'must not be before --from' }

/**
 * The flags of a list's filters.
 * @param input what the call takes, where that is less than the list does: all of it can be given by `--filter`
 */
export function filterFlags({ input: ofList, fields }: ListFilters, input: z.core.$ZodObject = ofList): FilterFlags {
  const shape: FilterShape = input._zod.def.shape
  const flags = fields
    .filter(field => namesOf(field).every(name => Object.hasOwn(shape, name)))
    .flatMap(field => flagsOf(field, shape))
  const named = flags.map(flag => [attributeOf(flag.flag), flag] as const)
  const bounds = new Map(flags.map(({ name, day: bound }) => [name, bound]))
  const startNames = flags.filter(({ day: bound }) => bound === 'startTs').map(({ name }) => name)
  const dayNames = flags.filter(({ day: bound }) => bound !== undefined).map(({ name }) => name)
  return {
    add(command) {
      for (const { flag, description, isSeveral, offered = [] } of flags) {
        const option = new Option(flag, description)
        if (isSeveral) option.argParser(several)
        command.addOption(offered.length === 0 ? option : offering(option, offered))
      }
      if (dayNames.length > 0) command.addOption(monthOption()).addOption(sinceOption())
      if (flags.length === 0) return command
      return command.option(
        '--filter <name=value>',
        `filter by a name of the API, repeated: ${Object.keys(shape).join(', ')}`,
        eachTime,
      )
    },
    shape: {
      ...Object.fromEntries(named.map(([attribute, { type }]) => [attribute, type])),
      ...(dayNames.length > 0 && { month: month.optional(), since }),
      filter: filterPairs,
    },
    isInOrder: ({ from, to }) => typeof from !== 'string' || typeof to !== 'string' || mayFollow(from, to),
    toFilter(values, issues) {
      const used = named.filter(([attribute]) => values[attribute] !== undefined)
      const [typedMonth, sinceMs] = [values['month'], values['since']]
      const given = new Map([
        ...used.map(([, { name, flag }]) => [name, flag.split(' ', 1)[0]!] as const),
        ...(typedMonth === undefined ? [] : dayNames).map(name => [name, '--month'] as const),
        ...(sinceMs === undefined ? [] : startNames).map(name => [name, '--since'] as const),
      ])
      const refuse = (message: string) => issues.addIssue({ code: 'custom', path: ['filter'], message })
      const pairs = (values['filter'] ?? []) as readonly string[]
      return withNameParts({
        ...(typedMonth !== undefined && Object.fromEntries(dayNames.map(name => [name, { month: typedMonth }]))),
        ...(sinceMs !== undefined && Object.fromEntries(startNames.map(name => [name, { sinceMs }]))),
        ...Object.fromEntries(used.map(([attribute, { name }]) => [name, values[attribute]])),
        ...readNamedFilters(pairs, { shape, flags, given }, refuse),
      })
    },
    optionOf: name => flags.find(flag => flag.name === name)?.flag.split(' ', 1)[0] ?? '--filter',
    hasDays: filter => dayNames.some(name => filter[name] !== undefined && typeof filter[name] !== 'number'),
    inZone: (filter, timeZone, now) =>
      Object.fromEntries(
        Object.entries(filter).map(([name, value]) => {
          const bound = bounds.get(name)
          if (!bound || typeof value === 'number') return [name, value]
          if (typeof value === 'string') return [name, instantOf(value, bound, timeZone)]
          const asked = value as { readonly month: string } | { readonly sinceMs: number }
          if ('sinceMs' in asked) return [name, now - asked.sinceMs]
          return [name, instantOf(daysOfMonth(monthNamed(asked.month, now, timeZone))[bound], bound, timeZone)]
        }),
      ),
  }
}
