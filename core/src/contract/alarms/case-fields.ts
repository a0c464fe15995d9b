import { z } from 'zod/mini'
import { caseDescriptionMaxCharacters, caseRemarkMaxCharacters, complainantAddressMaxCharacters } from './case-limits'
import { emailMaxCharacters, nameMaxCharacters } from '../../limits'
import { requiredText, text } from '../input'

/** What a case is made of (specification 2 sections 3 to 5, decisions.md section 11). */

/** The sentence where nothing was chosen; what was given and is wrong is said as everywhere. */
export function asksFor(sentence: string) {
  return {
    error: ({ input }: { readonly input?: unknown }) =>
      input === undefined || input === null || input === '' ? sentence : undefined,
  }
}

/** Counted up without gaps, for people to say over the phone. */
export const caseNo = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))

export const complaintStatus = z.enum(['OPEN', 'NOT_COMPLETE', 'COMPLETE', 'CLOSED'])
export type ComplaintStatus = z.infer<typeof complaintStatus>

export const complaintPriority = z.enum(['NORMAL', 'URGENT', 'IMMEDIATE'], asksFor('Please select priority.'))
export type ComplaintPriority = z.infer<typeof complaintPriority>

export const complaintMedia = z.enum(['PHONE', 'SMS', 'EMAIL'])
export type ComplaintMedia = z.infer<typeof complaintMedia>

export const caseChannel = z.enum(['RESIDENCE'])
export type CaseChannel = z.infer<typeof caseChannel>

export const feedbackType = z.enum(['FEEDBACK'], asksFor('Please select feedback type.'))
export type FeedbackType = z.infer<typeof feedbackType>

export const caseCategory = z.enum(['LIFT_ESCALATOR'], asksFor('Please select category.'))
export type CaseCategory = z.infer<typeof caseCategory>

export const caseSubcategory = z.enum(
  [
    'BREAKDOWN',
    'TRAPPED',
    'DOOR',
    'LEVELLING',
    'NOISE',
    'BUTTON',
    'LIGHT_FAN',
    'INTERCOM',
    'WATER',
    'CLEANLINESS',
    'VANDALISM',
    'OTHER',
  ],
  asksFor('Please select subcategory.'),
)
export type CaseSubcategory = z.infer<typeof caseSubcategory>

/** What moves a case from one status to another. */
export const caseTransition = z.enum(['deploy', 'complete', 'close', 'reopen'])
export type CaseTransition = z.infer<typeof caseTransition>

/** What people do to a case; the last one is stored with it. */
export const caseAction = z.enum(['create', 'edit', ...caseTransition.options])
export type CaseAction = z.infer<typeof caseAction>

/** What a case's log has entries of. */
export const caseEvent = z.enum([...caseAction.options, 'seen', 'removeComplainant'])
export type CaseEvent = z.infer<typeof caseEvent>

export const caseDescription = requiredText(caseDescriptionMaxCharacters, 'Please input defect description.')
export const caseRemark = text(caseRemarkMaxCharacters).check(z.trim())

/** Without its prefix, which is +65. */
const phoneNumber = z.optional(
  z.nullable(z.string().check(z.regex(/^\d{8}$/, { error: 'Please enter an 8-digit phone number' }))),
)

/** Who complained, as the form has it: nothing of it has to be given. */
export const complainantInput = {
  complainant: z.optional(z.nullable(text(nameMaxCharacters).check(z.trim()))),
  residential: phoneNumber,
  phone: phoneNumber,
  email: z.optional(z.nullable(z.email({ error: 'must be an e-mail address' }).check(z.maxLength(emailMaxCharacters)))),
  complainantAddress: z.optional(z.nullable(text(complainantAddressMaxCharacters).check(z.trim()))),
}

const known = z.nullable(z.string())

/**
 * Who complained: null for those who may not see it, and once it was removed. Home and mobile numbers have eight digits, and are +65's.
 */
export const complainantFields = {
  complainant: known,
  residential: known,
  phone: known,
  email: known,
  complainantAddress: known,
}
export type ComplainantField = keyof typeof complainantFields
export const complainantFieldNames = Object.keys(complainantFields) as ComplainantField[]
