import { chakra, Flex } from '@chakra-ui/react'
import { NavLink } from 'react-router-dom'

interface SectionLinksProps {
  /** Names what the sections are of. */
  readonly label: string
  readonly links: readonly { readonly to: string; readonly label: string }[]
}

/** The sections of a screen, each a page of its own. */
export function SectionLinks({ label, links }: SectionLinksProps) {
  return (
    <chakra.nav aria-label={label} bg="bg.panel" borderBottomWidth="1px">
      <Flex as="ul" gap="1" px={{ base: '1', md: '2' }} overflowX="auto">
        {links.map(link => (
          <li key={link.to}>
            <NavLink to={link.to} end className="lw-tab">
              {link.label}
            </NavLink>
          </li>
        ))}
      </Flex>
    </chakra.nav>
  )
}
