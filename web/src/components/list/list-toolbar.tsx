import { useId, useState, type ReactNode } from 'react'
import { phone } from '../../media'
import { useTexts } from '../../texts'
import { PlainButton } from '../inputs/plain-button'
import { Icon } from '../marks/icon'

interface ListToolbarProps {
  readonly tabs: ReactNode
  /** What there is to do with the list as a whole. */
  readonly actions: ReactNode
  /** How many filters are set. */
  readonly filtersSet: number
  readonly clearFilters: () => void
  /** Where the filters can be put away on a wide screen too. */
  readonly isCollapsible?: boolean
  /** The filters. */
  readonly children: ReactNode
}

/** A list's tabs, filters and actions. On a phone the filters are behind a button, for the rows are what the room is for. */
export function ListToolbar(props: ListToolbarProps) {
  const { tabs, actions, filtersSet, clearFilters, isCollapsible = false, children } = props
  const t = useTexts()
  const id = useId()
  const isPhone = phone.use()
  const [isOpen, setOpen] = useState(isCollapsible && !isPhone)
  const hasFilters = children !== undefined
  const hasButton = hasFilters && (isPhone || isCollapsible)
  const isShown = hasFilters && (!hasButton || isOpen)
  const clear = filtersSet > 0 && (
    <PlainButton variant="ghost" onClick={clearFilters}>
      <Icon name="close" />
      {t('alarms.actions.clearFilters')}
    </PlainButton>
  )
  return (
    <div className="lw-toolbar" data-tabs={tabs ? true : undefined} data-filters={isShown || undefined}>
      <div className="lw-toolbar-head">
        {tabs}
        <div className="lw-actions">
          {hasButton && (
            <PlainButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
              <Icon name="filter" />
              {filtersSet > 0 ? t('list.filtersChosen', { number: filtersSet }) : t('list.filters')}
            </PlainButton>
          )}
          {isPhone && clear}
          {actions}
        </div>
      </div>
      <div id={id} role="search" className="lw-filters" hidden={!isShown}>
        {children}
        {!isPhone && clear}
      </div>
    </div>
  )
}
