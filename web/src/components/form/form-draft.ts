import type { FormValues } from '@liftwatch/core/views/forms/form-field'
import type { FormView } from '@liftwatch/core/views/forms/form-view'
import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useStoredDraft } from './stored-draft'

const secret = new Set(['password', 'code'])

/** Stores what is typed into a form until it is sent, and puts it back when the form opens again; another name needs another form. */
export function useFormDraft<Sent>({ fields }: FormView, name: string | undefined, form: FormOf<Sent>) {
  const draft = useStoredDraft(name)
  const [isRestored, setRestored] = useState(() => draft.read() !== undefined)
  const stored = new Set(fields.filter(({ kind }) => !secret.has(kind)).map(field => field.name))

  const restore = useEffectEvent(() => {
    for (const [box, text] of Object.entries(draft.read() ?? {})) {
      if (stored.has(box)) form.setValue(box, text, { shouldDirty: true })
    }
  })
  useEffect(() => restore(), [])

  const write = useEffectEvent((values: FormValues, touched: Readonly<Record<string, unknown>>) => {
    const typed = Object.entries(values).filter(([box]) => box in touched && stored.has(box))
    draft.write(typed.length === 0 ? undefined : Object.fromEntries(typed))
  })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true, dirtyFields: true },
        callback: ({ values, dirtyFields = {} }) => write(values, dirtyFields),
      }),
    [subscribe],
  )
  return {
    isRestored,
    drop() {
      draft.write(undefined)
      setRestored(false)
    },
  }
}

type FormOf<Sent> = UseFormReturn<Record<string, string>, unknown, Sent>
