import { v7 as newId } from 'uuid'
import { serviceAccounts, serviceTokens } from '@liftwatch/core/contract/accounts/service-accounts'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { grantRefusal } from '@liftwatch/core/domain/grants'
import { gainedByGroups } from '@liftwatch/core/domain/member-gains'
import { memberPermissions } from '@liftwatch/core/domain/permissions'
import { createServiceAccountRefusal, isService, serviceTokenRefusal } from '@liftwatch/core/domain/service-accounts'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { memberNotices } from '../accounts/change-members'
import { createToken, removeToken, renameToken, rotateToken, type TokenHolder } from '../accounts/change-tokens'
import { act, type Outcome } from '../actions/act'
import { lockOwnOrganization, type MemberCall } from '../actions/own-organization'
import type { Database } from '../db/connect'
import { editOf, type Member } from '../http/caller'
import { route, type Route } from '../http/route'
import { listGrantingGroups, listGroupsOfMember, setGroupsOfMember } from '../queries/group-members'
import { findIn } from '../queries/list-query'
import { memberList } from '../queries/members'
import { listUserTokens } from '../queries/user-tokens'
import { insertMembership, insertUser, listServiceAccountNames } from '../queries/users'

interface ServiceAccount extends TokenHolder {
  /** What it may do now, unless it is suspended. */
  readonly permissions: readonly Permission[]
}

/** A service account of the caller's organisation. Errors: not-found. */
async function findAccount(tx: Database, caller: Member, userId: string): Promise<ServiceAccount> {
  const { organization, organizationPermissions } = caller
  const row = await findIn(tx, memberList(caller), userId)
  if (!row || !isService(row)) throw new AppError('not-found')
  const granted = (await listGroupsOfMember(tx, organization.id, userId)).flatMap(({ permissions }) => permissions)
  const permissions = memberPermissions(row.role, organizationPermissions, granted)
  return { userId, organization, permissions, said: { serviceAccount: row.nickname } }
}

/** Changes the tokens of a service account, in the lock in which access is given and taken. Errors: not-found, and those of the work. */
function changeTokens<Answer>(
  call: MemberCall & { readonly input: { readonly userId: string } },
  work: (tx: Database, account: ServiceAccount, caller: Member) => Promise<Outcome<Answer>>,
): Promise<Answer> {
  return act(call, async tx => {
    const caller = await lockOwnOrganization(tx, call)
    return work(tx, await findAccount(tx, caller, call.input.userId), caller)
  })
}

export const serviceAccountRoutes: Route[] = [
  route(serviceAccounts.create, call => {
    const { at, input } = call
    const { name, groupIds = [] } = input
    const { id: organizationId } = call.caller.organization
    const id = newId()
    return act(call, async tx => {
      const caller = await lockOwnOrganization(tx, call)
      throwIfRefused(createServiceAccountRefusal(name, await listServiceAccountNames(tx, organizationId)))
      const groups = await listGrantingGroups(tx, organizationId, groupIds)
      if (groups.length < new Set(groupIds).size) throw new AppError('not-found')
      const granted = groups.flatMap(({ permissions }) => permissions)
      throwIfRefused(grantRefusal(caller, gainedByGroups(caller, granted)))
      await insertUser(tx, { id, kind: 'SERVICE', nickname: name, createdAt: at })
      await insertMembership(tx, { userId: id, organizationId, role: 'USER' })
      await setGroupsOfMember(tx, organizationId, id, groupIds, editOf(call))
      return {
        answer: (await findIn(tx, memberList(caller), id))!,
        entries: [{ subjectId: id, detail: { name, groups: groups.map(group => group.name) } }],
        notices: memberNotices(organizationId, [id]),
      }
    })
  }),

  route(serviceTokens.list, async ({ db, caller, at, input }) => {
    const { userId, permissions } = await findAccount(db, caller, input.userId)
    return { permissions: [...permissions], tokens: await listUserTokens(db, userId, at) }
  }),

  route(serviceTokens.create, call => {
    const { at, input } = call
    return changeTokens(call, (tx, account, caller) =>
      createToken(tx, account, input, at, tokens =>
        serviceTokenRefusal(input, caller.permissions, new Set(account.permissions), tokens),
      ),
    )
  }),

  route(serviceTokens.rename, call =>
    changeTokens(call, (tx, account) => renameToken(tx, account, call.input, call.at)),
  ),

  route(serviceTokens.rotate, call =>
    changeTokens(call, (tx, account, caller) =>
      rotateToken(tx, account, call.input, call.at, ({ permissions }) => grantRefusal(caller, permissions)),
    ),
  ),

  route(serviceTokens.remove, call => changeTokens(call, (tx, account) => removeToken(tx, account, call.input))),
]
