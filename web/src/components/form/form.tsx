import { Button, chakra } from '@chakra-ui/react'
import type { FormProblems } from '@liftwatch/core/views/forms/check-form'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'

interface FormProps {
  /** On the button. */
  readonly action: string
  /** Sends what was typed, and answers what was in the way. */
  readonly send: (typed: FormData) => Promise<FormProblems | undefined>
  /** The boxes, with what is wrong at each. */
  readonly children: (problems: FormProblems['fields']) => ReactNode
}

const none: FormProblems = { fields: {} }

/** A few boxes and their button, for the pages that all begin with: without the library of the other forms they weigh less. */
export function Form({ action, send, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState(none)
  const [isPending, setPending] = useState(false)

  // The first box to correct is where the reader is put.
  useEffect(() => {
    if (problems !== none) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setPending(true)
    try {
      setProblems((await send(new FormData(event.currentTarget))) ?? none)
    } finally {
      setPending(false)
    }
  }

  return (
    <chakra.form ref={form} noValidate display="grid" gap="4" onSubmit={event => void submit(event)}>
      {children(problems.fields)}
      {problems.form && (
        <chakra.p role="alert" color="fg.error" fontWeight="medium">
          {problems.form}
        </chakra.p>
      )}
      <Button type="submit" size="md" variant="solid" disabled={isPending} aria-busy={isPending}>
        {action}
      </Button>
    </chakra.form>
  )
}
