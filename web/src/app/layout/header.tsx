import { useSession } from '@liftwatch/core/hooks/session'
import { PlainButton } from '../../components/inputs/plain-button'
import { Icon } from '../../components/marks/icon'
import { LanguageSwitch } from '../../components/page/language-switch'
import { plainPart } from '../../components/page/lazy-part'
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

const Alerts = plainPart(
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
    <header className="lw-header">
      <PlainButton
        variant="ghost"
        shape="icon"
        aria-label={menuLabel}
        title={menuLabel}
        aria-expanded={isMenuOpen}
        onClick={toggleMenu}
      >
        <Icon name="menu" />
      </PlainButton>
      <h1>{title}</h1>
      <Alerts />
      <LiveMark />
      <NewerServer />
      <span className="lw-organization">{state.status === 'ready' && state.organization.name}</span>
      <LanguageSwitch />
      <ThemeToggle />
      <UserMenu />
    </header>
  )
}
