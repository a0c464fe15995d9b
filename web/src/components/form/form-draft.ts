import { useSession } from '@liftwatch/core/hooks/session'
import type { FormValues } from '@liftwatch/core/views/forms/form-field'
import type { FormRow, FormView } from '@liftwatch/core/views/forms/form-view'
import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { readDraft, writeDraft } from './stored-draft'

const secret = new Set(['password', 'code'])

/**
 * Keeps what is typed into a form over Escape, another screen and a reload, for this user, organisation and record alone, until it is
 * sent. Another record needs another form.
 */
export function useFormDraft<Sent>(
  { endpoint, fields, hasDraft }: FormView,
  row: FormRow | undefined,
  { setValue, subscribe }: UseFormReturn<Record<string, string>, unknown, Sent>,
) {
  const state = useSession()
  const isStored = hasDraft && state.status === 'ready'
  const name = isStored ? `${state.user.id}.${state.organization.id}.${endpoint.id}.${row?.id ?? ''}` : undefined
  const [isRestored, setRestored] = useState(() => name !== undefined && readDraft(name) !== undefined)
  const isSecret = (box: string) => fields.some(field => field.name === box && secret.has(field.kind))

  const restore = useEffectEvent(() => {
    for (const [box, text] of Object.entries((name !== undefined && readDraft(name)) || {})) {
      if (fields.some(field => field.name === box)) setValue(box, text, { shouldDirty: true })
    }
  })
  useEffect(() => restore(), [])

  const write = useEffectEvent((values: FormValues, touched: object) => {
    const typed = Object.entries(values).filter(([box]) => box in touched && !isSecret(box))
    if (name !== undefined) writeDraft(name, typed.length === 0 ? undefined : Object.fromEntries(typed))
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
    drop() {
      if (name !== undefined) writeDraft(name, undefined)
      setRestored(false)
    },
  }
}
