import { Button, chakra } from '@chakra-ui/react'
import { useTexts } from '../../texts'
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
}

const listed = (values: string) => (values === '' ? [] : values.split(','))

/** A filter by any of several values, each ticked by itself. */
export function SeveralFilter<Name extends string>({ search, name, label, options, width }: SeveralFilterProps<Name>) {
  const t = useTexts()
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
  return (
    <FilterPopover label={label} chosen={words} width={width}>
      {options.map(option => (
        <chakra.label
          key={option.value}
          display="flex"
          alignItems="center"
          gap="3"
          minH="8"
          px="2"
          borderRadius="l2"
          cursor="pointer"
          _hover={{ bg: 'bg.muted' }}
        >
          <chakra.input
            type="checkbox"
            w="4"
            h="4"
            accentColor="info.solid"
            checked={chosen.includes(option.value)}
            onChange={event =>
              change(event.target.checked ? [...chosen, option.value] : chosen.filter(one => one !== option.value))
            }
          />
          {option.label}
        </chakra.label>
      ))}
      <Button variant="ghost" w="full" disabled={chosen.length === 0} onClick={() => change([])}>
        {t('list.any')}
      </Button>
    </FilterPopover>
  )
}
