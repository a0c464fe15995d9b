import { useEffect, useEffectEvent } from 'react'
import { FilterInput, FilterLabel } from './filter-box'
import { useDraft } from './draft'

interface FilterTextProps {
  readonly label: string
  readonly value: string
  readonly change: (value: string) => void
  readonly width: string
  readonly hint?: string
  /** For how long typing rests before it counts, where that is not as usual (milliseconds). */
  readonly restMs?: number | undefined
}

/** Typing rests for this long before the list is asked for (specification 1 section 9). */
const debounceMs = 500

/** A box whose text becomes a filter once the typing rests, or at once on Enter and when one leaves the box. */
export function FilterText({ label, value, change, width, hint, restMs = debounceMs }: FilterTextProps) {
  const { text, enter, settle } = useDraft(value, change)
  const rest = useEffectEvent(() => settle(text))
  useEffect(() => {
    if (text.trim() === value) return undefined
    const timer = setTimeout(rest, restMs)

    return () => clearTimeout(timer)
  }, [text, value, restMs])

  return (
    <FilterLabel label={label} width={width}>
      <FilterInput
        value={text}
        title={hint}
        autoComplete="off"
        spellCheck={false}
        onChange={event => enter(event.target.value)}
        onKeyDown={event => event.key === 'Enter' && settle(text)}
        onBlur={() => text.trim() === value || settle(text)}
      />
    </FilterLabel>
  )
}
