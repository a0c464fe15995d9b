import { organizationTypes, type TypePermissions } from '@liftwatch/core/contract/accounts/organization-types'
import { organizationType, role, type OrganizationType } from '@liftwatch/core/contract/accounts/organizations'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { addToTypeRefusal, takeFromTypeRefusal } from '@liftwatch/core/domain/organizations'
import { listedPermissions, listablePermissions, withDependent, withNeeded } from '@liftwatch/core/domain/permissions'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { act } from '../actions/act'
import { lockOwnOrganization, type MemberCall } from '../actions/own-organization'
import type { Member } from '../http/caller'
import { route } from '../http/route'
import { findEditedPermissions, listTypes, lockOrganizationTypes, savePermissions } from '../queries/organization-types'

function answerOf(type: OrganizationType, granted: readonly Permission[]): TypePermissions {
  return { type, granted: [...granted], offered: listablePermissions(type).filter(one => !granted.includes(one)) }
}

/** Replaces the list of a type by what an edit makes of it; what leaves it as it was changes nothing. */
function editList(
  call: MemberCall,
  type: OrganizationType,
  apply: (before: ReadonlySet<Permission>, caller: Member) => ReadonlySet<Permission>,
): Promise<TypePermissions> {
  return act(call, async tx => {
    const caller = await lockOwnOrganization(tx, call)
    await lockOrganizationTypes(tx)
    const before = listedPermissions(type, await findEditedPermissions(tx, type))
    const edited = apply(new Set(before), caller)
    // In the order of the menu, whatever the order of the edits.
    const after = listablePermissions(type).filter(permission => edited.has(permission))
    const answer = answerOf(type, after)
    if (after.length === before.length) return { answer }
    await savePermissions(tx, type, after, call.at)
    const added = after.filter(permission => !before.includes(permission))
    const removed = before.filter(permission => !edited.has(permission))
    return {
      answer,
      entries: [{ subjectId: null, detail: { type, added, removed } }],
      notices: [{ kind: 'organizations', subjectId: null, count: 1 }],
      changesAccess: true,
    }
  })
}

/** Errors: those of `addToTypeRefusal`; what does not fit the type is named by its field. */
function refuseToAdd(type: OrganizationType, added: readonly Permission[], by: Member): void {
  const refusal = addToTypeRefusal(type, added, by)
  if (refusal?.code !== 'bad-input') return throwIfRefused(refusal)
  const unfitting = added.filter(permission => !listablePermissions(type).includes(permission))
  const message = `of ${type} cannot have ${unfitting.join(', ')}`
  throw new AppError('bad-input', { errors: [{ path: 'permissions', message }] })
}

export const organizationTypeRoutes = [
  route(organizationTypes.list, async ({ db }) => {
    const known = new Map((await listTypes(db)).map(row => [row.type, row]))
    return organizationType.options.map(type => {
      const { organizationCnt = 0, edited = null, editTime = null } = known.get(type) ?? {}
      return { type, organizationCnt, permissionsCnt: listedPermissions(type, edited).length, editTime }
    })
  }),

  route(organizationTypes.choices, () =>
    Promise.resolve(organizationType.options.filter(type => type !== 'LIFTWATCH')),
  ),

  route(organizationTypes.permissions, async ({ db, input: { type } }) =>
    answerOf(type, listedPermissions(type, await findEditedPermissions(db, type))),
  ),

  // LIFTWATCH's organisation may everything that there is.
  route(organizationTypes.offered, () => Promise.resolve(listablePermissions('LIFTWATCH'))),

  route(organizationTypes.current, ({ caller }) => Promise.resolve([...caller.organizationPermissions])),

  route(organizationTypes.roles, () => Promise.resolve([...role.options])),

  route(organizationTypes.addPermissions, call => {
    const { type, permissions } = call.input
    return editList(call, type, (before, caller) => {
      const added = withNeeded(permissions).filter(permission => !before.has(permission))
      refuseToAdd(type, added, caller)
      return new Set([...before, ...added])
    })
  }),

  route(organizationTypes.removePermissions, call => {
    const { type, permissions } = call.input
    throwIfRefused(takeFromTypeRefusal(type, permissions))
    const removed = new Set(withDependent(permissions))
    return editList(call, type, before => new Set([...before].filter(permission => !removed.has(permission))))
  }),
]
