import { namesOf, type FilterField, type ListFilters } from '@liftwatch/core/views/filters/filter-field'
import { useTexts } from '../../texts'
import { ChoiceFilter } from './choice-filter'
import { CodeFilter } from './code-filter'
import { DaysFilter } from './days-filter'
import type { FilterSearch } from './filter-search'
import { LiftNameFilter } from './lift-name-filter'
import { NameFilter } from './name-filter'
import { SeveralFilter } from './several-filter'
import { TextFilter } from './text-filter'

interface FieldFilterProps {
  readonly field: FilterField
  readonly search: FilterSearch<string>
}

function FieldFilter({ field, search }: FieldFilterProps) {
  const t = useTexts()
  switch (field.kind) {
    case 'place':
      return <LiftNameFilter parts={field.parts} search={search} />
    case 'text': {
      const { name, label, width, restMs, isRecord } = field
      // No one types an id: a screen with such a filter has a box of its own for it.
      if (isRecord) return null
      return <TextFilter search={search} name={name} label={t(label)} width={width} restMs={restMs} />
    }
    case 'choice':
    case 'several': {
      const { kind, name, label, width } = field
      const options = field.options.map(option => ({ value: option.value, label: t(option.label) }))
      const Filter = kind === 'choice' ? ChoiceFilter : SeveralFilter
      return <Filter search={search} name={name} label={t(label)} width={width} options={options} />
    }
    case 'codes':
      return <CodeFilter field={field} search={search} />
    case 'name':
      return <NameFilter field={field} search={search} />
    case 'days':
      return <DaysFilter search={search} label={t(field.label)} start={field.start} end={field.end} />
    // The tabs are above the filters.
    case 'tab':
      return null
  }
}

interface FieldFiltersProps<Name extends string> {
  readonly of: ListFilters<Name>
  readonly search: FilterSearch<Name>
}

/** The filters of a list, each in the address. */
export function FieldFilters<Name extends string>({ of: { fields }, search }: FieldFiltersProps<Name>) {
  return fields.map(field => (
    <FieldFilter key={namesOf(field).join()} field={field} search={search as FilterSearch<string>} />
  ))
}
