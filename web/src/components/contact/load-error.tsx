import { AppError } from '@liftwatch/core/errors'
import { errorText } from '@liftwatch/core/text/error-text'
import { useTexts } from '../../texts'
import { useIsStale } from './staleness'
import { PlainButton } from '../inputs/plain-button'
import { ToneIcon } from '../marks/tone-icon'

interface LoadErrorProps {
  readonly title: string
  readonly error: Error
  readonly retry: () => void
  /** Whether there is something to show all the same, from before. */
  readonly hasData: boolean
}

/** What could not be fetched, why, and another try; silent where the banner says as much of the whole connection. */
export function LoadError({ title, error, retry, hasData }: LoadErrorProps) {
  const t = useTexts()
  const isStale = useIsStale()
  if (hasData && isStale) return null
  return (
    <div role="alert" className="lw-load-error">
      <ToneIcon tone="critical" />
      <strong>{title}</strong>
      <span>{error instanceof AppError ? errorText(t, error) : error.message}</span>
      <PlainButton size="xs" onClick={retry}>
        {t('alarms.actions.retry')}
      </PlainButton>
    </div>
  )
}
