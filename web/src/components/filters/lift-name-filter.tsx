import { splitLiftName, type LiftNamePart } from '@liftwatch/core/domain/lift-name'
import { namePartWords } from '@liftwatch/core/views/filters/place-fields'
import { useTexts } from '../../texts'
import { FilterText } from './filter-text'
import type { FilterSearch } from './filter-search'

/** A whole name, pasted into one box, fills them all; a single part stays in its own. */
function searchOf(
  names: readonly LiftNamePart[],
  box: LiftNamePart,
  text: string,
): { readonly [Key in LiftNamePart]?: string | undefined } {
  const whole = splitLiftName(text)
  return whole ? Object.fromEntries(names.map(name => [name, whole[name]])) : { [box]: text }
}

interface LiftNameFilterProps {
  /** A building's name has no part for the lift. */
  readonly parts: readonly LiftNamePart[]
  readonly search: FilterSearch<LiftNamePart>
}

/** The boxes by which a lift or a building is found: town council, prefix, block, and for a lift its number. */
export function LiftNameFilter({ parts, search: { filter, change } }: LiftNameFilterProps) {
  const t = useTexts()
  const hint = t(parts.includes('lift') ? 'list.liftSearchHint' : 'list.buildingSearchHint')
  return parts.map(name => (
    <FilterText
      key={name}
      label={t(namePartWords[name].label)}
      hint={hint}
      width="5rem"
      value={String(filter[name] ?? '')}
      change={text => change(searchOf(parts, name, text))}
    />
  ))
}
