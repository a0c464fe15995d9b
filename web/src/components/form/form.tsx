import { Button, chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { FormProblems } from './form-problems'

interface FormProps<Field extends string> {
  /** On the button. */
  readonly action: string
  /** Sends what was typed, and answers what was in the way. */
  readonly send: (typed: FormData) => Promise<FormProblems<Field> | undefined>
  readonly size?: 'sm' | 'md'
  /** The boxes, with what is wrong at each. */
  readonly children: (problems: FormProblems<Field>) => ReactNode
}

/** A few boxes and their button. They need no form library, and the pages that all begin with are the better for the weight. */
export function Form<Field extends string>({ action, send, size = 'md', children }: FormProps<Field>) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<FormProblems<Field>>({})
  const [isPending, setPending] = useState(false)

  // The first box to correct is where the reader is put.
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setPending(true)
    try {
      setProblems((await send(new FormData(event.currentTarget))) ?? {})
    } finally {
      setPending(false)
    }
  }

  return (
    <chakra.form ref={form} noValidate display="grid" gap="4" onSubmit={event => void submit(event)}>
      {children(problems)}
      {problems.form && (
        <chakra.p role="alert" color="fg.error" fontWeight="medium">
          {problems.form}
        </chakra.p>
      )}
      <Button
        type="submit"
        size={size}
        variant="solid"
        disabled={isPending}
        aria-busy={isPending}
        {...(size === 'sm' && { justifySelf: 'start' })}
      >
        {action}
      </Button>
    </chakra.form>
  )
}
