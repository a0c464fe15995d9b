import { connectionsPerDeviceMax } from '../bounds'
import type { Connection } from './connection'

/**
 * The connections of devices that have logged in. A device's own name, by its token, is the first half of a connection's
 * name; what it calls itself is the second, so that it can end connections of its own and no one else's.
 */
export class DeviceConnections {
  readonly #ofDevice = new Map<string, Map<string, Connection>>()

  get size(): number {
    let size = 0
    for (const own of this.#ofDevice.values()) size += own.size
    return size
  }

  of(clientId: string): readonly Connection[] {
    return [...(this.#ofDevice.get(clientId)?.values() ?? [])]
  }

  get devices(): readonly string[] {
    return [...this.#ofDevice.keys()]
  }

  /**
   * Adds a connection, and answers which others have to go for it: the one of the same name (MQTT 3.1.4), and, where the
   * device has too many, the one that has been silent for longest, which a broken network may have left behind.
   */
  add(clientId: string, name: string, connection: Connection): { takenOver?: Connection; surplus?: Connection } {
    const own = this.#ofDevice.get(clientId) ?? new Map<string, Connection>()
    this.#ofDevice.set(clientId, own)
    const takenOver = own.get(name)
    own.set(name, connection)
    if (takenOver) return { takenOver }
    if (own.size <= connectionsPerDeviceMax) return {}
    const others = [...own.values()].filter(other => other !== connection)
    return { surplus: others.reduce((silent, other) => (other.lastReadAt < silent.lastReadAt ? other : silent)) }
  }

  remove(clientId: string, connection: Connection): void {
    const own = this.#ofDevice.get(clientId)
    for (const [name, other] of own ?? []) if (other === connection) own!.delete(name)
    if (own?.size === 0) this.#ofDevice.delete(clientId)
  }
}
