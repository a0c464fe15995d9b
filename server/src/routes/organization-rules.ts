import { organizationRules } from '@liftwatch/core/contract/second-factor'
import { requirementRefusal } from '@liftwatch/core/domain/second-factor'
import { throwIfRefused } from '@liftwatch/core/errors'
import { inTransaction } from '../db/transaction'
import { recordAuditEntry } from '../http/audited'
import { route } from '../http/route'
import {
  findOrganizationSecurity,
  lockOrganizationSecurity,
  saveOrganizationSecurity,
} from '../queries/organization-rules'
import { hasSecondFactor } from '../queries/second-factors'

export const organizationRuleRoutes = [
  route(organizationRules.find, ({ db, caller }) => findOrganizationSecurity(db, caller.organization.id)),

  route(organizationRules.save, async call => {
    const { db, caller, input, sessions } = call
    const { id } = caller.organization
    await inTransaction(db, async tx => {
      const before = await lockOrganizationSecurity(tx, id)
      throwIfRefused(requirementRefusal(caller.role, await hasSecondFactor(tx, caller.userId), input))
      // Said twice is done once: the trail shows changes only.
      if (before.requiresSecondFactor === input.requiresSecondFactor) return
      await saveOrganizationSecurity(tx, id, input)
      await recordAuditEntry(tx, organizationRules.save, call, id, { before, after: input })
    })
    sessions.forgetAll()
    return input
  }),
]
