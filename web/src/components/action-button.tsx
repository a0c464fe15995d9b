import { Button, chakra, Flex } from '@chakra-ui/react'
import type { Refusal } from '@liftwatch/core/errors'
import { AppError } from '@liftwatch/core/errors'
import { errorText } from '@liftwatch/core/text/translate'
import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../texts'
import { focusNextAfter } from './next-control'
import { useAct, type Act } from './use-act'

interface ActionButtonProps<Answer> extends Act<Answer> {
  readonly label: string
  /** Why it would be refused; then the button is disabled and says so. */
  readonly refusal: Refusal | undefined
  /** Asked before it is done, where something may still be missing; what is missing is shown where it is missing. */
  readonly canRun?: () => boolean
  readonly variant?: 'solid' | 'outline'
}

/** Does one thing, once, and says how it went. */
export function ActionButton<Answer>(props: ActionButtonProps<Answer>) {
  const { label, refusal, canRun = () => true, variant = 'outline', ...act } = props
  const t = useTexts()
  const run = useAct()
  const reasonId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const hasFocus = useRef(false)
  const [isPending, setPending] = useState(false)
  const isDisabled = refusal !== undefined
  const reason = refusal && errorText(t, new AppError(refusal.code, { params: refusal.params }))
  useEffect(() => {
    if (isDisabled && hasFocus.current && button.current) focusNextAfter(button.current)
    if (isDisabled) hasFocus.current = false
  }, [isDisabled])
  async function start(): Promise<void> {
    setPending(true)
    await run(act)
    setPending(false)
  }

  return (
    <Flex gap="3" align="center">
      <Button
        ref={button}
        variant={variant}
        disabled={isDisabled}
        aria-busy={isPending}
        aria-describedby={reason ? reasonId : undefined}
        onFocus={() => (hasFocus.current = true)}
        onBlur={() => (hasFocus.current = false)}
        // While it is under way the button stays as it is: a disabled one would lose the focus.
        onClick={() => !isPending && canRun() && void start()}
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
