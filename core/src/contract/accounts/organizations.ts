import { z } from 'zod/mini'
import { emailMaxCharacters, nameMaxCharacters, organizationsAtOnceMax, phoneMaxCharacters } from '../../limits'
import { endpoint } from '../endpoint'
import { id, idInput, instant, pageInput, pageOf, requiredText, selectInput, sortInput, text } from '../input'
import { lastEdit, madeFrom } from '../last-edit'

export const organizationType = z.enum([
  'LIFTWATCH',
  'LIFT_COMPANY',
  'LMD_VENDOR',
  'MANAGEMENT_AGENT',
  'TOWN_COUNCIL',
  'EMSU',
  'BCA',
])
export type OrganizationType = z.infer<typeof organizationType>

/** Specification 1 section 1; what each may do is in decisions.md section 6. */
export const role = z.enum(['ADMIN', 'USER', 'SUPERUSER'])
export type Role = z.infer<typeof role>

/** Of an organisation, and of a membership: a suspended one is INACTIVE (decisions.md sections 14 and 15). */
export const accessStatus = z.enum(['ACTIVE', 'INACTIVE'])
export type AccessStatus = z.infer<typeof accessStatus>

export const organizationChoice = z.object({ id, name: z.string(), type: organizationType, role })
export type OrganizationChoice = z.infer<typeof organizationChoice>

export const organizationName = requiredText(nameMaxCharacters, 'Please input organization name.')

export const organizationRow = z.object({
  id,
  name: z.string(),
  type: organizationType,
  status: accessStatus,
  /** The nicknames of its active administrators. */
  admins: z.array(z.string()),
  memberCnt: z.int(),
  createdAt: instant,
  ...lastEdit,
})
export type OrganizationRow = z.infer<typeof organizationRow>

const named = z.object({ id, name: z.string() })

export const organizationDetail = z.extend(organizationRow, {
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** The councils that an EMSU serves; empty for every other type. */
  townCouncils: z.array(named),
})
export type OrganizationDetail = z.infer<typeof organizationDetail>

const contact = {
  phone: z.nullable(text(phoneMaxCharacters).check(z.regex(/^\+?[\d ]{3,}$/, { error: 'must be a telephone number' }))),
  email: z.nullable(z.email({ error: 'must be an e-mail address' }).check(z.maxLength(emailMaxCharacters))),
}

/** Of calls that change several records, all or none: how many of them were not so before. */
export const changedCount = z.object({ changed: z.int() })
export const severalIds = z.object({
  ids: z
    .array(id)
    .check(z.minLength(1, { error: 'You did not select any rows.' }), z.maxLength(organizationsAtOnceMax)),
})

export const organizationFilter = z.object({
  /** Its name, from the beginning of a word. */
  search: z.optional(text(nameMaxCharacters)),
  type: z.optional(organizationType),
  status: z.optional(accessStatus),
})

const administer = { permission: 'organization.write' } as const
const protectedErrors = ['not-found', 'protected-organization'] as const

export const organizations = {
  mine: endpoint('organizations.mine', {
    method: 'GET',
    path: '/api/organization/mine',
    access: 'signed-in',
    input: z.object({}),
    answer: z.array(organizationChoice),
  }),
  selected: endpoint('organizations.selected', {
    method: 'GET',
    path: '/api/organization/selected',
    access: 'member',
    input: z.object({}),
    answer: organizationChoice,
  }),
  select: endpoint('organizations.select', {
    method: 'PUT',
    path: '/api/organization/selected/{id}',
    access: 'signed-in',
    input: idInput,
    answer: organizationChoice,
    errors: ['not-found', 'second-factor-required'],
    needsSession: true,
    isAudited: true,
  }),
  /** The lift companies of the lifts that the caller sees, to choose from. */
  liftCompanies: endpoint('organizations.liftCompanies', {
    method: 'GET',
    path: '/api/organization/lift-company/page',
    access: 'member',
    input: selectInput,
    answer: pageOf(named),
  }),
  page: endpoint('organizations.page', {
    method: 'GET',
    path: '/api/organization/page',
    access: { permission: 'organization' },
    input: z.extend(organizationFilter, {
      ...pageInput.shape,
      sort: z._default(sortInput(['name', 'type', 'createdAt']), 'name,ASC'),
    }),
    answer: pageOf(organizationRow),
  }),
  /** Any, for who administers organisations; one's own, for who administers its users. */
  detail: endpoint('organizations.detail', {
    method: 'GET',
    path: '/api/organization/{id}',
    access: { permission: ['organization', 'user-management'] },
    input: idInput,
    answer: organizationDetail,
    errors: protectedErrors,
  }),
  create: endpoint('organizations.create', {
    method: 'POST',
    path: '/api/organization',
    access: administer,
    input: z.object({ name: organizationName, type: organizationType }),
    answer: organizationDetail,
    errors: ['name-taken', 'protected-organization'],
    isAudited: true,
  }),
  rename: endpoint('organizations.rename', {
    method: 'PUT',
    path: '/api/organization',
    access: administer,
    input: z.object({ id, ...madeFrom, name: organizationName }),
    answer: organizationDetail,
    errors: [...protectedErrors, 'name-taken', 'changed-meanwhile'],
    isAudited: true,
  }),
  suspend: endpoint('organizations.suspend', {
    method: 'PUT',
    path: '/api/organization/suspend',
    access: administer,
    input: severalIds,
    answer: changedCount,
    errors: [...protectedErrors, 'own-organization'],
    isAudited: true,
  }),
  resume: endpoint('organizations.resume', {
    method: 'PUT',
    path: '/api/organization/resume',
    access: administer,
    input: severalIds,
    answer: changedCount,
    errors: [...protectedErrors, 'own-organization'],
    isAudited: true,
  }),
  /** How to reach it: any, for who administers organisations; one's own, for who administers its users. */
  saveContact: endpoint('organizations.saveContact', {
    method: 'PUT',
    path: '/api/organization/contact',
    access: { permission: ['organization.write', 'user-management.write'] },
    input: z.object({ id, ...madeFrom, ...contact }),
    answer: organizationDetail,
    errors: [...protectedErrors, 'changed-meanwhile'],
    isAudited: true,
  }),
  /** Replaces the councils that an EMSU serves. */
  saveCouncils: endpoint('organizations.saveCouncils', {
    method: 'PUT',
    path: '/api/organization/councils',
    access: administer,
    input: z.object({ id, ...madeFrom, townCouncilIds: z.array(id).check(z.maxLength(organizationsAtOnceMax)) }),
    answer: organizationDetail,
    errors: [...protectedErrors, 'not-an-emsu', 'changed-meanwhile'],
    isAudited: true,
  }),
}
