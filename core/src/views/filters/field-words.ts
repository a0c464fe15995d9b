import type { LiftNamePart } from '../../domain/lift-name'
import type { TextKey } from '../../text/translate'
import { namesOf, type FilterField } from './filter-field'
import { namePartWords, townFlags } from './place-fields'

interface FilterWords {
  readonly label: TextKey
  /** A value in words; undefined for what is no option. */
  readonly valueLabel: (value: string) => TextKey | undefined
}

function labelAlone(label: TextKey): FilterWords {
  return { label, valueLabel: () => undefined }
}

/** What a filter and its values are called, by the contract's name of the filter; undefined where no field has that. */
export function wordsOfFilter(fields: readonly FilterField[], name: string): FilterWords | undefined {
  const town = townFlags.find(one => one.name === name)
  if (town) return labelAlone(town.label)
  const field = fields.find(one => namesOf(one).includes(name))
  if (!field) return undefined
  if (field.kind === 'place') return labelAlone(namePartWords[name as LiftNamePart].label)
  if (field.kind === 'days') return labelAlone(name === field.start ? field.from : field.until)
  const options = 'options' in field ? field.options : []
  return { label: field.label, valueLabel: value => options.find(option => option.value === value)?.label }
}
