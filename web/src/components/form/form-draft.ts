import { useSession } from '@liftwatch/core/hooks/session'
import type { FormValues } from '@liftwatch/core/views/forms/form-field'
import type { FormRow, FormView } from '@liftwatch/core/views/forms/form-view'
import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { readDraft, writeDraft } from './stored-draft'
import { useMadeFrom } from './use-made-from'

const secret = new Set(['password', 'code'])

/**
 * Keeps what is typed into a form over Escape, another screen and a reload, for this user, organisation and record alone, until it is
 * sent. Another record needs another form.
 * @param of what the draft is of, where that is not the record
 */
export function useFormDraft<Sent>(
  view: FormView,
  row: FormRow | undefined,
  { formState, setValue, subscribe }: UseFormReturn<Record<string, string>, unknown, Sent>,
  of = row?.id ?? '',
) {
  const { fields, hasDraft } = view
  const state = useSession()
  const isStored = hasDraft && state.status === 'ready'
  const name = isStored ? `${state.user.id}.${state.organization.id}.${view.name}.${of}` : undefined
  const [stored] = useState(() => (name === undefined ? undefined : readDraft(name)))
  const [isRestored, setRestored] = useState(stored !== undefined)
  const isTyped = isRestored || Object.keys(formState.dirtyFields).length > 0
  const madeFrom = useMadeFrom(view, row, stored, isTyped)
  const isSecret = (box: string) => fields.some(field => field.name === box && secret.has(field.kind))

  const restore = useEffectEvent(() => {
    for (const [box, text] of Object.entries((name !== undefined && readDraft(name)) || {})) {
      if (fields.some(field => field.name === box)) setValue(box, text, { shouldDirty: true })
    }
  })
  useEffect(() => restore(), [])

  const write = useEffectEvent((values: FormValues, touched: object) => {
    const typed = Object.entries(values).filter(([box]) => box in touched && !isSecret(box))
    if (name !== undefined)
      writeDraft(name, typed.length === 0 ? undefined : { ...Object.fromEntries(typed), ...madeFrom.draft })
  })
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
    madeFrom,
    drop() {
      if (name !== undefined) writeDraft(name, undefined)
      setRestored(false)
    },
  }
}
