import { createLog } from '../../server/src/log'

/** A log that a test reads: each line as what it says. */
export function createReadLog() {
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', {
    write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]),
  })
  return { log, saying: (message: string) => lines.filter(({ msg }) => msg === message) }
}
