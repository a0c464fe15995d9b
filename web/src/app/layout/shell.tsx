import { Box, chakra, Flex } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { useLaneWait } from '../../alarms/lane-wait'
import { TrapLane } from '../../alarms/trap-lane'
import { LiveBanner } from '../../components/contact/live-banner'
import { WithinMain } from '../../components/page/within-main'
import { phone } from '../../media'
import { useTexts } from '../../texts'
import { ErrorBoundary } from '../error-boundary'
import { Header } from './header'
import { menuCollapsedWidth, menuOpenWidth, useMenuCollapse } from './menu-width'
import { PhoneMenu } from './phone-menu'
import { ShellTitle } from './shell-title'
import { SideMenu } from './side-menu'
import { useShownEntry } from './shown-entry'

const contentId = 'content'

function SkipLink() {
  const t = useTexts()
  return (
    <chakra.a
      href={`#${contentId}`}
      pos="fixed"
      top="2"
      insetStart="2"
      zIndex="skipNav"
      px="4"
      py="2"
      bg="info.solid"
      color="info.contrast"
      borderRadius="l2"
      translate="0 -200%"
      _focus={{ translate: '0 0' }}
    >
      {t('console.shell.skipToContent')}
    </chakra.a>
  )
}

/** What is around every screen: menu, header, the word on the connection, and who is trapped. */
export function Shell() {
  const t = useTexts()
  const isPhone = phone.use()
  const [isPhoneMenuOpen, setPhoneMenuOpen] = useState(false)
  const { isCollapsed, toggle } = useMenuCollapse()
  const laneWait = useLaneWait()
  const entry = useShownEntry()
  const name = t(`console.menu.${entry}`)
  return (
    <Flex h="100dvh">
      <ShellTitle name={name} />
      <SkipLink />
      {isPhone ? (
        <PhoneMenu isOpen={isPhoneMenuOpen} close={() => setPhoneMenuOpen(false)} />
      ) : (
        <Box
          as="aside"
          w={isCollapsed ? menuCollapsedWidth : menuOpenWidth}
          flexShrink={0}
          borderEndWidth="1px"
          bg="bg.panel"
        >
          <SideMenu isCollapsed={isCollapsed} />
        </Box>
      )}
      <Flex direction="column" flex="1" minW={0}>
        <Header
          title={name}
          menuLabel={t(
            isPhone
              ? 'console.shell.openMenu'
              : isCollapsed
                ? 'console.shell.expandMenu'
                : 'console.shell.collapseMenu',
          )}
          isMenuOpen={isPhone ? isPhoneMenuOpen : !isCollapsed}
          toggleMenu={isPhone ? () => setPhoneMenuOpen(true) : toggle}
        />
        <LiveBanner />
        <TrapLane isAwaited={laneWait.isAwaited} />
        <Flex
          as="main"
          id={contentId}
          tabIndex={-1}
          direction="column"
          flex="1"
          minH={0}
          overflow="auto"
          outline="none"
          // A server that takes longer to say who is trapped is not waited for.
          animation={laneWait.isAwaited ? 'hide 3s step-end' : undefined}
          onAnimationEnd={({ target, currentTarget }) => target === currentTarget && laneWait.end()}
        >
          {/* By the entry and not by its name, which another language would change: a half-written report is to stay. */}
          <WithinMain value>
            <ErrorBoundary key={entry}>
              <Suspense>
                <Outlet />
              </Suspense>
            </ErrorBoundary>
          </WithinMain>
        </Flex>
      </Flex>
    </Flex>
  )
}
