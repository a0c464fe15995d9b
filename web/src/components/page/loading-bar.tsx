import { useFirstTexts } from '../../texts'
import { useIsAwaited } from './awaited'

/** Says along the upper edge that what the user asked for is being loaded: until it has come, the page is as it was before the click. */
export function LoadingBar() {
  const t = useFirstTexts()
  if (!useIsAwaited()) return null
  return (
    <div className="lw-loading" role="progressbar" aria-label={t('console.shell.loading')}>
      <span />
    </div>
  )
}
