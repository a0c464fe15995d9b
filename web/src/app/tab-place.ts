import type { Place, SessionStore } from '@liftwatch/core/client/session'

const key = 'liftwatch.place'

/** A browser may forbid its storage; then a place lasts as long as the page. */
function tryStorage<Answer>(use: (storage: Storage) => Answer): Answer | undefined {
  try {
    return use(window.sessionStorage)
  } catch {
    return undefined
  }
}

function placeOf(text: string): Place | undefined {
  try {
    const { userId, organizationId, name } = JSON.parse(text) as Record<string, unknown>
    const isPlace = [userId, organizationId, name].every(part => typeof part === 'string')
    return isPlace ? ({ userId, organizationId, name } as Place) : undefined
  } catch {
    return undefined
  }
}

/** Where this tab is at work: its own, through every reload. */
export const tabPlace: NonNullable<SessionStore['place']> = {
  read() {
    const text = tryStorage(storage => storage.getItem(key))
    return text == null ? undefined : placeOf(text)
  },
  write(place) {
    tryStorage(storage => (place ? storage.setItem(key, JSON.stringify(place)) : storage.removeItem(key)))
  },
}
