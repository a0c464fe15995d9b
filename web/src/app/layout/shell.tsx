import { Suspense, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { useLaneWait } from '../../alarms/lane-wait'
import { TrapLane } from '../../alarms/trap-lane'
import { LiveBanner } from '../../components/contact/live-banner'
import { BesideMain } from '../../components/page/beside-main'
import { useChakraAhead } from '../../components/page/styled-part'
import { phone } from '../../media'
import { useTexts } from '../../texts'
import { ErrorBoundary } from '../error-boundary'
import { Header } from './header'
import { menuCollapsedPx, menuOpenPx, useMenuCollapse } from './menu-width'
import { AwaitedPage } from './page-skeleton'
import { PhoneMenu } from './phone-menu'
import { ShellTitle } from './shell-title'
import { SideMenu } from './side-menu'
import { useShownEntry } from './shown-entry'

const contentId = 'content'

function SkipLink() {
  const t = useTexts()
  return (
    <a href={`#${contentId}`} className="lw-skip">
      {t('console.shell.skipToContent')}
    </a>
  )
}

/** What is around every screen: menu, header, the word on the connection, and who is trapped. */
export function Shell() {
  const t = useTexts()
  const isPhone = phone.use()
  const [isPhoneMenuOpen, setPhoneMenuOpen] = useState(false)
  const { isCollapsed, toggle } = useMenuCollapse()
  const menuPx = isCollapsed ? menuCollapsedPx : menuOpenPx
  const laneWait = useLaneWait()
  useChakraAhead()
  const entry = useShownEntry()
  const name = t(`screens.${entry}.name`)
  return (
    <div className="lw-frame">
      <ShellTitle name={name} />
      <SkipLink />
      {isPhone ? (
        <PhoneMenu isOpen={isPhoneMenuOpen} close={() => setPhoneMenuOpen(false)} />
      ) : (
        <aside className="lw-aside" style={{ width: menuPx }}>
          <SideMenu isCollapsed={isCollapsed} />
        </aside>
      )}
      <div className="lw-page">
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
        <main
          id={contentId}
          className="lw-main"
          tabIndex={-1}
          data-awaited={laneWait.isAwaited || undefined}
          onAnimationEnd={({ target, currentTarget }) => target === currentTarget && laneWait.end()}
        >
          {/* By the entry and not by its name, which another language would change: a half-written report is to stay. */}
          <BesideMain value={isPhone ? 0 : menuPx}>
            <ErrorBoundary key={entry}>
              <Suspense fallback={<AwaitedPage />}>
                <Outlet />
              </Suspense>
            </ErrorBoundary>
          </BesideMain>
        </main>
      </div>
    </div>
  )
}
