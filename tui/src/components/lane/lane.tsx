import type { PassengerTrap } from '@liftwatch/core/contract/passenger-traps'
import { trapStanding } from '@liftwatch/core/domain/passenger-traps'
import { formatClock } from '@liftwatch/core/text/format'
import { trapTone } from '@liftwatch/core/tones'
import { useWindowSize } from 'ink'
import { useServerSecond } from '../../clock'
import { isLost, useContact } from '../../connection'
import { useProgram } from '../../program'
import { glyphs } from '../../theme'
import { fullWindow } from '../frame/window-size'
import { fit } from '../text/fit'
import { Words } from '../text/words'
import { compactWidth } from './lane-layout'
import { trapBar, trapWords } from './trap-words'
import type { Lane as LaneState } from './use-lane'

const nameWidth = 16
const clockWidth = 7
const minuteMs = 60_000

interface TrapProps {
  readonly trap: PassengerTrap
  readonly isAlone: boolean
  readonly isStale: boolean
}

function Trap({ trap, isAlone, isStale }: TrapProps) {
  const { translate, settings } = useProgram()
  const now = useServerSecond()
  const targetMs = settings.trapTargetMinutes * minuteMs
  const standing = trapStanding(trap, now, targetMs)
  const { passedMs } = standing.clock
  const tone = trapTone(standing)
  const head = `${glyphs[tone]} ${fit(trap.liftName, nameWidth)} ${formatClock(passedMs).padStart(clockWidth)}`
  const { columns } = useWindowSize()
  const bar = columns < fullWindow.columns ? '' : `${trapBar(passedMs, targetMs)} `
  const rest = `${bar}${trapWords(trap, translate)} · ${trap.address}`
  return (
    <Words tone={tone} isDim={isStale}>
      {isAlone ? ` ${head} ${rest}` : fit(` ${head}`, compactWidth)}
    </Words>
  )
}

/** The entrapment lane. */
export function Lane({ lane }: { readonly lane: LaneState }) {
  const { translate } = useProgram()
  const isStale = isLost(useContact())
  if (lane.state !== 'traps') return null
  const { lines, hidden, isUnattendedHidden } = lane
  const hiddenTone = isUnattendedHidden ? 'critical' : 'warning'
  return (
    <>
      {lines.map(traps => (
        <Words key={traps[0]!.id}>
          {traps.map(trap => (
            <Trap key={trap.id} trap={trap} isAlone={traps.length === 1} isStale={isStale} />
          ))}
        </Words>
      ))}
      {hidden > 0 && (
        <Words
          tone={hiddenTone}
        >{` ${glyphs[hiddenTone]} ${translate('monitor.lane.more', { number: hidden })}`}</Words>
      )}
    </>
  )
}
