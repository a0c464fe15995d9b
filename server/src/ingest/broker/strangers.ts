import { connectionsOfStrangersMax, connectionsOfStrangersPerAddressMax } from '../bounds'
import type { Connection } from './connection'

/** Connections that have not logged in yet: few at a time, from one address and from all together. */
export class Strangers {
  readonly #all = new Set<Connection>()
  readonly #ofAddress = new Map<string, number>()

  hasRoomFor(address: string): boolean {
    return (
      this.#all.size < connectionsOfStrangersMax &&
      (this.#ofAddress.get(address) ?? 0) < connectionsOfStrangersPerAddressMax
    )
  }

  add(address: string, connection: Connection): void {
    this.#all.add(connection)
    this.#ofAddress.set(address, (this.#ofAddress.get(address) ?? 0) + 1)
  }

  /** It has logged in, or is gone. */
  remove(address: string, connection: Connection): void {
    if (!this.#all.delete(connection)) return
    const left = (this.#ofAddress.get(address) ?? 1) - 1
    if (left > 0) this.#ofAddress.set(address, left)
    else this.#ofAddress.delete(address)
  }

  [Symbol.iterator](): Iterator<Connection> {
    return this.#all.values()
  }
}
