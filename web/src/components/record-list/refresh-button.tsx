import { Button, chakra } from '@chakra-ui/react'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../texts'
import { Icon } from '../marks/icon'

/** Fetches again all that is shown, and tries the connection again where that has stopped. */
export function RefreshButton({ refreshed }: { readonly refreshed?: () => void }) {
  const t = useTexts()
  const { live } = useFrontEnd()
  const queries = useQueryClient()
  const isFetching = useIsFetching({ type: 'active' }) > 0
  return (
    <Button
      aria-label={t('alarms.actions.refresh')}
      title={t('alarms.actions.refresh')}
      aria-busy={isFetching}
      px="0"
      onClick={() => {
        refreshed?.()
        live?.retry()
        void queries.refetchQueries({ type: 'active' })
      }}
    >
      <chakra.span display="grid" opacity={isFetching ? 0.5 : 1} transition="opacity {durations.slow} 150ms">
        <Icon name="refresh" />
      </chakra.span>
    </Button>
  )
}
