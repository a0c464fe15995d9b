import { organizations } from '@liftwatch/core/contract/accounts/organizations'
import { AppError } from '@liftwatch/core/errors'
import { act } from '../actions/act'
import { route } from '../http/route'
import { findIn } from '../queries/list-query'
import { organizationDetails, organizationList } from '../queries/organization-list'
import { isSecondFactorMissing } from '../queries/organization-rules'
import { findOrganizationInSight, liftCompanyList } from '../queries/organizations'
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

  ...listRoutes({ calls: { page: organizations.page }, list: () => organizationList }),

  route(organizations.detail, async ({ db, caller, input }) => {
    await findOrganizationInSight(db, caller, input.id)
    return (await findIn(db, organizationDetails, input.id))!
  }),

  route(organizations.select, async call => {
    const { db, caller, input } = call
    const choice = (await listOrganizationsOf(db, caller.userId)).find(({ id }) => id === input.id)
    if (!choice) throw new AppError('not-found')
    if (await isSecondFactorMissing(db, caller.tokenHash, choice.id)) throw new AppError('second-factor-required')
    return act(call, async tx => {
      await setSessionOrganization(tx, caller.tokenHash, choice.id)
      return {
        answer: choice,
        entries: [{ subjectId: choice.id, detail: { name: choice.name } }],
        // In the organisation that was chosen, whose administrators see by it who has come in.
        doer: { ...caller, organization: choice },
        changesAccess: true,
      }
    })
  }),
]
