import { chakra } from '@chakra-ui/react'
import { useTexts } from '../../texts'
import { FilterChoice, FilterLabel } from './filter-box'
import { Icon } from '../marks/icon'

interface FilterSelectProps {
  readonly label: string
  /** Empty for any. */
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly change: (value: string) => void
  readonly width: string
  /** One of them is always chosen. */
  readonly isRequired?: boolean
}

/** A choice of one, or of any. */
export function FilterSelect({ label, value, options, change, width, isRequired = false }: FilterSelectProps) {
  const t = useTexts()
  return (
    <FilterLabel label={label} width={width}>
      <chakra.span display="flex" pos="relative">
        <FilterChoice value={value} onChange={event => change(event.target.value)}>
          {!isRequired && <option value="">{t('list.any')}</option>}
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </FilterChoice>
        <chakra.span
          pos="absolute"
          insetEnd="2"
          top="50%"
          transform="translateY(-50%)"
          pointerEvents="none"
          color="fg.muted"
          _icon={{ w: '4', h: '4' }}
        >
          <Icon name="chevron" />
        </chakra.span>
      </chakra.span>
    </FilterLabel>
  )
}
