import { useTexts } from '../../texts'
import { menuOpenPx } from './menu-width'
import { PageSkeleton } from './page-skeleton'

/** The shell's outline, while it is not yet known whose it is. */
export function ShellSkeleton() {
  const t = useTexts()
  return (
    <div className="lw-frame" aria-busy aria-label={t('console.shell.loading')} role="status">
      <div className="lw-outline-menu" style={{ width: menuOpenPx }}>
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className="lw-bone" />
        ))}
      </div>
      <PageSkeleton />
    </div>
  )
}
