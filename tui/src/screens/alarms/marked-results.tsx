import type { NoticeKind } from '@liftwatch/core/contract/events'
import { useQueryClient } from '@tanstack/react-query'
import { Box } from 'ink'
import { useEffect, useState } from 'react'
import { Frame, useFrameSize } from '../../components/frame/frame'
import { failureText } from '../../components/message/refusal-text'
import { useScroll } from '../../components/scroll/use-scroll'
import { fit } from '../../components/text/fit'
import { Words } from '../../components/text/words'
import { useKeys } from '../../input/use-keys'
import { useNavigation, type Marked } from '../../navigation'
import { useProgram } from '../../program'
import { glyphs } from '../../theme'

/** What became of one: nothing yet, done, or an error. */
type Outcome = 'done' | { readonly error: unknown } | undefined

interface MarkedResultsProps {
  readonly trail: readonly string[]
  readonly kind: NoticeKind
  readonly marked: readonly Marked[]
  readonly run: (id: string) => Promise<unknown>
  /** When all have been answered. */
  readonly done: () => void
}

const nameWidth = 24

function Result({ name, outcome }: { readonly name: string; readonly outcome: Outcome }) {
  const { translate } = useProgram()
  const tone = outcome === undefined ? 'muted' : outcome === 'done' ? 'ok' : 'warning'
  const words =
    outcome === undefined
      ? translate('list.bulk.waiting')
      : outcome === 'done'
        ? translate('alarms.acknowledged')
        : failureText(translate, outcome.error)
  return (
    <Words>
      {fit(name, nameWidth)}
      <Words tone={tone}>{` ${glyphs[tone]} ${words}`}</Words>
    </Words>
  )
}

/** Does it to each, one after the other, and says of each how it went. */
export function MarkedResults({ trail, kind, marked, run, done }: MarkedResultsProps) {
  const { translate } = useProgram()
  const { back } = useNavigation()
  const { height } = useFrameSize()
  const queries = useQueryClient()
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const [start] = useState({ marked, run })
  const scroll = useScroll(marked.length, height - 2)

  useEffect(() => {
    let isWanted = true
    async function all(): Promise<void> {
      for (const { id } of start.marked) {
        if (!isWanted) return
        const outcome = await start.run(id).then(
          () => 'done' as const,
          (error: unknown) => ({ error }),
        )
        setOutcomes(before => [...before, outcome])
      }
      await queries.invalidateQueries({ queryKey: [kind] })
    }
    void all()
    return () => {
      isWanted = false
    }
  }, [start, queries, kind])

  function close(): void {
    done()
    back()
  }

  useKeys({ ...scroll.commands, 'screen.back': { run: close } })
  const succeeded = outcomes.filter(outcome => outcome === 'done').length
  const isOver = outcomes.length === marked.length
  const text = isOver
    ? translate('list.bulk.summary', { succeeded, refused: marked.length - succeeded })
    : translate('list.bulk.progress', { done: outcomes.length, total: marked.length })
  return (
    <Frame trail={trail} standing={{ text, tone: isOver && succeeded < marked.length ? 'warning' : 'info' }}>
      <Box flexDirection="column" paddingX={2} paddingTop={1}>
        {marked.slice(scroll.top, scroll.top + height - 2).map(({ id, name }, at) => (
          <Result key={id} name={name} outcome={outcomes[scroll.top + at]} />
        ))}
      </Box>
    </Frame>
  )
}
