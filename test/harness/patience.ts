/** Real parts on a busy machine: a limit is for what hangs, not for what is slow. */
export const patienceMs = 30_000
