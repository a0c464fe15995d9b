import { useFirstTexts } from '../../texts'
import { useIsAwaited } from './awaited'

/** Says along the upper edge that what the user asked for is being loaded: where it is to be, there may be nothing yet. */
export function LoadingBar() {
  const t = useFirstTexts()
  if (!useIsAwaited()) return null
  return (
    <div className="lw-loading" role="progressbar" aria-label={t('console.shell.loading')}>
      <span />
    </div>
  )
}
