import { useLive } from '@liftwatch/core/hooks/live'
import { usePermissions, useSession } from '@liftwatch/core/hooks/session'
import { watchableKinds } from '@liftwatch/core/watch/alarm-source'
import { useLaneTraps } from '../../components/lane/use-lane'
import { useIsStale } from '../../program/connection'
import { useProgram } from '../../program/program'
import { useWatch, useWatchState } from '../../watch/use-watch'
import { handOverText } from './hand-over-text'
import { useCasesNow } from './use-cases-now'
import { useOverdueNow } from './use-overdue-now'
import { useOutstandingNow } from './use-outstanding-now'

/** The watch as its text whenever it is asked for. While the server is out of contact, what is now is not known. */
export function useHandOverText(): () => string {
  const { translate } = useProgram()
  const state = useSession()
  const kinds = watchableKinds(usePermissions())
  const { clockAheadMs } = useLive()
  const isBlind = useIsStale()
  const watch = useWatchState()
  const { stillOpen } = useWatch()
  const trapped = useLaneTraps()
  const outstanding = useOutstandingNow()
  const cases = useCasesNow()
  const overdue = useOverdueNow()
  if (state.status !== 'ready' || watch.since === undefined) return () => ''
  const { user, organization } = state
  return () =>
    handOverText(
      {
        name: user.nickname,
        organization: organization.name,
        since: watch.since!,
        until: Date.now() + clockAheadMs,
        kinds,
        trapped: isBlind ? undefined : trapped,
        outstanding: isBlind ? undefined : outstanding,
        cases: isBlind && cases ? undefined : cases,
        overdue: isBlind && overdue ? undefined : overdue,
        watch,
        stillOpen: stillOpen(),
      },
      translate,
    )
}
