import { AppError } from '@liftwatch/core/errors'
import { errorText } from '@liftwatch/core/text/error-text'
import type { Translate } from '@liftwatch/core/text/translate'
import { useTexts } from '../../texts'
import { showMessage, showUndoableMessage } from '../overlay/messages'

export interface Act<Answer> {
  /** Names what it is done to, also where it fails: the screen may show something else by then. */
  readonly subject: string
  /** Rejects with an AppError, which is shown. */
  readonly run: () => Promise<Answer>
  /** Said once it is done. */
  readonly done: string
  /** Takes it back, where that is possible for a while. */
  readonly undo?: { readonly run: (answer: Answer) => Promise<unknown>; readonly done: string } | undefined
}

function failureText(t: Translate, error: unknown): string {
  return error instanceof AppError ? errorText(t, error) : String(error)
}

/** Says what was done, and offers to take it back where it can be. */
export function useSayDone(): <Answer>(act: Omit<Act<Answer>, 'run'>, answer: Answer, startedAt: number) => void {
  const t = useTexts()
  return ({ subject, done, undo }, answer, startedAt) => {
    const say = (text: string) => `${subject}: ${text}`
    if (!undo) return showMessage('ok', say(done))
    const takeBack = () =>
      void undo.run(answer).then(
        () => showMessage('ok', say(undo.done)),
        (error: unknown) => showMessage('critical', say(failureText(t, error))),
      )
    showUndoableMessage(say(done), takeBack, startedAt)
  }
}

/** Does something, says how it went, and offers to take it back where it can be. */
export function useAct(): <Answer>(act: Act<Answer>) => Promise<void> {
  const t = useTexts()
  const sayDone = useSayDone()
  return async ({ subject, run, done, undo }) => {
    const startedAt = Date.now()
    try {
      sayDone({ subject, done, undo }, await run(), startedAt)
    } catch (error) {
      // Another operator may have been quicker; the message names them.
      showMessage('critical', `${subject}: ${failureText(t, error)}`)
    }
  }
}
