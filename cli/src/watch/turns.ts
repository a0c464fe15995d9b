/** Lets one task run at a time, in the order in which they were given; one that fails does not hold up the next. */
export function createTurns(): <Answer>(task: () => Promise<Answer>) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve()
  return task => {
    const next = last.then(task)
    last = next.catch(() => {}) // The caller that gave the task gets the error.
    return next
  }
}
