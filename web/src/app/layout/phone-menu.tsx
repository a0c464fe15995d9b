import { useEffect, useRef } from 'react'
import { PlainButton } from '../../components/inputs/plain-button'
import { Icon } from '../../components/marks/icon'
import { useTexts } from '../../texts'
import { menuOpenPx } from './menu-width'
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
    <dialog
      ref={dialog}
      aria-label={t('console.shell.mainMenu')}
      onClose={close}
      onClick={event => closes(event.target as Element) && close()}
      className="lw-phone-menu"
      style={{ width: menuOpenPx }}
    >
      <div>
        <PlainButton variant="ghost" aria-label={t('console.shell.close')} onClick={close}>
          <Icon name="close" />
        </PlainButton>
        <SideMenu isCollapsed={false} />
      </div>
    </dialog>
  )
}
