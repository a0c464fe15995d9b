import { Button, chakra, Flex } from '@chakra-ui/react'
import type { Refusal } from '@liftwatch/core/errors'
import { AppError } from '@liftwatch/core/errors'
import { errorText } from '@liftwatch/core/text/error-text'
import { useId, useState } from 'react'
import { useTexts } from '../../texts'
import { useFocusGoesOn } from './next-control'
import { rowButton } from './row-button'
import { useAct, type Act } from './use-act'

interface ActionButtonProps<Answer> extends Act<Answer> {
  readonly label: string
  /** Why it would be refused; then the button is disabled and says so. */
  readonly refusal: Refusal | undefined
  readonly variant?: 'solid' | 'outline'
  /** Among the buttons of other rows. */
  readonly isInRow?: boolean
}

/** Does one thing, once, and says how it went. */
export function ActionButton<Answer>(props: ActionButtonProps<Answer>) {
  const { label, refusal, variant = 'outline', isInRow = false, ...act } = props
  const t = useTexts()
  const run = useAct()
  const reasonId = useId()
  const [isPending, setPending] = useState(false)
  const isDisabled = refusal !== undefined
  const reason = refusal && errorText(t, new AppError(refusal.code, { params: refusal.params }))
  async function start(): Promise<void> {
    setPending(true)
    await run(act)
    setPending(false)
  }

  return (
    <Flex gap="3" align="center">
      <Button
        {...useFocusGoesOn(isDisabled)}
        variant={variant}
        {...(isInRow && { ...rowButton, 'aria-label': `${label}: ${act.subject}` })}
        disabled={isDisabled}
        aria-busy={isPending}
        aria-describedby={reason ? reasonId : undefined}
        // While it is under way the button stays as it is: a disabled one would lose the focus.
        onClick={() => !isPending && void start()}
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
