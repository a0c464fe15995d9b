import { z } from 'zod/mini'
import { accessGroupsMax, accessMembersMax, nameMaxCharacters } from '../../limits'
import { endpoint } from '../endpoint'
import { requiredText } from '../input'
import { email } from './accounts'
import { accessStatus, role } from './organizations'
import { permission } from './permission-shape'

/**
 * The whole of an organisation's access as one document: whom it does not name is no member, and a group that it does not name
 * is not there. Addresses in lower case; who is no member yet is invited. What it has besides is refused: a name that was mistyped
 * would pass for one that was left out.
 */
export const accessDocument = z.strictObject({
  /** Of the organisation, so that a file is not applied to another. */
  organization: z.string(),
  groups: z
    .array(
      z.strictObject({
        name: requiredText(nameMaxCharacters),
        permissions: z.array(permission),
        /** E-mail addresses of members of the role USER. */
        members: z.array(email),
      }),
    )
    .check(z.maxLength(accessGroupsMax)),
  members: z.array(z.object({ email, role, status: z._default(accessStatus, 'ACTIVE') })).check(
    z.minLength(1, { error: 'must name at least the one who applies it' }),
    z.maxLength(accessMembersMax),
    z.refine(members => new Set(members.map(member => member.email.toLowerCase())).size === members.length, {
      error: 'must name each address once',
    }),
  ),
})
export type AccessDocument = z.output<typeof accessDocument>

/** One line of a plan: what would be added, changed or removed, and of what. */
export const accessChange = z.object({
  sign: z.enum(['+', '~', '-']),
  kind: z.enum(['group', 'permission', 'group-member', 'member', 'invitation']),
  /** The group's name, or the member's address. */
  subject: z.string(),
  /** The permission or the address in a group; role and status of a member: `USER → ADMIN`. Empty where the subject is all. */
  detail: z.string(),
})
export type AccessChange = z.infer<typeof accessChange>

const whole = {
  access: { permission: 'user-management.write' },
  input: z.object({ document: accessDocument }),
  bodyMaxBytes: 8_000_000,
  answer: z.object({ changes: z.array(accessChange) }),
  errors: [
    'other-document',
    'unknown-group-member',
    'own-user',
    'own-group',
    'last-admin',
    'groups-for-user-alone',
    'protected-permission',
    'beyond-own-permissions',
    'too-many-groups',
    'name-taken',
  ],
} as const

/** An organisation's groups, permissions, members and roles as one reviewed file. */
export const access = {
  export: endpoint('access.export', {
    method: 'GET',
    path: '/api/access',
    access: { permission: 'user-management' },
    input: z.object({}),
    answer: accessDocument,
  }),
  /** What `apply` would change; refused as it would be. */
  plan: endpoint('access.plan', { ...whole, method: 'POST', path: '/api/access/plan' }),
  /** All of it, in one transaction; a second time changes nothing. */
  apply: endpoint('access.apply', { ...whole, method: 'POST', path: '/api/access/apply', isAudited: true }),
}
