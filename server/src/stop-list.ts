import type { Logger } from 'pino'

export interface StopList {
  readonly add: (name: string, stop: () => Promise<unknown>) => void
  /** Stops all, last started first. One that fails is logged and does not keep the others from stopping. */
  readonly runAll: () => Promise<void>
}

export function createStopList(log: Logger): StopList {
  const stops: { name: string; stop: () => Promise<unknown> }[] = []
  return {
    add: (name, stop) => void stops.push({ name, stop }),
    async runAll() {
      for (const { name, stop } of stops.splice(0).toReversed()) {
        await stop().catch((error: unknown) => log.error({ err: error }, `${name} did not stop in order`))
      }
    },
  }
}
