import { faultNumbers } from '@liftwatch/core/domain/fault-numbers'
import { labelIn } from '@liftwatch/core/domain/labels'
import { useAlarmTypes } from '@liftwatch/core/hooks/alarm-types'
import type { CodeField, CodeList } from '@liftwatch/core/views/filters/filter-field'
import { useTexts } from '../../texts'
import type { Choice } from './choice-filter'
import type { FilterSearch } from './filter-search'
import { SeveralFilter } from './several-filter'

/** The codes of a list, each with its word in the reader's language; none before they are known. */
function useCodes(codes: CodeList): Choice[] {
  const { language } = useTexts()
  const hasNumbers = codes === 'fault-numbers'
  const { data: types = [] } = useAlarmTypes(hasNumbers ? 'RBE' : codes, !hasNumbers)
  const known = hasNumbers ? Object.entries(faultNumbers) : types.map(type => [type.code, type] as const)
  return known.map(([value, words]) => ({ value, label: `${value} ${labelIn(language, words)}` }))
}

interface CodeFilterProps {
  readonly field: CodeField<string>
  readonly search: FilterSearch<string>
}

/** A filter by any of many codes. */
export function CodeFilter({ field, search }: CodeFilterProps) {
  const { name, label, width, codes } = field
  const t = useTexts()
  return <SeveralFilter search={search} name={name} label={t(label)} width={width} options={useCodes(codes)} />
}
