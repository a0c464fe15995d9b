import type { TextKey } from '@liftwatch/core/text/all-texts'
import { failureText } from '../../components/message/refusal-text'
import { useProgram } from '../../program/program'

interface Act<Answer> {
  readonly id: string
  /** Which alarm it is, in words. */
  readonly name: string
  /** Says what is being done, and what has been. */
  readonly view: { readonly doing?: TextKey & `monitor.doing.${string}`; readonly done?: TextKey }
  readonly run: () => Promise<Answer>
  /** Takes it back, where that is possible for a while. */
  readonly takeBack?: (answer: Answer) => Promise<unknown>
  /** Whether a failure has been shown already, such as at the fields that are wrong. */
  readonly hasShown?: (error: unknown) => boolean
}

/**
 * Does something to an alarm: says at once that it is under way, then how it went, by the alarm's name, and offers to take it back where
 * it can be. Answers whether it was done.
 */
export function useAct(): <Answer>(act: Act<Answer>) => Promise<boolean> {
  const { translate, messages, takeBacks, underWay } = useProgram()
  return async ({
    id,
    name,
    view: { doing = 'monitor.doing.save', done = 'monitor.saved' },
    run,
    takeBack,
    hasShown,
  }) => {
    if (underWay.has(id)) {
      messages.show(translate('monitor.underWay', { name }), 'warning')
      return false
    }
    const startedAt = Date.now()
    underWay.add(id)
    // An earlier action is not what one would take back now.
    takeBacks.end()
    messages.announce(translate(doing, { name }), 'muted')
    try {
      const answer = await run()
      const text = `${name}: ${translate(done)}`
      messages.show(text, 'ok')
      if (takeBack) {
        takeBacks.offer({ id, name, text, run: () => takeBack(answer) }, startedAt)
        // The offer says the same, and for as long as it is valid.
        messages.clear()
      }
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
