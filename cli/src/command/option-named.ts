import type { FilterOption } from '@liftwatch/core/views/filters/filter-field'
import { optionWord } from '@liftwatch/core/views/filters/option-word'
import { z } from 'zod'

type Option = Pick<FilterOption, 'value' | 'word'>

/**
 * An option may be given in small letters and with hyphens, as flags are, or as the contract spells it. One that there is not is refused
 * with those that there are, as they are typed.
 */
export function optionNamed<Type extends z.core.$ZodType>(options: readonly Option[], type: Type) {
  const words = options.map(optionWord)
  const error = `must be ${words.length === 1 ? '' : 'one of '}${words.join(', ')}`
  return z.preprocess((typed, context) => {
    const valueOf = (one: unknown) => {
      if (typeof one !== 'string') return one
      const word = optionWord({ value: one })
      const found = options.find(option => [optionWord(option), optionWord({ value: option.value })].includes(word))
      if (!found) context.addIssue({ code: 'custom', message: error, input: one })
      return found?.value ?? one
    }
    return Array.isArray(typed) ? typed.map(valueOf) : valueOf(typed)
  }, type)
}
