import { organizations } from '@liftwatch/core/contract/organizations'
import { AppError } from '@liftwatch/core/errors'
import { inTransaction } from '../db/transaction'
import { recordAuditEntry } from '../http/audited'
import { route } from '../http/route'
import { isSecondFactorMissing } from '../queries/organization-rules'
import { liftCompanyList } from '../queries/organizations'
import { setSessionOrganization } from '../queries/sessions'
import { listOrganizationsOf } from '../queries/users'
import { listRoutes } from './list-routes'

export const organizationRoutes = [
  route(organizations.mine, ({ db, caller }) => listOrganizationsOf(db, caller.userId)),

  route(organizations.selected, ({ caller: { organization, role } }) => Promise.resolve({ ...organization, role })),

  ...listRoutes({
    calls: { page: organizations.liftCompanies },
    list: liftCompanyList,
    sort: { field: 'name', direction: 'ASC' },
  }),

  route(organizations.select, async call => {
    const { db, sessions, caller, input } = call
    const choice = (await listOrganizationsOf(db, caller.userId)).find(({ id }) => id === input.id)
    if (!choice) throw new AppError('not-found')
    if (await isSecondFactorMissing(db, caller.tokenHash, choice.id)) throw new AppError('second-factor-required')
    await inTransaction(db, async tx => {
      await setSessionOrganization(tx, caller.tokenHash, choice.id)
      // In the organisation that was chosen, whose administrators see by it who has come in.
      const doer = { ...caller, organization: choice }
      await recordAuditEntry(tx, organizations.select, { ...call, caller: doer }, choice.id, { name: choice.name })
    })
    sessions.forget(caller.tokenHash)
    return choice
  }),
]
