import type { FilterOption } from '@liftwatch/core/views/filters/filter-field'
import { optionWord } from '@liftwatch/core/views/filters/option-word'
import { z } from 'zod'

type Option = Pick<FilterOption, 'value' | 'word'>

/** An option may be given in small letters and with hyphens, as flags are, or as the contract spells it. */
export function optionNamed<Type extends z.core.$ZodType>(options: readonly Option[], type: Type) {
  const valueOf = (typed: unknown) => {
    if (typeof typed !== 'string') return typed
    const word = optionWord({ value: typed })
    return (
      options.find(option => [optionWord(option), optionWord({ value: option.value })].includes(word))?.value ?? typed
    )
  }
  return z.preprocess(typed => (Array.isArray(typed) ? typed.map(valueOf) : valueOf(typed)), type)
}
