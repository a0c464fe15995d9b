import { connectionsOfStrangersMax, connectionsOfStrangersPerAddressMax } from '../bounds'

/** A connection that no one has logged in on, or that still shakes hands. */
export interface Stranger {
  readonly openedAt: number
  readonly end: (reason: 'unavailable' | 'stopping') => void
}

/** Connections that have not logged in yet: few at a time, from one address and from all together. */
export class Strangers {
  readonly #all = new Set<Stranger>()
  readonly #ofAddress = new Map<string, number>()

  hasRoomFor(address: string): boolean {
    return (
      this.#all.size < connectionsOfStrangersMax &&
      (this.#ofAddress.get(address) ?? 0) < connectionsOfStrangersPerAddressMax
    )
  }

  add(address: string, stranger: Stranger): void {
    this.#all.add(stranger)
    this.#ofAddress.set(address, (this.#ofAddress.get(address) ?? 0) + 1)
  }

  /** It has logged in, or is gone. */
  remove(address: string, stranger: Stranger): void {
    if (!this.#all.delete(stranger)) return
    const left = (this.#ofAddress.get(address) ?? 1) - 1
    if (left > 0) this.#ofAddress.set(address, left)
    else this.#ofAddress.delete(address)
  }

  [Symbol.iterator](): Iterator<Stranger> {
    return this.#all.values()
  }
}
