import type { MenuName } from '@liftwatch/core/domain/console-paths'
import { useId, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon, isIconName } from '../../components/marks/icon'
import { useTexts } from '../../texts'
import { isWithin } from './shown-entry'

/** A parent with its children, open where one of them is shown. */
export function MenuGroup({ name, children }: { readonly name: MenuName; readonly children: ReactNode }) {
  const t = useTexts()
  const listId = useId()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(() => isWithin(pathname, name))
  return (
    <li>
      <button
        type="button"
        className="lw-menu-row"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {isIconName(name) && <Icon name={name} />}
        <span>{t(`console.menu.${name}`)}</span>
        <span>
          <Icon name="chevron" />
        </span>
      </button>
      <ul id={listId} hidden={!isOpen} className="lw-menu-group">
        {/* What cannot be seen is not drawn: half of the menu's links, which a slow machine would draw with its first figures. */}
        {isOpen && children}
      </ul>
    </li>
  )
}
