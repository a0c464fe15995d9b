/** Where devices' messages come from: the server's own broker, or one outside. */
export interface Broker {
  /** 0 where the broker is outside. */
  readonly port: number
  /** Of the server's own over TLS; 0 where it is not, or the broker is outside. */
  readonly securePort: number
  /** Since when nothing can be read from it, epoch milliseconds; undefined while all is well. */
  readonly awaySince: () => number | undefined
  readonly stop: () => Promise<void>
}
