import { Button, chakra } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTexts } from '../../texts'
import { FilterInput } from '../filter-box'
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

function OptionList(props: OptionListProps & { readonly choose: (value: string) => void }) {
  const { label, typed = '', type, listed, choose } = props
  const { options, hasMore, loadMore } = listed
  const t = useTexts()
  const begin = useEffectEvent(() => type(typed))
  useEffect(() => begin(), [])
  return (
    <>
      <FilterInput
        autoFocus
        aria-label={`${label}: ${t('list.search')}`}
        placeholder={t('list.search')}
        value={typed}
        onChange={event => type(event.target.value)}
        mb="1"
      />
      <chakra.div maxH="20rem" overflow="auto" aria-busy={options === undefined}>
        <Button variant="ghost" w="full" justifyContent="start" onClick={() => choose('')}>
          {t('list.any')}
        </Button>
        {options?.map(option => (
          <Button key={option} variant="ghost" w="full" justifyContent="start" onClick={() => choose(option)}>
            {option}
          </Button>
        ))}
        {options?.length === 0 && (
          <chakra.p px="3" py="2" color="fg.muted">
            {t('list.nothingFound')}
          </chakra.p>
        )}
        {hasMore && (
          <Button variant="outline" w="full" onClick={loadMore}>
            {t('list.loadMore')}
          </Button>
        )}
      </chakra.div>
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
