import { Button, chakra } from '@chakra-ui/react'
import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { RowLink } from '../components/list/row-link'
import { ToneIcon } from '../components/marks/tone-icon'
import { useTexts } from '../texts'
import { ClearedWait } from './alarm-states'
import { TrapTime } from './trap-clock'
import { useTrapView } from './trap-state'

function CompactTrap({ trap }: { readonly trap: PassengerTrap }) {
  const t = useTexts()
  const { state, tone } = useTrapView(trap)
  const words = t(`states.trap.${state}`)
  return (
    <chakra.li
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      whiteSpace="nowrap"
      colorPalette={tone}
      color="colorPalette.fg"
      title={words}
    >
      <ToneIcon tone={tone} />
      <chakra.span srOnly>{words}</chakra.span>
      <RowLink to={detailPath('passenger-trap', trap.id)}>{trap.liftName}</RowLink>
      <TrapTime trap={trap} />
      <ClearedWait alarm={trap} />
    </chakra.li>
  )
}

interface CompactTrapsProps {
  readonly traps: readonly PassengerTrap[]
  /** Makes room for more rows, where the window has any. */
  readonly showAll: (() => void) | undefined
}

/** Traps by name and clock, where there is no room for a row each. */
export function CompactTraps({ traps, showAll }: CompactTrapsProps) {
  const t = useTexts()
  return (
    <chakra.ul
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1"
      px={{ base: '3', md: '4' }}
      py="1.5"
    >
      {traps.map(trap => (
        <CompactTrap key={trap.id} trap={trap} />
      ))}
      {showAll && (
        <li>
          <Button size="xs" variant="ghost" onClick={showAll}>
            {t('traps.lane.show')}
          </Button>
        </li>
      )}
    </chakra.ul>
  )
}
