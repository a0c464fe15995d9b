import { Button, chakra, Flex } from '@chakra-ui/react'
import type { Refusal } from '@liftwatch/core/errors'
import { AppError } from '@liftwatch/core/errors'
import { errorText } from '@liftwatch/core/text/translate'
import { useId } from 'react'
import { useTexts } from '../texts'
import { announce } from './announcements'

interface ActionButtonProps {
  readonly label: string
  /** Why it would be refused; then the button is disabled and says so. */
  readonly refusal: Refusal | undefined
  readonly isPending: boolean
  /** Asked before it is done, where something may still be missing; what is missing is shown by whoever asks. */
  readonly canRun?: () => boolean
  /** Rejects with an AppError, which is shown. */
  readonly run: () => Promise<unknown>
  /** Said once it is done. */
  readonly done: string
  readonly variant?: 'solid' | 'outline'
}

/** Does one thing, once, and says how it went. */
export function ActionButton(props: ActionButtonProps) {
  const { label, refusal, isPending, canRun = () => true, run, done, variant = 'outline' } = props
  const t = useTexts()
  const reasonId = useId()
  const reason = refusal && errorText(t, new AppError(refusal.code, { params: refusal.params }))
  const act = () =>
    run().then(
      () => announce('ok', done),
      // Somebody else may have been quicker; the message names them.
      (error: unknown) => announce('critical', error instanceof AppError ? errorText(t, error) : String(error)),
    )
  return (
    <Flex gap="3" align="center">
      <Button
        variant={variant}
        disabled={refusal !== undefined || isPending}
        aria-busy={isPending}
        aria-describedby={reason ? reasonId : undefined}
        onClick={() => canRun() && void act()}
      >
        {label}
      </Button>
      {reason && (
        <chakra.span id={reasonId} textStyle="xs" color="fg.muted">
          {reason}
        </chakra.span>
      )}
    </Flex>
  )
}
