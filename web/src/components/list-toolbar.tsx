import { Button, Flex } from '@chakra-ui/react'
import { useId, useState, type ReactNode } from 'react'
import { phone } from '../media'
import { useTexts } from '../texts'
import { Icon } from './icon'

interface ListToolbarProps {
  readonly tabs: ReactNode
  /** What there is to do with the list as a whole. */
  readonly actions: ReactNode
  /** How many filters are set. */
  readonly filtersSet: number
  readonly clearFilters: () => void
  /** The filters. */
  readonly children: ReactNode
}

/** A list's tabs, filters and actions. On a phone the filters are behind a button, for the rows are what the room is for. */
export function ListToolbar({ tabs, actions, filtersSet, clearFilters, children }: ListToolbarProps) {
  const t = useTexts()
  const id = useId()
  const isPhone = phone.use()
  const [isOpen, setOpen] = useState(false)
  const hasFilters = children !== undefined
  const isShown = hasFilters && (!isPhone || isOpen)
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
      pb={isShown ? '3' : '0'}
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <Flex wrap={{ base: 'wrap', md: 'nowrap' }} align="center" gap="2" minH="12">
        {tabs}
        <Flex wrap="wrap" align="center" gap="2" ms={{ md: 'auto' }}>
          {isPhone && hasFilters && (
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
