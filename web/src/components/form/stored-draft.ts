import { useSession } from '@liftwatch/core/hooks/session'
import { useMemo } from 'react'
import { z } from 'zod/mini'

/** What was typed into a form that was not sent yet, box by box. */
type DraftValues = Readonly<Record<string, string>>

const prefix = 'liftwatch.draft.'
const draftValues = z.record(z.string(), z.string())

/** A browser may forbid its storage; then a draft lasts as long as its form. */
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

export interface StoredDraft {
  readonly read: () => DraftValues | undefined
  /** Undefined forgets it. */
  readonly write: (values: DraftValues | undefined) => void
}

/**
 * Keeps what is typed into a form over Escape, another screen and a reload, in this tab, for this user and organisation alone.
 * @param form names the form, with the id of what it is about; undefined for one that has no draft
 */
export function useStoredDraft(form: string | undefined): StoredDraft {
  const state = useSession()
  const owner = form !== undefined && state.status === 'ready' ? `${state.user.id}.${state.organization.id}` : undefined
  return useMemo(() => {
    const key = `${prefix}${owner}.${form}`
    return {
      read() {
        const text = owner === undefined ? undefined : tryStorage(storage => storage.getItem(key))
        if (!text) return undefined
        try {
          return draftValues.safeParse(JSON.parse(text)).data
        } catch {
          return undefined
        }
      },
      write(values) {
        if (owner === undefined) return
        tryStorage(storage => (values ? storage.setItem(key, JSON.stringify(values)) : storage.removeItem(key)))
      },
    }
  }, [owner, form])
}
