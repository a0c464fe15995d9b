import { Button, Flex } from '@chakra-ui/react'
import { useId, useState, type ReactNode } from 'react'
import { phone } from '../../media'
import { useTexts } from '../../texts'
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
    <Button variant="ghost" onClick={clearFilters}>
      <Icon name="close" />
      {t('alarms.actions.clearFilters')}
    </Button>
  )
  return (
    <Flex
      direction="column"
      gap="2"
      px={{ base: '3', md: '4' }}
      pb={isShown ? '3' : { base: tabs ? '2' : '0', md: '0' }}
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <Flex
        wrap={{ base: 'wrap', md: 'nowrap' }}
        align="center"
        gap="2"
        minH="12"
        py={tabs ? undefined : { base: '2', md: '0' }}
      >
        {tabs}
        <Flex wrap="wrap" align="center" gap="2" ms={{ md: 'auto' }}>
          {hasButton && (
            <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
              <Icon name="filter" />
              {filtersSet > 0 ? t('list.filtersChosen', { number: filtersSet }) : t('list.filters')}
            </Button>
          )}
          {isPhone && clear}
          {actions}
        </Flex>
      </Flex>
      <Flex id={id} role="search" display={isShown ? 'flex' : 'none'} wrap="wrap" gap="2" align="end">
        {children}
        {!isPhone && clear}
      </Flex>
    </Flex>
  )
}
