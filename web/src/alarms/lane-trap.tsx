import { chakra, Flex } from '@chakra-ui/react'
import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { isAwaitingAcknowledgement, isReportedActive } from '@liftwatch/core/domain/alarms'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { isUnattended } from '@liftwatch/core/domain/passenger-traps'
import { formatDuration, formatInstant } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/translate'
import { reportedActiveTone, type Tone } from '@liftwatch/core/tones'
import { RowLink } from '../components/list/row-link'
import { StatusChip } from '../components/marks/status-chip'
import { useTexts } from '../texts'
import { ClearedWait } from './alarm-states'
import { TrapClock } from './trap-clock'
import { TrapStateChip, useTrapView } from './trap-state'

interface Step {
  readonly tone: Tone
  readonly text: string
}

/** What has become of it, each with its own word: acknowledged, team on site, end of alarm, reported. */
function stepsOf(trap: PassengerTrap, t: Translate): Step[] {
  const { acknowledgedBy, acknowledgeAt, teamName, arrivalTs, alarmClearTs, alarmStartTs, reportAt, operatorName } =
    trap
  const after = (at: number) => ({ after: formatDuration(at - alarmStartTs, t.language) })
  return [
    ...(isUnattended(trap) && isAwaitingAcknowledgement(trap)
      ? [{ tone: 'critical', text: t('traps.lane.awaiting') } as const]
      : []),
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
    ...(arrivalTs === null ? [] : [{ tone: 'info', text: t('traps.lane.onSite', after(arrivalTs)) } as const]),
    ...(alarmClearTs === null ? [] : [{ tone: 'info', text: t('traps.lane.ended', after(alarmClearTs)) } as const]),
    ...(reportAt !== null && isReportedActive(trap)
      ? [
          {
            tone: reportedActiveTone,
            text: t('traps.lane.reported', {
              words: t('states.reportedActive'),
              name: operatorName ?? '-',
              at: formatInstant(reportAt),
            }),
          } as const,
        ]
      : []),
  ]
}

interface LaneTrapProps {
  readonly trap: PassengerTrap
  /** The connection is lost: what is shown may have changed. */
  readonly isUncertain: boolean
}

export function LaneTrap({ trap, isUncertain }: LaneTrapProps) {
  const t = useTexts()
  const { tone } = useTrapView(trap)
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '1fr auto', md: '19rem 15rem 1fr' }}
      alignItems="center"
      columnGap="4"
      rowGap="1"
      px={{ base: '3', md: '4' }}
      py="0.5"
      minH="12"
      borderTopWidth="1px"
      colorPalette={isUncertain ? 'warning' : tone}
      borderInlineStartWidth="4px"
      borderInlineStartColor="colorPalette.solid"
      bg={isUncertain ? 'warning.subtle/60' : tone === 'critical' ? 'critical.subtle' : undefined}
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.div minW="0">
        <chakra.div css={{ '& > span': { whiteSpace: 'normal' } }}>
          <TrapStateChip isPlain trap={trap} />
        </chakra.div>
        <chakra.div truncate>
          <RowLink to={detailPath('passenger-trap', trap.id)}>{trap.liftName}</RowLink>
          <chakra.span ms="2" textStyle="xs" color="fg.muted">
            {trap.address}
          </chakra.span>
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
        <ClearedWait alarm={trap} />
        {stepsOf(trap, t).map(step => (
          <StatusChip key={step.text} isPlain tone={step.tone} label={step.text} />
        ))}
      </Flex>
    </chakra.li>
  )
}
