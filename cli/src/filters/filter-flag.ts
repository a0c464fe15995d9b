import type { z } from 'zod'

/** A flag that filters a list: what it is called, and which filter of the contract it is. */
export interface FilterFlag {
  /** As the help spells it. */
  readonly flag: string
  /** The contract's name. */
  readonly name: string
  readonly description: string
  /** What the contract takes; a day gives the first or the last instant of it. */
  readonly type: z.core.$ZodType
  readonly day?: 'startTs' | 'endTs'
  readonly isSeveral?: boolean
  /** The words of those that there are. */
  readonly offered?: readonly string[]
}
