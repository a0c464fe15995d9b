import { rankedChoices } from '@liftwatch/core/domain/ranked-choices'
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../texts'
import { PlainButton } from '../inputs/plain-button'
import { FilterInput } from './filter-box'
import { FilterPopover } from './filter-popover'
import type { FilterSearch } from './filter-search'

/** A list to choose from as it has been loaded so far, a page of 50 after the other. */
interface ListedOptions {
  /** Undefined while they are loading. */
  readonly options: readonly string[] | undefined
  readonly hasMore: boolean
  readonly loadMore: () => void
}

interface OptionListProps {
  readonly label: string
  /** What was typed to find an option by; undefined until the list has been open. */
  readonly typed: string | undefined
  readonly type: (text: string) => void
  readonly listed: ListedOptions
}

interface ListedFilterProps<Name extends string> extends OptionListProps {
  readonly search: FilterSearch<Name>
  readonly name: Name
  readonly width: string
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrows choose, Enter takes what is highlighted. */
function OptionList(props: OptionListProps & { readonly choose: (value: string) => void }) {
  const { label, typed = '', type, listed, choose } = props
  const { options, hasMore, loadMore } = listed
  const t = useTexts()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const begin = useEffectEvent(() => type(typed))
  useEffect(() => begin(), [])
  const names = (options ?? []).map(value => ({ value, label: value }))
  const offered = ['', ...rankedChoices(names, typed).map(({ value }) => value)]
  // What was typed highlights the nearest by itself; the first of all is any.
  const [moved, setMoved] = useState<{ readonly typed: string; readonly at: number }>()
  const active = Math.min(moved?.typed === typed ? moved.at : typed.trim() === '' ? 0 : 1, offered.length - 1)

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step === undefined) return choose(offered[active]!)
    const at = (active + step + offered.length) % offered.length
    setMoved({ typed, at })
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      <FilterInput
        autoFocus
        aria-label={`${label}: ${t('list.search')}`}
        placeholder={t('list.search')}
        value={typed}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={`${listId}-${active}`}
        onChange={event => type(event.target.value)}
        onKeyDown={press}
      />
      <div className="lw-popover-options" aria-busy={options === undefined}>
        <div ref={list} id={listId} role="listbox" aria-label={label}>
          {offered.map((option, at) => (
            <PlainButton
              key={option}
              id={`${listId}-${at}`}
              role="option"
              aria-selected={at === active}
              tabIndex={-1}
              variant="ghost"
              shape="entry"
              onClick={() => choose(option)}
            >
              {option || t('list.any')}
            </PlainButton>
          ))}
        </div>
        {options?.length === 0 && <p className="lw-popover-words">{t('list.nothingFound')}</p>}
        {hasMore && (
          <PlainButton shape="wide" onClick={loadMore}>
            {t('list.loadMore')}
          </PlainButton>
        )}
      </div>
    </>
  )
}

/** A filter by one of many values, found by typing and loaded a page at a time (specification 1 section 9). */
export function ListedFilter<Name extends string>({ search, name, width, ...list }: ListedFilterProps<Name>) {
  const t = useTexts()
  const content = useRef<HTMLDivElement>(null)
  const value = String(search.filter[name] ?? '')
  return (
    <FilterPopover label={list.label} chosen={value || t('list.any')} width={width} contentRef={content}>
      <OptionList
        {...list}
        choose={chosen => {
          search.change({ [name]: chosen } as { [Key in Name]: string })
          content.current?.hidePopover()
        }}
      />
    </FilterPopover>
  )
}
