/** Does something for each member of a crowd once in a period, a part of them at a time: thousands at once would hold up all else. */
export class Wheel<Member> {
  readonly #slots: readonly Set<Member>[]
  readonly #everyMs: number
  readonly #turn: (members: ReadonlySet<Member>) => void
  #timer: NodeJS.Timeout | undefined
  #next = 0

  constructor(periodMs: number, slots: number, turn: (members: ReadonlySet<Member>) => void) {
    this.#slots = Array.from({ length: slots }, () => new Set<Member>())
    this.#everyMs = periodMs / slots
    this.#turn = turn
  }

  /** Adds a member where the fewest are. One timer serves all, and runs only while there are any. */
  add(member: Member): void {
    this.#slots.reduce((fewest, slot) => (slot.size < fewest.size ? slot : fewest)).add(member)
    this.#timer ??= setInterval(() => this.#advance(), this.#everyMs)
  }

  delete(member: Member): void {
    for (const slot of this.#slots) slot.delete(member)
    if (this.#slots.some(({ size }) => size > 0)) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #advance(): void {
    const members = this.#slots[this.#next]!
    this.#next = (this.#next + 1) % this.#slots.length
    if (members.size > 0) this.#turn(members)
  }
}
