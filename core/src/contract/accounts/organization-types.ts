import { z } from 'zod/mini'
import { endpoint } from '../endpoint'
import { instant } from '../input'
import { organizationType, role } from './organizations'
import { permission, permissionSides, somePermissions } from './permission-shape'

export const organizationTypeRow = z.object({
  type: organizationType,
  organizationCnt: z.int(),
  permissionsCnt: z.int(),
  /** When its list was last edited; null while it has the permissions that it has by default. */
  editTime: z.nullable(instant),
})
export type OrganizationTypeRow = z.infer<typeof organizationTypeRow>

/** What the organisations of a type may do at most, and what its list does not have yet. */
export const typePermissions = z.object({ type: organizationType, ...permissionSides.shape })
export type TypePermissions = z.infer<typeof typePermissions>

const edit = {
  path: '/api/organization/permission',
  access: { permission: 'organization.write' },
  input: z.object({ type: organizationType, permissions: somePermissions }),
  answer: typePermissions,
  isAudited: true,
} as const

/** The types of organisations, each with its list of permissions (decisions.md section 14). */
export const organizationTypes = {
  list: endpoint('organizationTypes.list', {
    method: 'GET',
    path: '/api/organization/types',
    access: { permission: 'organization' },
    input: z.object({}),
    answer: z.array(organizationTypeRow),
  }),
  /** The types of which an organisation can be created. */
  choices: endpoint('organizationTypes.choices', {
    method: 'GET',
    path: '/api/organization/type/select',
    access: { permission: 'organization' },
    input: z.object({}),
    answer: z.array(organizationType),
  }),
  permissions: endpoint('organizationTypes.permissions', {
    method: 'GET',
    path: '/api/organization/type/permissions',
    access: { permission: 'organization' },
    input: z.object({ type: organizationType }),
    answer: typePermissions,
  }),
  /** All that a type's list can have. */
  offered: endpoint('organizationTypes.offered', {
    method: 'GET',
    path: '/api/organization/permissions',
    access: { permission: 'organization' },
    input: z.object({}),
    answer: z.array(permission),
  }),
  /** What the caller's own organisation may do at most. */
  current: endpoint('organizationTypes.current', {
    method: 'GET',
    path: '/api/organization/current/permissions',
    access: 'member',
    input: z.object({}),
    answer: z.array(permission),
  }),
  roles: endpoint('organizationTypes.roles', {
    method: 'GET',
    path: '/api/organization/roles',
    access: 'member',
    input: z.object({}),
    answer: z.array(role),
  }),
  /** X.write brings X. */
  addPermissions: endpoint('organizationTypes.addPermissions', {
    ...edit,
    method: 'POST',
    errors: ['protected-organization', 'protected-permission', 'beyond-own-permissions'],
  }),
  /** Without X there is no X.write. */
  removePermissions: endpoint('organizationTypes.removePermissions', {
    ...edit,
    method: 'PUT',
    errors: ['protected-organization', 'protected-permission'],
  }),
}
