import { z } from 'zod/mini'
import { endpoint } from '../endpoint'
import { id, idInput, pageOf, selectInput } from '../input'

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

export const organizationChoice = z.object({ id, name: z.string(), type: organizationType, role })
export type OrganizationChoice = z.infer<typeof organizationChoice>

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
    answer: pageOf(z.object({ id, name: z.string() })),
  }),
}
