import type { TextKey } from '@liftwatch/core/text/all-texts'
import { failureText } from '../../components/message/refusal-text'
import { useProgram } from '../../program'

interface Act {
  readonly id: string
  /** Which alarm it is, in words. */
  readonly name: string
  /** What is being done, and what has been. */
  readonly doing: TextKey & `monitor.doing.${string}`
  readonly done: TextKey
  readonly run: () => Promise<unknown>
  /** Whether a failure has been shown already, such as at the fields that are wrong. */
  readonly hasShown?: (error: unknown) => boolean
}

/** Does something to an alarm: says at once that it is under way, then how it went, by the alarm's name. Answers whether it was done. */
export function useAct(): (act: Act) => Promise<boolean> {
  const { translate, messages, underWay } = useProgram()
  return async ({ id, name, doing, done, run, hasShown }) => {
    if (underWay.has(id)) {
      messages.show(translate('monitor.underWay', { name }), 'warning')
      return false
    }
    underWay.add(id)
    messages.announce(translate(doing, { name }), 'muted')
    try {
      await run()
      messages.show(`${name}: ${translate(done)}`, 'ok')
      return true
    } catch (error) {
      if (hasShown?.(error)) messages.clear()
      else messages.show(`${name}: ${failureText(translate, error)}`, 'critical')
      return false
    } finally {
      underWay.delete(id)
    }
  }
}
