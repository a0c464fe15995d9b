import type { FilterField } from '@liftwatch/core/views/filters/filter-field'
import { optionWord } from '@liftwatch/core/views/filters/option-word'
import { namePartWords, townFlags } from '@liftwatch/core/views/filters/place-fields'
import { z } from 'zod'
import { optionNamed } from '../command/option-named'
import { dayOrTime } from './day-or-time'
import { codeOption } from './code-option'
import type { FilterFlag } from './filter-flag'
import type { FilterShape } from './named-filters'

const severalTimes = 'repeated or with commas between'

const day = dayOrTime.optional()

/** The two flags between whose days or times something happened. */
function dayFlags(happened: string, start: string, end: string): readonly FilterFlag[] {
  const from = `${happened} on this day or later, YYYY-MM-DD, or at this time, YYYY-MM-DDTHH:MM, in the time zone of --tz`
  return [
    { flag: '--from <time>', name: start, description: from, type: day, day: 'startTs' },
    {
      flag: '--to <time>',
      name: end,
      description: `${happened} on this day, at this time or before`,
      type: day,
      day: 'endTs',
    },
  ]
}

/**
 * The flags of a field.
 * @param shape the contract's, by which each is checked
 */
export function flagsOf(field: FilterField, shape: FilterShape): readonly FilterFlag[] {
  if (field.kind === 'days') return dayFlags(field.help, field.start, field.end)
  if (field.kind === 'place') {
    const parts = field.parts.flatMap(name => {
      const { flag, help } = namePartWords[name]
      return flag && help ? [{ flag, name, description: help, type: shape[name]! }] : []
    })
    const towns = townFlags.map(({ flag, name, help }) => {
      return { flag, name, description: `${help}, ${severalTimes}`, type: shape[name]!, isSeveral: true }
    })
    return [...towns, ...parts]
  }
  const { flag, name, help } = field
  const type = shape[name]!
  switch (field.kind) {
    case 'codes': {
      const codes = codeOption(field.codes, type)
      return [{ flag, name, description: `${field.help}, ${severalTimes}`, type: codes, isSeveral: true }]
    }
    case 'choice':
    case 'several':
    case 'tab': {
      const words = help ?? field.options.map(optionWord).join(', ')
      const offered = field.options.map(optionWord)
      const named = { flag, name, type: optionNamed(field.options, type), offered }
      if (field.kind !== 'several') return [{ ...named, description: words }]
      return [{ ...named, description: `${words}, ${severalTimes}`, isSeveral: true }]
    }
    case 'text':
      return [{ flag, name, description: field.help, type: field.isRecord ? z.string().optional() : type }]
    default:
      return [{ flag, name, description: field.help, type }]
  }
}
