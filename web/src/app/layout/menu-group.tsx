import { chakra } from '@chakra-ui/react'
import type { MenuName } from '@liftwatch/core/domain/console-paths'
import type { MenuEntry } from '@liftwatch/core/domain/menu'
import { useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon, isIconName } from '../../components/marks/icon'
import { useTexts } from '../../texts'
import { MenuLink } from './menu-link'
import { menuRowStyle } from './menu-row-style'
import { isWithin } from './shown-entry'

/** A parent with its children, open where one of them is shown. */
export function MenuGroup({ name, entries }: { readonly name: MenuName; readonly entries: readonly MenuEntry[] }) {
  const t = useTexts()
  const listId = useId()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(() => isWithin(pathname, name))
  return (
    <chakra.li>
      <chakra.button
        type="button"
        css={menuRowStyle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {isIconName(name) && <Icon name={name} />}
        <chakra.span flex="1">{t(`console.menu.${name}`)}</chakra.span>
        <chakra.span transform={isOpen ? 'rotate(180deg)' : undefined}>
          <Icon name="chevron" />
        </chakra.span>
      </chakra.button>
      <chakra.ul id={listId} hidden={!isOpen} ps="7">
        {entries.map(entry => (
          <MenuLink key={entry.name} name={entry.name} />
        ))}
      </chakra.ul>
    </chakra.li>
  )
}
