/** What reads on when its turn comes, a bounded piece at a time; answers whether it has more at once. */
export interface Reader {
  readOn(): boolean
}

/** So long the connections read before the event loop looks at everything else: the database's answers, the API's calls. */
const sliceMs = 4

/** Connections that have something to read take turns in the order in which they asked, so that a flood on one delays the others by a piece. */
export class ReadingTurns {
  #line = new Set<Reader>()
  #isScheduled = false

  add(reader: Reader): void {
    this.#line.add(reader)
    if (this.#isScheduled) return
    this.#isScheduled = true
    setImmediate(() => this.#run())
  }

  remove(reader: Reader): void {
    this.#line.delete(reader)
  }

  #run(): void {
    const until = performance.now() + sliceMs
    for (const reader of this.#line) {
      this.#line.delete(reader)
      // A set is walked in the order of insertion, also over what is added meanwhile: it goes to the end of the line.
      if (reader.readOn()) this.#line.add(reader)
      if (performance.now() >= until) break
    }
    this.#isScheduled = this.#line.size > 0
    if (this.#isScheduled) setImmediate(() => this.#run())
  }
}
