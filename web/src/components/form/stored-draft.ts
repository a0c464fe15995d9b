import type { FormValues } from '@liftwatch/core/views/forms/form-field'
import { z } from 'zod/mini'

const prefix = 'liftwatch.draft.'
const draftValues = z.record(z.string(), z.string())

/** A browser may forbid its storage; then a draft lasts as long as its form. What is stored may have been changed by hand. */
function tryStorage<Answer>(use: (storage: Storage) => Answer): Answer | undefined {
  try {
    return use(window.sessionStorage)
  } catch {
    return undefined
  }
}

/** Forgets all drafts: at a log-out the next at this browser is not to read them. */
export function dropDrafts(): void {
  tryStorage(storage => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
  })
}

/** What was typed under a name and not sent yet; undefined where nothing was. */
export function readDraft(name: string): FormValues | undefined {
  return tryStorage(storage => draftValues.safeParse(JSON.parse(storage.getItem(prefix + name) ?? '')).data)
}

/** Stores what was typed, in this tab; nothing forgets it. */
export function writeDraft(name: string, values: FormValues | undefined): void {
  tryStorage(storage =>
    values ? storage.setItem(prefix + name, JSON.stringify(values)) : storage.removeItem(prefix + name),
  )
}
