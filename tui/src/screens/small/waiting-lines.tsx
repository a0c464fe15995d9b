import { waitingParts } from '@liftwatch/core/domain/home'
import { Words } from '../../components/text/words'
import { useProgram } from '../../program/program'
import { glyphs } from '../../program/theme'
import { StateLine } from '../overview/state-line'
import { useSummary } from '../overview/use-overview'

/** Traps are in the lane above, and faults are counted by their severity. */
const elsewhere: ReadonlySet<string> = new Set(['passengerTraps', 'liftFaults'])

interface WaitingLinesProps {
  readonly width: number
  /** Lines; with none nothing is said. */
  readonly room: number
}

/** How the estate is in a sentence, and what waits that is not said elsewhere, as far as there is room. */
export function WaitingLines({ width, room }: WaitingLinesProps) {
  const { translate } = useProgram()
  const { data: summary, error } = useSummary()
  if (room < 1) return null
  const waiting = waitingParts
    .filter(part => !elsewhere.has(part))
    .map(part => ({ part, number: summary?.[part]?.waitingCnt ?? 0 }))
    .filter(({ number }) => number > 0)
  return (
    <>
      <StateLine width={width} summary={summary} error={error} />
      {waiting.slice(0, room - 1).map(({ part, number }) => (
        <Words key={part} tone="warning">
          {`   ${glyphs.warning} ${translate(`home.waiting.parts.${part}`)} ${number}`}
        </Words>
      ))}
    </>
  )
}
