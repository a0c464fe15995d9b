import { useTexts } from '../../texts'
import { FilterText } from '../filter-text'
import type { FilterSearch } from './filter-search'

const parts = ['tc', 'pfx', 'blk', 'lift'] as const
type Part = (typeof parts)[number]
const words = { tc: 'townCouncil', pfx: 'prefix', blk: 'block', lift: 'liftNumber' } as const

/** The parts of a name that are boxes here: a building's name has no lift. */
function boxes(hasLift: boolean): readonly Part[] {
  return hasLift ? parts : parts.slice(0, -1)
}

/** A whole name, pasted into one box, fills them all; a single part stays in its own. */
function searchOf(names: readonly Part[], box: Part, text: string): { readonly [Key in Part]?: string | undefined } {
  const pasted = text.split('-')
  return pasted.length === 1
    ? { [box]: text }
    : Object.fromEntries(names.map((name, index) => [name, pasted[index]?.trim()]))
}

type LiftNameFilterProps =
  | { readonly of: 'lift'; readonly search: FilterSearch<Part> }
  | { readonly of: 'building'; readonly search: FilterSearch<Exclude<Part, 'lift'>> }

/** The boxes by which a lift or a building is found: town council, prefix, block, and for a lift its number. */
export function LiftNameFilter({ of, search }: LiftNameFilterProps) {
  const t = useTexts()
  const names = boxes(of === 'lift')
  const { filter, change } = search as FilterSearch<Part>
  return names.map(name => (
    <FilterText
      key={name}
      label={t(`alarms.fields.${words[name]}`)}
      hint={t(of === 'lift' ? 'list.liftSearchHint' : 'list.buildingSearchHint')}
      width="5rem"
      value={String(filter[name] ?? '')}
      change={text => change(searchOf(names, name, text))}
    />
  ))
}
