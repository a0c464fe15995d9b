import { Button, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Icon } from '../../components/marks/icon'
import { useTexts } from '../../texts'
import { menuOpenWidth } from './menu-width'
import { SideMenu } from './side-menu'

/** A screen was chosen, or the click went beside the menu: to the dialog itself, which its content covers elsewhere. */
function closes(clicked: Element): boolean {
  return clicked.tagName === 'DIALOG' || clicked.closest('a') !== null
}

/** The menu over the page, where there is no room beside it. The browser's own dialog holds the focus and knows Escape. */
export function PhoneMenu({ isOpen, close }: { readonly isOpen: boolean; readonly close: () => void }) {
  const t = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <chakra.dialog
      ref={dialog}
      aria-label={t('console.shell.mainMenu')}
      onClose={close}
      onClick={event => closes(event.target as Element) && close()}
      w={menuOpenWidth}
      h="100dvh"
      maxH="100dvh"
      bg="bg.panel"
      color="fg"
      _backdrop={{ bg: 'rgba(8, 15, 22, 0.5)' }}
    >
      <Flex direction="column" h="full">
        <Button variant="ghost" m="2" alignSelf="end" aria-label={t('console.shell.close')} onClick={close}>
          <Icon name="close" />
        </Button>
        <SideMenu isCollapsed={false} />
      </Flex>
    </chakra.dialog>
  )
}
