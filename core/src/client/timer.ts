/** Runs something after so many milliseconds; answers what calls it off. */
export type Timer = (run: () => void, ms: number) => () => void

/** The timer of the process or the page; browsers slow it down to once a minute in tabs that are hidden. */
export const plainTimer: Timer = (run, ms) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
