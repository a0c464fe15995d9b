import { useState } from 'react'
import { useStoredDraft } from '../../components/form/stored-draft'

interface TokenDraft {
  readonly stored: { readonly name?: string; readonly days?: string; readonly permissions: readonly string[] }
  /** Notes what has changed in the form. */
  keep(this: void, changed: { readonly name?: string; readonly days?: string; readonly permissions?: string }): void
  readonly drop: () => void
  readonly isRestored: boolean
}

/** What was filled in for a token that was not created yet. */
export function useTokenDraft(): TokenDraft {
  const draft = useStoredDraft('token')
  const [isRestored, setRestored] = useState(() => draft.read() !== undefined)
  const { permissions = '', ...texts } = draft.read() ?? {}
  return {
    stored: {
      ...texts,
      permissions: permissions.split(','),
    },
    keep: changed => draft.write({ ...draft.read(), ...changed }),
    drop() {
      draft.write(undefined)
      setRestored(false)
    },
    isRestored,
  }
}
