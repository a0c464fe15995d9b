import { useIsStale } from '../../program/connection'
import { useKeys } from '../../input/use-keys'
import { useNavigation } from '../../navigation/navigation'
import { useProgram } from '../../program/program'
import { Frame, useFrameSize } from '../frame/frame'
import { useStatusLine } from '../frame/use-status-line'
import { scrolledMessage } from '../scroll/use-scroll'
import { factLines, factText, type Fact } from './facts'
import { FactView } from './fact-view'
import { useFactCursor } from './use-fact-cursor'

const margin = 2

interface DetailProps {
  /** Where one is, from the list on. */
  readonly trail: readonly [string, ...string[]]
  readonly facts: readonly Fact[]
  readonly error: unknown
}

/** One record with all that is known of it, and the lists that lead on from it. */
export function Detail({ trail, facts, error }: DetailProps) {
  const { translate, copy } = useProgram()
  const { back } = useNavigation()
  const { width, height } = useFrameSize()
  const lines = factLines(facts, width - margin * 2)
  const { scroll, at, commands } = useFactCursor(lines, height)
  const statusLine = useStatusLine(error)
  const isStale = useIsStale()
  const name = trail.at(-1)!
  useKeys({
    ...commands,
    'row.copy': { run: () => copy(name) },
    'row.copyAll': { run: () => copy(factText(name, facts)) },
    'screen.back': { run: back },
  })
  return (
    <Frame trail={trail} statusLine={statusLine ?? scrolledMessage(scroll, translate)}>
      <FactView
        lines={lines.slice(scroll.top, scroll.top + height)}
        isStale={isStale}
        at={at === undefined ? undefined : at - scroll.top}
      />
    </Frame>
  )
}
