import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useStoredDraft } from '../components/form/stored-draft'

/** Keeps what is typed into a form until it is sent, and puts it back when the form opens again; another name needs another form. */
export function useClosingReportDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  name: string,
) {
  const draft = useStoredDraft(name)
  const [isRestored, setRestored] = useState(() => draft.read() !== undefined)

  const restore = useEffectEvent(() => {
    const stored = draft.read()
    for (const [box, text] of Object.entries(stored ?? {})) {
      form.setValue(box as Path<Values>, text as PathValue<Values, Path<Values>>, { shouldDirty: true })
    }
  })
  useEffect(() => restore(), [])

  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true, dirtyFields: true },
        callback({ values, dirtyFields = {} }) {
          const typed = Object.entries(values).filter(([box]) => box in dirtyFields)
          draft.write(
            typed.length === 0 ? undefined : Object.fromEntries(typed.map(([box, text]) => [box, String(text)])),
          )
        },
      }),
    [subscribe, draft],
  )
  return {
    isRestored,
    drop() {
      draft.write(undefined)
      setRestored(false)
    },
  }
}
