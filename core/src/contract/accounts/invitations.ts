import { z } from 'zod/mini'
import { emailMaxCharacters } from '../../limits'
import { endpoint } from '../endpoint'
import { id, idInput, instant, pageInput, pageOf, sortInput, text } from '../input'
import { changedCount, organizationType, role, severalIds } from './organizations'
import { groupName } from './users'

/** OPEN can be used; JOINED was used; REVOKED was taken back or replaced by a later one; EXPIRED was not used in time. */
export const invitationStatus = z.enum(['OPEN', 'JOINED', 'REVOKED', 'EXPIRED'])
export type InvitationStatus = z.infer<typeof invitationStatus>

/** An invitation as a record, which stays when its link ends (decisions.md section 14). */
export const invitationRow = z.object({
  id,
  createdAt: instant,
  /** JOIN once it was used (specification 2 section 2). */
  type: z.enum(['INVITE', 'JOIN']),
  email: z.string(),
  role,
  groups: z.array(groupName),
  status: invitationStatus,
  invitedByName: z.string(),
  expiresAt: instant,
  usedAt: z.nullable(instant),
  revokedAt: z.nullable(instant),
})
export type InvitationRow = z.infer<typeof invitationRow>

/** An invitation to someone who has an account: they join by it without its link. */
export const ownInvitation = z.object({
  id,
  organization: z.object({ id, name: z.string(), type: organizationType }),
  role,
  expiresAt: instant,
})
export type OwnInvitation = z.infer<typeof ownInvitation>

export const invitationFilter = z.object({
  /** From its beginning. */
  email: z.optional(text(emailMaxCharacters)),
  status: z.optional(invitationStatus),
})

const invitationPage = { ...pageInput.shape, sort: z._default(sortInput(['createdAt']), 'createdAt,DESC') }

export const invitations = {
  page: endpoint('invitations.page', {
    method: 'GET',
    path: '/api/user/invite/page',
    access: { permission: 'user' },
    input: z.extend(invitationFilter, invitationPage),
    answer: pageOf(invitationRow),
  }),
  /** As `users.ofOrganization`. */
  ofOrganization: endpoint('invitations.ofOrganization', {
    method: 'GET',
    path: '/api/organization/invitation/page',
    access: { permission: ['organization', 'user-management'] },
    input: z.extend(invitationFilter, { organizationId: id, ...invitationPage }),
    answer: pageOf(invitationRow),
    errors: ['not-found', 'protected-organization'],
  }),
  revoke: endpoint('invitations.revoke', {
    method: 'PUT',
    path: '/api/user/invite/revoke',
    access: { permission: 'user.write' },
    input: severalIds,
    answer: changedCount,
    errors: ['not-found', 'already-joined'],
    isAudited: true,
  }),
  /** The open invitations to the caller's own address. */
  mine: endpoint('invitations.mine', {
    method: 'GET',
    path: '/api/user/invite/mine',
    access: 'signed-in',
    input: z.object({}),
    answer: z.array(ownInvitation),
    needsSession: true,
  }),
  /** Joins by an invitation to one's own address. */
  tryJoin: endpoint('invitations.tryJoin', {
    method: 'POST',
    path: '/api/user/try-join/{id}',
    access: 'signed-in',
    input: idInput,
    answer: z.object({ company: z.string(), code: id }),
    errors: ['link-expired'],
    needsSession: true,
    isAudited: true,
  }),
}
