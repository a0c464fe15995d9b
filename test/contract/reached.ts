import type { OrganizationType } from '@liftwatch/core/contract/accounts/organizations'

/** Of calls about one's own organisation that LIFTWATCH's own has not. */
function ofOwnOrganization(type: OrganizationType): string {
  return type === 'LIFTWATCH' ? 'protected-organization' : 'ok'
}

/** What a call with its sample input leads to for those who may make it; `ok` where it is not named. */
const reached: Record<string, string | ((of: OrganizationType) => string)> = {
  'liftFaults.arrive': 'not-deployed',
  'liftFaults.takeBack': 'not-taken-back',
  'liftFaults.report': 'report-locked',
  'passengerTraps.arrive': 'not-deployed',
  'passengerTraps.takeBack': 'not-taken-back',
  'passengerTraps.correctTeam': 'no-team-to-correct',
  'passengerTraps.report': 'report-locked',
  'complaints.edit': 'changed-meanwhile',
  'switchOffs.edit': 'changed-meanwhile',
  'switchOffs.create': 'lift-has-switch-off',
  'switchOffs.switchOn': 'not-off-yet',
  'maintenanceDays.save': 'day-not-free',
  'maintenanceChecks.remark': 'check-not-over',
  'people.import': 'unknown-organization',
  'lmds.issueToken': 'not-found',
  'mails.resend': 'not-found',
  'lmds.issueTokens': 'not-found',
  'lmds.revokeTokens': 'not-found',
  'deadLetters.detail': 'not-found',
  'dashboards.authorize': 'not-found',
  'accounts.resetPassword': 'link-expired',
  'accounts.setPassword': 'wrong-password',
  'accounts.invitation': 'link-expired',
  'accounts.join': 'link-expired',
  'userTokens.rename': 'not-found',
  'userTokens.rotate': 'not-found',
  'userTokens.remove': 'not-found',
  'serviceAccounts.create': 'not-found',
  'serviceTokens.list': 'not-found',
  'serviceTokens.create': 'not-found',
  'serviceTokens.rename': 'not-found',
  'serviceTokens.rotate': 'not-found',
  'serviceTokens.remove': 'not-found',
  'secondFactor.confirm': 'wrong-code',
  'secondFactor.prove': 'no-second-factor',
  'secondFactor.remove': 'no-second-factor',
  'secondFactor.reset': 'not-found',
  'userSessions.remove': 'not-found',
  'userSessions.endOf': 'not-found',
  'organizations.create': 'name-taken',
  // Only LIFTWATCH administers organisations, and its own is no one's to administer.
  'organizations.rename': 'protected-organization',
  'organizations.suspend': 'own-organization',
  'organizations.resume': 'own-organization',
  'organizations.saveCouncils': 'protected-organization',
  'organizations.detail': ofOwnOrganization,
  'organizations.saveContact': ofOwnOrganization,
  'estate.assign': 'unknown-lift',
  'estate.retire': 'unknown-lift',
  'estate.restore': 'unknown-lift',
  'lifts.retired': 'not-found',
  'users.ofOrganization': ofOwnOrganization,
  'users.save': 'own-user',
  'users.suspend': 'own-user',
  'users.resume': 'own-user',
  'users.remove': 'own-user',
  'invitations.ofOrganization': ofOwnOrganization,
  'invitations.revoke': 'not-found',
  'invitations.tryJoin': 'link-expired',
  'groups.detail': 'not-found',
  'groups.rename': 'not-found',
  'groups.permissions': 'not-found',
  'groups.addPermissions': 'not-found',
  'groups.removePermissions': 'not-found',
  'groups.members': 'not-found',
  'groups.candidates': 'not-found',
  'groups.addMembers': 'not-found',
  'groups.removeMembers': 'not-found',
  'access.plan': 'other-document',
  'access.apply': 'other-document',
}

/** What a call leads to for members of an organisation of this type who may make it. */
export function reachedBy(id: string, type: OrganizationType): string {
  const outcome = reached[id] ?? 'ok'
  return typeof outcome === 'string' ? outcome : outcome(type)
}
