import { chakra, Flex, Skeleton } from '@chakra-ui/react'
import { useLive } from '@liftwatch/core/hooks/live'
import { useOpenTraps } from '@liftwatch/core/hooks/passenger-traps'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { formatInstant } from '@liftwatch/core/text/format'
import { menuPaths } from '../app/paths'
import { RowLink } from '../components/row-link'
import { StaleMark } from '../components/stale-rows'
import { StatusChip } from '../components/status-chip'
import { isStale } from '../components/staleness'
import { useTexts } from '../texts'
import { LaneTrap } from './lane-trap'

/** Everybody who is trapped, above every alarm screen, whatever its filters: no list may push a person out of sight. */
export function TrapLane() {
  const isPermitted = usePermissions().has('passenger-trap')
  return isPermitted ? <Lane /> : null
}

function Lane() {
  const t = useTexts()
  const live = useLive()
  const { data, error } = useOpenTraps()
  const traps = data?.traps
  // Without word from the server an empty lane would be a lie.
  const isUncertain = isStale(live) || error !== null
  const more = data ? data.total - data.traps.length : 0
  return (
    <chakra.section
      aria-label={t('traps.lane.title')}
      flexShrink={0}
      maxH="14rem"
      overflow="auto"
      bg="bg.panel"
      borderBottomWidth="1px"
      data-uncertain={isUncertain || undefined}
    >
      {traps === undefined && !isUncertain && <Skeleton h="5" m="2" maxW="24rem" aria-hidden />}
      {traps === undefined && isUncertain && <Word tone="warning" text={t('traps.lane.unknown')} />}
      {traps?.length === 0 &&
        (isUncertain ? (
          <Word tone="warning" text={t('traps.lane.unknownSince', { at: formatInstant(live.lastContactAt) })} />
        ) : live.ingestDelayMs > 0 ? (
          <Word tone="warning" text={t('traps.lane.unknown')} />
        ) : (
          <Word tone="ok" text={t('traps.lane.none')} />
        ))}
      {traps !== undefined && traps.length > 0 && (
        <ul>
          {traps.map(trap => (
            <LaneTrap key={trap.id} trap={trap} isUncertain={isUncertain} />
          ))}
        </ul>
      )}
      {(more > 0 || (isUncertain && traps !== undefined && traps.length > 0)) && (
        <Flex gap="3" px={{ base: '3', md: '4' }} py="1">
          <StaleMark />
          {more > 0 && <RowLink to={menuPaths['passenger-trap']}>{t('traps.lane.more', { number: more })}</RowLink>}
        </Flex>
      )}
    </chakra.section>
  )
}

function Word({ tone, text }: { readonly tone: 'ok' | 'warning'; readonly text: string }) {
  return (
    <chakra.p px={{ base: '3', md: '4' }} py="1.5">
      <StatusChip isPlain isPast={tone === 'ok'} tone={tone} label={text} />
    </chakra.p>
  )
}
