import { Button, chakra, Flex } from '@chakra-ui/react'
import { useTexts } from '../../texts'
import { Icon } from '../marks/icon'
import { useExistingPage } from './last-page'

interface PagerProps {
  /** Counted from 0. */
  readonly page: number
  readonly size: number
  /** Undefined while it is not known. */
  readonly total: number | undefined
  /** `isStep` is false where the page that was asked for is gone, and the way back must not lead there. */
  readonly go: (page: number, isStep: boolean) => void
}

/** Says which rows are shown, and goes on to the next. */
export function Pager({ page, size, total, go }: PagerProps) {
  const t = useTexts()
  useExistingPage({ page, size, total }, to => go(to, false))
  const from = page * size
  const to = Math.min(from + size, total ?? 0)
  const turn = (step: number, label: string, isPossible: boolean) => (
    <Button aria-label={label} title={label} px="0" disabled={!isPossible} onClick={() => go(page + step, true)}>
      <Icon name={step < 0 ? 'left' : 'right'} />
    </Button>
  )
  return (
    <Flex as="nav" aria-label={t('list.pages')} align="center" justify="end" gap="2" minH="8">
      <chakra.span color="fg.muted" me="2">
        {total !== undefined && t('alarms.shown', { from: Math.min(from + 1, to), to, total })}
      </chakra.span>
      {turn(-1, t('list.previous'), page > 0)}
      {turn(1, t('list.next'), total !== undefined && to < total)}
    </Flex>
  )
}
