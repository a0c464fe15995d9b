import stringWidth from 'string-width'
import type { Io } from './io'

/** Work that is done sooner needs no bar. */
const shownAfterMs = 500
const redrawnAfterMs = 100
const barWidthMax = 30

interface ProgressOptions {
  /** What is counted, for people. */
  readonly label: string
  /** Undefined while it is not known: then there is a number and no bar. */
  readonly total?: number | undefined
  /** An amount as it is shown, where it is more than a number. */
  readonly shown?: (amount: number) => string
}

export interface Progress {
  /** So much is done by now; the total, where it has become known or has changed. */
  readonly update: (done: number, total?: number) => void
  /** Takes the bar away. */
  readonly end: () => void
}

/** The bar as a line: Rows [######    ] 1200/2000. Where there is no room for it, the numbers alone. */
function lineOf(
  label: string,
  width: number,
  done: number,
  total: number | undefined,
  shown: (amount: number) => string,
) {
  if (total === undefined) return `${label} ${shown(done)}`
  const amount = `${shown(done)}/${shown(total)}`
  const room = Math.min(barWidthMax, width - 1 - stringWidth(`${label} [] ${amount}`))
  if (room < 4) return `${label} ${amount}`
  const full = Math.round(room * Math.min(1, total === 0 ? 1 : done / total))
  return `${label} [${'#'.repeat(full)}${' '.repeat(room - full)}] ${amount}`
}

/** Shows on the terminal how far a long work is. Without a terminal it shows nothing. */
export function createProgress(
  { stderr, env, clock, status }: Io,
  { label, total: totalAtFirst, shown = String }: ProgressOptions,
): Progress {
  if (!stderr.isTerminal || env['TERM'] === 'dumb') return { update: () => {}, end: () => {} }
  let done = 0
  let total = totalAtFirst
  let drawnAt: number | undefined
  let timer: NodeJS.Timeout | undefined
  const draw = () => {
    timer = undefined
    drawnAt = clock()
    status(lineOf(label, stderr.width ?? Infinity, done, total, shown))
  }
  const drawSoon = () => {
    const waitMs = drawnAt === undefined ? shownAfterMs : drawnAt + redrawnAfterMs - clock()
    timer ??= setTimeout(draw, Math.max(0, waitMs)).unref()
  }
  drawSoon()
  return {
    update(doneNow, totalNow = total) {
      done = doneNow
      total = totalNow
      drawSoon()
    },
    end() {
      clearTimeout(timer)
      if (drawnAt !== undefined) status('')
    },
  }
}
