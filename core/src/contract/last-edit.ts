import { z } from 'zod/mini'
import { id, instant } from './input'

/** Who changed a record last; null where no one has. */
export const lastEditor = z.nullable(z.object({ id, name: z.string() }))

/** Who changed a record last and when, of what its edit forms have; both null where no one has (decisions.md section 11). */
export const lastEdit = { updatedAt: z.nullable(instant), lastEditor }

/**
 * Of an edit: the `updatedAt` of the record that it was made from, 0 where that was null. One that names it is refused where the record
 * was changed since; one that leaves it out is saved over whatever there is.
 */
export const madeFrom = { updatedAt: z.optional(instant) }
