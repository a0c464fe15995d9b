import { z } from 'zod/mini'
import { liftFaultFilter } from '../alarms/lift-faults'
import { endpoint } from '../endpoint'
import { liftSearchInput, severalOf, text } from '../input'

const one = z.optional(text(100))

/** A name that was asked for and that there is not, and names that there are, those like it first. */
export const unknownName = z.object({ name: z.string(), typed: z.string(), candidates: z.array(z.string()) })
export type UnknownName = z.infer<typeof unknownName>

export const unknownNames = {
  /**
   * Which of these names mean nothing that the caller sees: a list that is filtered by such a one would look like a quiet night.
   * Prefix, block and lift are looked for within what is named before them; names of people only for those who may read their lists.
   */
  list: endpoint('unknownNames.list', {
    method: 'GET',
    path: '/api/unknown-names',
    access: 'member',
    input: z.extend(z.omit(liftSearchInput, { tc: true }), {
      /** From its beginning. */
      company: one,
      /** Whole names. */
      liftCompany: z.optional(severalOf(text(100))),
      wards: z.optional(severalOf(text(100))),
      /** From its beginning. */
      ward: one,
      postalCode: one,
      lmdClientId: one,
      /** Whole. */
      softwareVersion: one,
      /** Of a team that was sent to a trap, and of a technician of a case, from their beginnings. */
      team: one,
      technicianName: one,
      /** Faults have known numbers, and others that devices have sent. */
      alarmLiftFaultNumber: liftFaultFilter.shape.alarmLiftFaultNumber,
    }),
    answer: z.array(unknownName),
  }),
}
