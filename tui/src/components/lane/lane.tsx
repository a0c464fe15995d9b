import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { trapView } from '@liftwatch/core/domain/passenger-traps'
import { formatClock } from '@liftwatch/core/text/format'
import { trapTone } from '@liftwatch/core/tones'
import { useWindowSize } from 'ink'
import { useServerSecond } from '../../program/clock'
import { useIsStale } from '../../program/connection'
import { useProgram } from '../../program/program'
import { glyphs } from '../../program/theme'
import { fullWindow } from '../frame/window-size'
import { fit } from '../text/fit'
import { waitWords } from '../text/wait-words'
import { Words } from '../text/words'
import { compactWidth } from './lane-layout'
import { trapBar, trapWords } from './trap-words'
import type { Lane as LaneState } from './use-lane'
import { minuteMs } from '@liftwatch/core/limits'

const nameWidth = 16
const clockWidth = 7

interface TrapProps {
  readonly trap: PassengerTrap
  readonly isAlone: boolean
  readonly isStale: boolean
}

function Trap({ trap, isAlone, isStale }: TrapProps) {
  const { translate, settings } = useProgram()
  const now = useServerSecond()
  const targetMs = settings.trapTargetMinutes * minuteMs
  const view = trapView(trap, now, targetMs)
  const { passedMs } = view.clock
  const tone = trapTone(view)
  const head = `${glyphs[tone]} ${fit(trap.liftName, nameWidth)} ${formatClock(passedMs).padStart(clockWidth)}`
  const { columns } = useWindowSize()
  const wait = waitWords(trap, translate, now)
  const bar = columns < fullWindow.columns ? '' : `${trapBar(passedMs, targetMs)} `
  // What is over runs against its target no more, but it has been waiting all the while.
  const time = wait === undefined ? bar : `${fit(wait, Math.max(bar.length - 1, wait.length))} `
  const rest = `${time}${trapWords(trap, translate, now)} · ${trap.address}`
  return (
    <Words tone={tone} isDim={isStale}>
      {isAlone ? ` ${head} ${rest}` : fit(` ${head}`, compactWidth)}
    </Words>
  )
}

/** The entrapment lane. */
export function Lane({ lane }: { readonly lane: LaneState }) {
  const { translate } = useProgram()
  const isStale = useIsStale()
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
