import { outlineOf, type ScreenName } from '@liftwatch/core/contract/accounts/screens'
import { useId, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon, Outline } from '../../components/marks/icon'
import { useTexts } from '../../texts'
import { isWithin } from './shown-entry'

/** A parent with its children, open where one of them is shown. */
export function MenuGroup({ name, children }: { readonly name: ScreenName; readonly children: ReactNode }) {
  const t = useTexts()
  const listId = useId()
  const { pathname } = useLocation()
  const outline = outlineOf(name)
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
        {outline !== undefined && <Outline path={outline} />}
        <span>{t(`screens.${name}.name`)}</span>
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
