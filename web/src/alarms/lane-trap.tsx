import { chakra, Flex } from '@chakra-ui/react'
import type { PassengerTrap } from '@liftwatch/core/contract/passenger-traps'
import { isAwaitingAcknowledgement } from '@liftwatch/core/domain/alarms'
import { formatDuration, formatInstant } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/translate'
import type { Tone } from '@liftwatch/core/tones'
import { detailPath } from '../app/paths'
import { RowLink } from '../components/row-link'
import { StatusChip } from '../components/status-chip'
import { useTexts } from '../texts'
import { TrapClock } from './trap-clock'

interface Step {
  readonly tone: Tone
  readonly text: string
}

/** What has become of it, each with its own word: acknowledged, helper on site, end of alarm, reported. */
function stepsOf(trap: PassengerTrap, t: Translate): Step[] {
  const { acknowledgedBy, acknowledgeAt, teamName, arrivalTs, alarmClearTs, alarmStartTs, reportAt } = trap
  const after = (at: number) => ({ after: formatDuration(at - alarmStartTs) })
  return [
    ...(isAwaitingAcknowledgement(trap) ? [{ tone: 'critical', text: t('traps.lane.awaiting') } as const] : []),
    ...(acknowledgedBy
      ? [
          {
            tone: 'info',
            text: t('traps.lane.acknowledged', {
              name: acknowledgedBy.name,
              at: formatInstant(acknowledgeAt),
              team: teamName ?? '-',
            }),
          } as const,
        ]
      : []),
    ...(arrivalTs === null ? [] : [{ tone: 'ok', text: t('traps.lane.onSite', after(arrivalTs)) } as const]),
    ...(alarmClearTs === null ? [] : [{ tone: 'ok', text: t('traps.lane.ended', after(alarmClearTs)) } as const]),
    ...(reportAt === null ? [] : [{ tone: 'muted', text: t('traps.lane.reported') } as const]),
  ]
}

interface LaneTrapProps {
  readonly trap: PassengerTrap
  /** The connection is lost: what is shown may have changed. */
  readonly isUncertain: boolean
}

export function LaneTrap({ trap, isUncertain }: LaneTrapProps) {
  const t = useTexts()
  const isUrgent = isAwaitingAcknowledgement(trap)
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '1fr auto', md: '16rem 17rem 1fr' }}
      alignItems="center"
      columnGap="4"
      rowGap="1"
      px={{ base: '3', md: '4' }}
      py="1.5"
      borderTopWidth="1px"
      borderInlineStartWidth="4px"
      borderInlineStartColor={isUncertain ? 'warning.solid' : isUrgent ? 'critical.solid' : 'info.solid'}
      bg={isUncertain ? 'warning.subtle/60' : isUrgent ? 'critical.subtle' : undefined}
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.div minW="0">
        <RowLink to={detailPath('passenger-trap', trap.id)}>{trap.liftName}</RowLink>
        <chakra.div truncate textStyle="xs" color="fg.muted">
          {trap.address}
        </chakra.div>
      </chakra.div>
      <TrapClock trap={trap} />
      <Flex
        wrap="wrap"
        columnGap="4"
        rowGap="0.5"
        gridColumn={{ base: '1 / -1', md: 'auto' }}
        minW="0"
        css={{ '& > span': { whiteSpace: 'normal' } }}
      >
        {stepsOf(trap, t).map(step => (
          <StatusChip key={step.text} isPlain tone={step.tone} label={step.text} />
        ))}
      </Flex>
    </chakra.li>
  )
}
