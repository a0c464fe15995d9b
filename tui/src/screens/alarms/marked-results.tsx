import type { OnceOutcome } from '@liftwatch/core/hooks/acknowledge-once'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { useQueryClient } from '@tanstack/react-query'
import { Box } from 'ink'
import { useEffect, useState } from 'react'
import { Frame, useFrameSize } from '../../components/frame/frame'
import { failureText, refusalText } from '../../components/message/refusal-text'
import { useScroll } from '../../components/scroll/use-scroll'
import { fit } from '../../components/text/fit'
import { Words } from '../../components/text/words'
import { useKeys } from '../../input/use-keys'
import { useNavigation, type Marked } from '../../navigation/navigation'
import { useProgram } from '../../program/program'
import { glyphs } from '../../program/theme'

/** What became of one; undefined while nothing has. */
type Outcome = OnceOutcome | undefined

interface MarkedResultsProps {
  readonly trail: readonly string[]
  /** What is fetched again when all have been answered. */
  readonly resource: string
  readonly marked: readonly Marked[]
  readonly run: (id: string) => Promise<OnceOutcome>
  /** When all have been answered. */
  readonly done: () => void
}

const nameWidth = 24

function wordsOf(translate: Translate, outcome: Outcome): string {
  if (outcome === undefined) return translate('list.bulk.waiting')
  if (outcome.what === 'done') return translate('alarms.acknowledged')
  return outcome.what === 'needless' ? refusalText(translate, outcome.reason) : failureText(translate, outcome.error)
}

function Result({ name, outcome }: { readonly name: string; readonly outcome: Outcome }) {
  const { translate } = useProgram()
  const tone = outcome?.what === 'done' ? 'ok' : outcome?.what === 'failed' ? 'warning' : 'muted'
  return (
    <Words>
      {fit(name, nameWidth)}
      <Words tone={tone}>{` ${glyphs[tone]} ${wordsOf(translate, outcome)}`}</Words>
    </Words>
  )
}

/** Does it to each, one after the other, and says of each how it went. */
export function MarkedResults({ trail, resource, marked, run, done }: MarkedResultsProps) {
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
        const outcome = await start.run(id)
        setOutcomes(before => [...before, outcome])
      }
      await queries.invalidateQueries({ queryKey: [resource] })
    }
    void all()
    return () => {
      isWanted = false
    }
  }, [start, queries, resource])

  function close(): void {
    done()
    back()
  }

  useKeys({ ...scroll.commands, 'screen.back': { run: close } })
  const count = (what: OnceOutcome['what']) => outcomes.filter(outcome => outcome?.what === what).length
  const failed = count('failed')
  const isOver = outcomes.length === marked.length
  const text = isOver
    ? translate('list.bulk.summary', { done: count('done'), needless: count('needless'), failed })
    : translate('list.bulk.progress', { done: outcomes.length, total: marked.length })
  return (
    <Frame trail={trail} statusLine={{ text, tone: isOver && failed > 0 ? 'warning' : 'info' }}>
      <Box flexDirection="column" paddingX={2} paddingTop={1}>
        {marked.slice(scroll.top, scroll.top + height - 2).map(({ id, name }, at) => (
          <Result key={id} name={name} outcome={outcomes[scroll.top + at]} />
        ))}
      </Box>
    </Frame>
  )
}
