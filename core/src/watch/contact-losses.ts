import { isContactLost, type LiveState } from '../client/live'

/** A time without contact, by the server's clock; `backAt` is null while it lasts. */
export interface Loss {
  readonly lostAt: number
  readonly backAt: number | null
}

interface LossObserver {
  readonly onLost: (loss: Loss) => void
  readonly onBack: (loss: Loss & { readonly backAt: number }) => void
  /** Contact, be it the first or one of many. */
  readonly onContact: () => void
}

/**
 * Notes when contact was lost and when it is back, from one state of the live feed to the next. A machine that slept finds out
 * when it hears the server again: then it lost it at the last word before.
 */
export function createContactLosses(observer: LossObserver, clock: () => number): (state: LiveState) => void {
  let last: LiveState | undefined
  let loss: Loss | undefined

  function lose(heardAt: number, clockAheadMs: number): void {
    loss = { lostAt: heardAt + clockAheadMs, backAt: null }
    observer.onLost(loss)
  }

  return state => {
    const before = last
    const heardAt = before?.lastContactAt ?? null
    // A feed that has just begun has heard nothing yet; what the one before it heard still counts.
    last = { ...state, lastContactAt: state.lastContactAt ?? heardAt }
    const isContact = state.lastContactAt !== null && state.lastContactAt !== heardAt
    if (before && heardAt !== null && !loss && isContactLost(isContact ? before : last, clock())) {
      lose(heardAt, before.clockAheadMs)
    }
    if (!isContact) return
    if (loss) {
      const back = { ...loss, backAt: clock() + state.clockAheadMs }
      loss = undefined
      observer.onBack(back)
    }
    observer.onContact()
  }
}
