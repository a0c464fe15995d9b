import { organizations } from '@liftwatch/core/contract/organizations'
import { AppError } from '@liftwatch/core/errors'
import { route } from '../http/route'
import { listLiftCompanies } from '../queries/organizations'
import { setSessionOrganization } from '../queries/sessions'
import { listOrganizationsOf } from '../queries/users'

export const organizationRoutes = [
  route(organizations.mine, ({ db, caller }) => listOrganizationsOf(db, caller.userId)),

  route(organizations.selected, ({ caller: { organization, role } }) => Promise.resolve({ ...organization, role })),

  route(organizations.liftCompanies, ({ db, caller, input }) => listLiftCompanies(db, caller.scope, input)),

  route(organizations.select, async ({ db, sessions, caller, input }) => {
    const choice = (await listOrganizationsOf(db, caller.userId)).find(({ id }) => id === input.id)
    if (!choice) throw new AppError('not-found')
    await setSessionOrganization(db, caller.tokenHash, choice.id)
    sessions.forget(caller.tokenHash)
    return choice
  }),
]
