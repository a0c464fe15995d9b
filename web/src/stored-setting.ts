import { createListeners } from '@liftwatch/core/client/listeners'
import { useSyncExternalStore } from 'react'

export interface StoredSetting<Value extends string> {
  /** Undefined where nothing was chosen yet. */
  readonly read: () => Value | undefined
  readonly write: (value: Value | undefined) => void
  readonly use: () => Value | undefined
  readonly subscribe: (listener: () => void) => () => void
}

/** A browser may forbid its storage; then a choice lasts as long as the page. */
function tryStorage<Answer>(use: (storage: Storage) => Answer): Answer | undefined {
  try {
    return use(window.localStorage)
  } catch {
    return undefined
  }
}

/** A choice in local storage, the same in all tabs. What is not one of the values counts as not chosen. */
export function storedSetting<Value extends string>(
  name: string,
  parse: (text: string) => Value | undefined,
): StoredSetting<Value> {
  const key = `liftwatch.${name}`
  const listeners = createListeners()
  const stored = () => {
    const text = tryStorage(storage => storage.getItem(key))
    return text == null ? undefined : parse(text)
  }
  let current = stored()

  function become(value: Value | undefined): void {
    if (value === current) return
    current = value
    listeners.call()
  }

  window.addEventListener('storage', event => {
    if (event.key === key || event.key === null) become(stored())
  })

  const read = () => current
  return {
    read,
    subscribe: listeners.subscribe,
    use: () => useSyncExternalStore(listeners.subscribe, read),
    write(value) {
      tryStorage(storage => (value === undefined ? storage.removeItem(key) : storage.setItem(key, value)))
      become(value)
    },
  }
}

/** For settings with a few fixed values. */
export function oneOf<Value extends string>(values: readonly Value[]): (text: string) => Value | undefined {
  return text => values.find(value => value === text)
}
