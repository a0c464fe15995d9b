import { rankedChoices } from '@liftwatch/core/domain/ranked-choices'
import { selectPageSize } from '@liftwatch/core/limits'
import { useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../texts'
import { PlainButton } from '../inputs/plain-button'
import { FilterInput } from './filter-box'
import type { Choice } from './choice-filter'
import { useDraft } from './draft'
import { FilterPopover } from './filter-popover'
import type { FilterSearch } from './filter-search'

interface SeveralFilterProps<Name extends string> {
  readonly search: FilterSearch<Name>
  readonly name: Name
  readonly label: string
  readonly options: readonly Choice[]
  readonly width: string
  /** Instead of what is said where nothing is found: why there is nothing to choose from. */
  readonly emptyText?: string | undefined
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
/** More than these are found by typing. */
const searchedFrom = 8

const listed = (values: string) => (values === '' ? [] : values.split(','))

/** A filter by any of several values, each ticked by itself. */
export function SeveralFilter<Name extends string>({
  search,
  name,
  label,
  options,
  width,
  emptyText,
}: SeveralFilterProps<Name>) {
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const value = search.filter[name]
  // The address follows a moment later; a tick that waited for it would seem not to be taken.
  const { text, enter, settle } = useDraft((Array.isArray(value) ? value : []).join(), values =>
    search.change({ [name]: listed(values) } as { [Key in Name]: string[] }),
  )
  const chosen = listed(text)
  const change = (values: string[]) => {
    enter(values.join())
    settle(values.join())
  }
  const words =
    chosen.length === 0
      ? t('list.any')
      : chosen.length === 1
        ? (options.find(option => option.value === chosen[0])?.label ?? chosen[0]!)
        : t('list.chosen', { number: chosen.length })
  const toggle = (value: string) =>
    change(chosen.includes(value) ? chosen.filter(one => one !== value) : [...chosen, value])
  const found = rankedChoices(options, typed)
  const [shownMax, setShownMax] = useState(selectPageSize)
  const offered = found.slice(0, shownMax)

  /** Arrows go from tick to tick, from the search too; Enter ticks where one is, and from the search the nearest. */
  function press(event: KeyboardEvent<HTMLElement>): void {
    const step = steps[event.key]
    if (event.nativeEvent.isComposing || (step === undefined && event.key !== 'Enter')) return
    const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
    const at = boxes.findIndex(box => box === event.target)
    if (step === undefined && event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    if (step === undefined) boxes[Math.max(0, at)]?.click()
    else boxes[at < 0 ? 0 : Math.min(boxes.length - 1, Math.max(0, at + step))]?.focus()
  }

  return (
    <FilterPopover label={label} chosen={words} width={width}>
      <div onKeyDown={press}>
        {options.length > searchedFrom && (
          <FilterInput
            autoFocus
            aria-label={`${label}: ${t('list.search')}`}
            placeholder={t('list.search')}
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
        )}
        {offered.map(option => (
          <label key={option.value} className="lw-option">
            <input type="checkbox" checked={chosen.includes(option.value)} onChange={() => toggle(option.value)} />
            {option.label}
          </label>
        ))}
        {offered.length === 0 && <p className="lw-popover-words">{emptyText ?? t('list.nothingFound')}</p>}
        {found.length > shownMax && (
          <PlainButton shape="wide" onClick={() => setShownMax(shownMax + selectPageSize)}>
            {t('list.loadMore')}
          </PlainButton>
        )}
        <PlainButton variant="ghost" shape="wide" disabled={chosen.length === 0} onClick={() => change([])}>
          {t('list.any')}
        </PlainButton>
      </div>
    </FilterPopover>
  )
}
