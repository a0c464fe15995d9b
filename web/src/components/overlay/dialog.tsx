import { Button, chakra, Flex } from '@chakra-ui/react'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../texts'
import { Icon } from '../marks/icon'

interface DialogProps {
  readonly title: string
  readonly close: () => void
  /** Of its whole. */
  readonly width?: string
  /** Asked before Escape or its cross closes it. */
  readonly mayClose?: () => boolean
  readonly children: ReactNode
  /** What is at its foot: the buttons. */
  readonly footer?: ReactNode
}

const always = () => true

/**
 * A question or an answer over the page. The browser's own dialog holds the focus, gives it back, and knows Escape. In the document it is
 * beside the page: a row that it was opened from has no part in its clicks.
 */
export function Dialog({ title, close, width = '32rem', mayClose = always, children, footer }: DialogProps) {
  const t = useTexts()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed before it is taken out of the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return createPortal(
    <chakra.dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={close}
      onCancel={event => mayClose() || event.preventDefault()}
      m="auto"
      w={width}
      maxW="calc(100vw - 1rem)"
      maxH="calc(100dvh - 2rem)"
      flexDirection="column"
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      borderRadius="l3"
      shadow="lg"
      css={{ '&[open]': { display: 'flex' } }}
      _backdrop={{ bg: 'rgba(8, 15, 22, 0.5)' }}
    >
      <Flex align="center" gap="3" px="4" py="3" borderBottomWidth="1px">
        <chakra.h2 id={titleId} flex="1" textStyle="lg" fontWeight="semibold">
          {title}
        </chakra.h2>
        <Button variant="ghost" px="0" aria-label={t('console.shell.close')} onClick={() => mayClose() && close()}>
          <Icon name="close" />
        </Button>
      </Flex>
      <chakra.div flex="1" minH={0} overflow="auto" p="4">
        {children}
      </chakra.div>
      {footer && (
        <Flex justify="end" wrap="wrap" gap="2" px="4" py="3" borderTopWidth="1px">
          {footer}
        </Flex>
      )}
    </chakra.dialog>,
    document.body,
  )
}
