import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../texts'
import { PlainButton } from '../inputs/plain-button'
import { Icon } from '../marks/icon'

/** Fetches again all that is shown, and tries the connection again where that has stopped. */
export function RefreshButton({ refreshed }: { readonly refreshed?: () => void }) {
  const t = useTexts()
  const { live } = useFrontEnd()
  const queries = useQueryClient()
  const isFetching = useIsFetching({ type: 'active' }) > 0
  return (
    <PlainButton
      shape="icon"
      aria-label={t('alarms.actions.refresh')}
      title={t('alarms.actions.refresh')}
      aria-busy={isFetching}
      onClick={() => {
        refreshed?.()
        live?.retry()
        void queries.refetchQueries({ type: 'active' })
      }}
    >
      <span className="lw-busy">
        <Icon name="refresh" />
      </span>
    </PlainButton>
  )
}
