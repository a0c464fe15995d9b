import { retryForEver } from '@liftwatch/core/client/poll'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { Box } from 'ink'
import { useEffect, useState } from 'react'
import { useSecond } from '../../program/clock'
import { Frame } from '../../components/frame/frame'
import { failureText } from '../../components/message/refusal-text'
import { Words } from '../../components/text/words'
import { useKeys } from '../../input/use-keys'
import { useProgram } from '../../program/program'

interface Failed {
  readonly error: unknown
  readonly nextAt: number
}

/** Asks the server who this is, for as long as it takes. */
function useRestore(): { readonly failed: Failed | undefined; readonly retry: () => void } {
  const { session } = useFrontEnd()
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<Failed>()
  useEffect(() => {
    let timer: NodeJS.Timeout | undefined
    let isOver = false
    session.restore().catch((error: unknown) => {
      if (isOver) return
      const delayMs = retryForEver.nextDelayMs(attempt + 1)!
      setFailed({ error, nextAt: Date.now() + delayMs })
      timer = setTimeout(() => setAttempt(attempt + 1), delayMs)
    })
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [session, attempt])
  return { failed, retry: () => setAttempt(current => current + 1) }
}

function Countdown({ failed }: { readonly failed: Failed }) {
  const { translate } = useProgram()
  const seconds = Math.max(0, Math.ceil((failed.nextAt - useSecond()) / 1_000))
  return (
    <>
      <Words tone="critical" wrap="wrap">{`▲ ${failureText(translate, failed.error)}`}</Words>
      <Words>{translate('monitor.retryIn', { seconds })}</Words>
    </>
  )
}

/** Before the server has answered for the first time. */
export function StartScreen() {
  const { translate, server } = useProgram()
  const { failed, retry } = useRestore()
  useKeys({ 'program.refresh': { run: retry } })
  return (
    <Frame trail={[]}>
      <Box flexDirection="column" padding={1} gap={1}>
        <Words>{translate('monitor.starting', { server })}</Words>
        {failed && <Countdown failed={failed} />}
      </Box>
    </Frame>
  )
}
