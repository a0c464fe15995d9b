import { chakra, Flex } from '@chakra-ui/react'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { Suspense } from 'react'
import { NavLink, Outlet } from 'react-router-dom'
import { settingsPath } from '../../app/paths'
import { useTexts } from '../../texts'
import { isShown, sections } from './sections'

/** The sections beside the one that is shown; on a phone, above it. */
export function SettingsLayout() {
  const t = useTexts()
  const permissions = usePermissions()
  return (
    <Flex
      direction={{ base: 'column', lg: 'row' }}
      flex="1"
      minH={{ lg: 0 }}
      gap={{ base: '3', lg: '6' }}
      p={{ base: '3', md: '6' }}
    >
      <nav aria-label={t('screens.settings.name')}>
        <chakra.ul
          display="flex"
          flexDirection={{ base: 'row', lg: 'column' }}
          flexWrap="wrap"
          gap="1"
          w={{ lg: '12rem' }}
        >
          {sections
            .filter(section => isShown(section, permissions))
            .map(({ name }) => (
              <li key={name}>
                <chakra.a
                  asChild
                  display="block"
                  px="3"
                  py="2"
                  borderRadius="l2"
                  color="fg.muted"
                  focusVisibleRing="inside"
                  _hover={{ bg: 'bg.muted', color: 'fg' }}
                  _currentPage={{ bg: 'info.subtle', color: 'info.fg', fontWeight: 'semibold' }}
                >
                  <NavLink to={settingsPath(name)}>{t(`settings.sections.${name}`)}</NavLink>
                </chakra.a>
              </li>
            ))}
        </chakra.ul>
      </nav>
      <chakra.div display="flex" flexDirection="column" flex="1" minW={0} minH={{ lg: 0 }} overflow={{ lg: 'auto' }}>
        <Suspense>
          <Outlet />
        </Suspense>
      </chakra.div>
    </Flex>
  )
}
