import { usageOf } from './server-process'

const lookEveryMs = 250

/** Watches a process's memory until it is asked for its peak, in MB. */
export function watchMemory(pid: number): { peakMb: () => Promise<number> } {
  let peak = 0
  const look = async () => (peak = Math.max(peak, (await usageOf(pid)).memoryMb))
  const timer = setInterval(() => void look(), lookEveryMs)
  return {
    async peakMb() {
      clearInterval(timer)
      await look()
      return peak
    },
  }
}
