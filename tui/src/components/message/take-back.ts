import { createListeners } from '@liftwatch/core/client/listeners'
import { takeBackOfferedMs } from '@liftwatch/core/limits'

/** The last action, for as long as it can be taken back. */
interface TakeBackOffer {
  /** Of the alarm that it was done to. */
  readonly id: string
  readonly name: string
  /** The action, in words that name the alarm. */
  readonly text: string
  readonly run: () => Promise<unknown>
}

export interface TakeBackBoard {
  readonly current: () => TakeBackOffer | undefined
  /** Offers to take back an action that started at an instant of this machine's clock (epoch milliseconds). */
  readonly offer: (offer: TakeBackOffer, startedAt: number) => void
  readonly end: () => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createTakeBackBoard(): TakeBackBoard {
  const listeners = createListeners()
  let offered: TakeBackOffer | undefined
  let timer: NodeJS.Timeout | undefined

  function become(next: TakeBackOffer | undefined): void {
    clearTimeout(timer)
    if (offered === next) return
    offered = next
    listeners.call()
  }

  return {
    current: () => offered,
    offer(offer, startedAt) {
      const leftMs = startedAt + takeBackOfferedMs - Date.now()
      become(leftMs > 0 ? offer : undefined)
      if (leftMs > 0) timer = setTimeout(() => become(undefined), leftMs).unref()
    },
    end: () => become(undefined),
    subscribe: listeners.subscribe,
  }
}
