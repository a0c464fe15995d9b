import { isContactLost } from '../client/contact'
import type { LiveState } from '../client/live'

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
 * when it is in contact again: then it lost it at the last word before.
 */
export function createContactLosses(observer: LossObserver, clock: () => number): (state: LiveState) => void {
  let last: LiveState | undefined
  let loss: Loss | undefined

  function lose(contactAt: number, clockAheadMs: number): void {
    loss = { lostAt: contactAt + clockAheadMs, backAt: null }
    observer.onLost(loss)
  }

  return state => {
    const before = last
    const contactAt = before?.lastContactAt ?? null
    // A feed that has just started has received nothing yet; what the one before it received still counts.
    last = { ...state, lastContactAt: state.lastContactAt ?? contactAt }
    const isContact = state.lastContactAt !== null && state.lastContactAt !== contactAt
    if (before && contactAt !== null && !loss && isContactLost(isContact ? before : last, clock())) {
      lose(contactAt, before.clockAheadMs)
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
