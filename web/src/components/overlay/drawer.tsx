import { Button, chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useNamesSubject } from '../../page-subject'
import { useTexts } from '../../texts'
import { Icon } from '../marks/icon'
import { useKeys } from '../keys/use-keys'

interface DrawerProps {
  readonly title: string
  readonly close: () => void
  /** Between the head and what can be scrolled. */
  readonly banner?: ReactNode
  readonly children: ReactNode
}

/**
 * Something at the edge of a page that stays usable: it takes the focus, and gives it back, but does not hold it. Escape closes
 * it, but in a box of it only leaves the box, and not the half-written report.
 */
export function Drawer({ title, close, banner, children }: DrawerProps) {
  const t = useTexts()
  const titleId = useId()
  const closeButton = useRef<HTMLButtonElement>(null)
  useKeys({ back: close })
  useNamesSubject(title)
  useEffect(() => {
    const before = document.activeElement
    closeButton.current?.focus()
    return () => {
      const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body
      // Where it was opened from is gone: the list beside it is what is next.
      const next = isThere ? before : document.querySelector<HTMLElement>('main [role=region]')
      next?.focus()
    }
  }, [])
  return (
    <chakra.div
      role="dialog"
      aria-modal="false"
      aria-labelledby={titleId}
      pos="fixed"
      insetY="0"
      insetEnd="0"
      zIndex="banner"
      display="flex"
      flexDirection="column"
      w="full"
      maxW="34rem"
      bg="bg.panel"
      borderStartWidth="1px"
      shadow="lg"
      animation="slide-in 160ms ease-out"
    >
      <chakra.div display="flex" alignItems="center" gap="3" p="4" borderBottomWidth="1px">
        <chakra.h2 id={titleId} flex="1" minW="0" textStyle="lg" fontWeight="semibold">
          {title}
        </chakra.h2>
        <Button ref={closeButton} variant="ghost" px="0" aria-label={t('console.shell.close')} onClick={close}>
          <Icon name="close" />
        </Button>
      </chakra.div>
      {banner}
      <chakra.div display="flex" flexDirection="column" flex="1" minH="0" gap="6" p="4" overflow="auto">
        {children}
      </chakra.div>
    </chakra.div>
  )
}
