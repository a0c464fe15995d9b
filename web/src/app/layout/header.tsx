import { Button, chakra, Flex } from '@chakra-ui/react'
import { useSession } from '@liftwatch/core/hooks/session'
import { Icon } from '../../components/marks/icon'
import { LanguageSwitch } from '../../components/page/language-switch'
import { lazyPart } from '../../components/page/lazy-part'
import { LiveMark } from '../../components/contact/live-mark'
import { StatusChip } from '../../components/marks/status-chip'
import { ThemeToggle } from '../../components/page/theme-toggle'
import { useTexts } from '../../texts'
import { reloadIfRebuilt } from '../new-build'
import { NewerServer } from './newer-server'
import { UserMenu } from './user-menu'

/** Who waits for a sound has to know that none will come. */
function AlertsFailed() {
  return <StatusChip tone="warning" label={useTexts()('alerts.failed')} />
}

const Alerts = lazyPart(
  async () => (await import('../../alerts/alerts').catch(reloadIfRebuilt))?.Alerts ?? AlertsFailed,
)

interface HeaderProps {
  readonly title: string
  readonly menuLabel: string
  readonly isMenuOpen: boolean
  readonly toggleMenu: () => void
}

export function Header({ title, menuLabel, isMenuOpen, toggleMenu }: HeaderProps) {
  const state = useSession()
  return (
    <Flex
      as="header"
      align="center"
      gap={{ base: '1', md: '3' }}
      h="12"
      px={{ base: '2', md: '4' }}
      flexShrink={0}
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <Button
        variant="ghost"
        px="0"
        aria-label={menuLabel}
        title={menuLabel}
        aria-expanded={isMenuOpen}
        onClick={toggleMenu}
        _expanded={{ bg: 'transparent' }}
      >
        <Icon name="menu" />
      </Button>
      <chakra.h1 textStyle="md" fontWeight="semibold" truncate flex="1" minW={0}>
        {title}
      </chakra.h1>
      <Alerts />
      <LiveMark />
      <NewerServer />
      <chakra.span hideBelow="md" color="fg.muted" truncate maxW="16rem">
        {state.status === 'ready' && state.organization.name}
      </chakra.span>
      <LanguageSwitch />
      <ThemeToggle />
      <UserMenu />
    </Flex>
  )
}
