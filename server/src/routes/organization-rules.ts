import { organizationRules } from '@liftwatch/core/contract/accounts/second-factor'
import { requirementRefusal } from '@liftwatch/core/domain/second-factor'
import type { OrganizationSecurity } from '@liftwatch/core/contract/accounts/second-factor'
import { perform, type RecordKind } from '../actions/perform'
import { route } from '../http/route'
import { findOrganizationSecurity, saveOrganizationSecurity } from '../queries/organization-rules'
import { hasSecondFactor } from '../queries/second-factors'

/** What one's own organisation asks of its members' log-ins. */
const ownSecurityKind: RecordKind<OrganizationSecurity, null> = {
  lock: (_tx, { organization }, ids) =>
    Promise.resolve(new Map(ids.filter(id => id === organization.id).map(id => [id, null]))),
  find: (tx, _caller, id) => findOrganizationSecurity(tx, id),
  save: saveOrganizationSecurity,
  notices: () => [],
  changesAccess: true,
}

export const organizationRuleRoutes = [
  route(organizationRules.find, ({ db, caller }) => findOrganizationSecurity(db, caller.organization.id)),

  route(organizationRules.save, call => {
    const { userId, organization } = call.caller
    const { requiresSecondFactor } = call.input
    return perform(ownSecurityKind, call, organization.id, {
      refusal: async (_before, { tx, caller }) =>
        requirementRefusal(caller.role, await hasSecondFactor(tx, userId), call.input),
      apply: before => (before.requiresSecondFactor === requiresSecondFactor ? before : call.input),
      detail: before => ({ before, after: call.input }),
    })
  }),
]
