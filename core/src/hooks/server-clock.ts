import { useLive } from './live'

/**
 * An instant of this machine's clock by the server's, which is what the instants of its records are measured by. Whatever is judged
 * against them, such as how long a passenger has been waiting, goes by it: the clock of a computer may be minutes off.
 */
export function useServerTime(now: number): number {
  return now + useLive().clockAheadMs
}
