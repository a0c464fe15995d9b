import { useTexts } from '../../texts'
import { FilterLabel } from './filter-box'
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
      <span className="lw-choice">
        <select className="lw-select" value={value} onChange={event => change(event.target.value)}>
          {!isRequired && <option value="">{t('list.any')}</option>}
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </FilterLabel>
  )
}
