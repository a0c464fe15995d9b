import { screens } from '@liftwatch/core/contract/accounts/screens'
import { useLive } from '@liftwatch/core/hooks/live'
import { useOpenTraps } from '@liftwatch/core/hooks/passenger-traps'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { formatInstant } from '@liftwatch/core/text/format'
import { useState, type CSSProperties } from 'react'
import { useLocation } from 'react-router-dom'
import { RowLink } from '../components/list/row-link'
import { StaleMark } from '../components/contact/stale-rows'
import { StatusChip } from '../components/marks/status-chip'
import { useIsStale } from '../components/contact/staleness'
import { useTexts } from '../texts'
import { LaneLine } from './lane-line'
import { useLaneRoom } from './lane-room'
import { LaneTraps } from './lane-traps'

interface TrapLaneProps {
  /** Whether what is below waits for it out of sight. */
  readonly isAwaited: boolean
}

/** Everyone who is trapped, above every screen, whatever its filters: no list may push a person out of sight. */
export function TrapLane({ isAwaited }: TrapLaneProps) {
  const isPermitted = usePermissions().has('passenger-trap')
  return isPermitted ? <Lane isAwaited={isAwaited} /> : null
}

/** Whether the screen is one of alarms, where traps have a row each; elsewhere one line opens these, but on the home page, which has them. */
function isOfAlarms(pathname: string): boolean {
  return `${pathname}/`.startsWith(`${screens.alarms.path}/`)
}

function Lane({ isAwaited }: TrapLaneProps) {
  const t = useTexts()
  const { pathname } = useLocation()
  const live = useLive()
  const isStale = useIsStale()
  const { data, error } = useOpenTraps()
  const [isOpened, setOpened] = useState(false)
  const [shownAll, setShownAll] = useState(0)
  const traps = data?.traps
  const isAlarmScreen = isOfAlarms(pathname)
  const isHome = pathname === screens.home.path
  const hasRows = isAlarmScreen || (isOpened && !isHome)
  const room = useLaneRoom(`${pathname} ${isOpened} ${shownAll} ${isAwaited}`, traps?.length ?? 0)
  // Without word from the server an empty lane would be a lie.
  const isUncertain = isStale || error !== null
  const more = data ? data.total - data.traps.length : 0
  return (
    <section
      aria-label={t('traps.lane.title')}
      className="lw-lane"
      data-rows={isAlarmScreen || undefined}
      data-uncertain={isUncertain || undefined}
      style={{ '--lw-lane-rows': Math.max(1, room.now) } as CSSProperties}
    >
      {traps === undefined && !isUncertain && <div className="lw-bone" aria-hidden />}
      {(traps === undefined || traps.length === 0) && (isUncertain || traps) && (
        <Words
          tone={isUncertain || live.ingestDelayMs > 0 ? 'warning' : 'ok'}
          text={
            traps && isUncertain
              ? t('traps.lane.unknownSince', { at: formatInstant(live.lastContactAt) })
              : t(isUncertain || live.ingestDelayMs > 0 ? 'traps.lane.unknown' : 'traps.lane.none')
          }
        />
      )}
      {traps !== undefined && traps.length > 0 && (
        <>
          {!isAlarmScreen && (
            <LaneLine
              traps={traps}
              isOpen={isOpened && !isHome}
              isUncertain={isUncertain}
              toggle={isHome ? undefined : () => setOpened(before => !before)}
            />
          )}
          {hasRows && (
            <LaneTraps
              traps={traps}
              room={room.now}
              isUncertain={isUncertain}
              showAll={room.now < room.most ? () => setShownAll(before => before + 1) : undefined}
            />
          )}
          <div>
            {isUncertain && <StaleMark />}
            {hasRows && more > 0 && (
              <RowLink to={`${screens['passenger-trap'].path}?operationalStatus=OPEN`}>
                {t('traps.lane.more', { number: more })}
              </RowLink>
            )}
          </div>
        </>
      )}
    </section>
  )
}

function Words({ tone, text }: { readonly tone: 'ok' | 'warning'; readonly text: string }) {
  return (
    <p>
      <StatusChip isPlain isPast={tone === 'ok'} tone={tone} label={text} />
    </p>
  )
}
