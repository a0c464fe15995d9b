import { z } from 'zod/mini'
import { peopleImportMaxRows } from '../alarms/case-limits'
import { emailMaxCharacters, nameMaxCharacters, phoneMaxCharacters } from '../../limits'
import { endpoint } from '../endpoint'
import { id, requiredText, text } from '../input'

/** Property manager, property officer, maintenance person (specification 2 section 2). */
export const personRole = z.enum(['PM', 'PO', 'MP'])
export type PersonRole = z.infer<typeof personRole>

const known = z.nullable(z.string())

export const personInCharge = z.object({
  id,
  role: personRole,
  name: z.string(),
  phone: known,
  email: known,
  townCouncil: z.string(),
  /** Null where it is for all wards of the council. */
  ward: known,
})
export type PersonInCharge = z.infer<typeof personInCharge>

/** One line of a file of persons in charge. */
export const personLine = z.object({
  /** The council's name. */
  townCouncil: requiredText(nameMaxCharacters),
  ward: z.optional(text(nameMaxCharacters).check(z.trim())),
  role: personRole,
  name: requiredText(nameMaxCharacters),
  phone: z.optional(
    text(phoneMaxCharacters).check(z.regex(/^(\+?[\d ]{3,})?$/, { error: 'must be a telephone number' })),
  ),
  email: z.optional(z.email({ error: 'must be an e-mail address' }).check(z.maxLength(emailMaxCharacters))),
})
export type PersonLine = z.infer<typeof personLine>

export const people = {
  /** Who is in charge of a building: of each role those of its ward, or else those of its council. */
  ofBuilding: endpoint('people.ofBuilding', {
    method: 'GET',
    path: '/api/person-in-charge',
    access: { permission: 'case-management' },
    input: z.object({ buildingId: id }),
    answer: z.array(personInCharge),
  }),
  /** Replaces the persons in charge of every council that the lines name, all of them or none. */
  import: endpoint('people.import', {
    method: 'POST',
    path: '/api/person-in-charge/import',
    access: { permission: 'organization.write' },
    input: z.object({
      people: z.array(personLine).check(z.minLength(1), z.maxLength(peopleImportMaxRows)),
      isDryRun: z._default(z.boolean(), false),
    }),
    answer: z.object({ people: z.int(), townCouncils: z.int() }),
    errors: ['unknown-organization'],
    bodyMaxBytes: 1_048_576,
    isAudited: true,
  }),
}
