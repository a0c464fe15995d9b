import { v7 as newId } from 'uuid'
import {
  organizations,
  type AccessStatus,
  type OrganizationDetail,
} from '@liftwatch/core/contract/accounts/organizations'
import { editedBy, staleRefusal } from '@liftwatch/core/domain/last-change'
import { contactRefusal } from '@liftwatch/core/domain/organization-sight'
import { councilsRefusal, protectedRefusal, suspendOrganizationRefusal } from '@liftwatch/core/domain/organizations'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { act } from '../actions/act'
import { changeAll, perform, type RecordAction, type RecordKind } from '../actions/perform'
import type { MemberCall } from '../actions/own-organization'
import { operatorOf } from '../http/caller'
import { route } from '../http/route'
import { findIn } from '../queries/list-query'
import type { NewNotice } from '../queries/notices'
import { organizationDetails } from '../queries/organization-list'
import {
  insertOrganizationIfNew,
  listTownCouncils,
  lockOrganizations,
  saveEmsuCouncils,
  saveOrganization,
} from '../queries/organizations'

function noticeOf(id: string): NewNotice {
  return { kind: 'organizations', subjectId: id, count: 1, organizationId: id }
}

/** Organisations as those who administer them act on them. */
const organizationKind: RecordKind<OrganizationDetail, null> = {
  lock: lockOrganizations,
  find: (tx, _caller, id) => findIn(tx, organizationDetails, id),
  save: saveOrganization,
  notices: id => [noticeOf(id)],
  changesAccess: true,
}

/** To one of another name. */
function renamedKind(name: string): typeof organizationKind {
  return {
    ...organizationKind,
    lock: (tx, caller, ids) => lockOrganizations(tx, caller, ids, name),
    // Lists of lifts show the names of those who look after them.
    notices: id => [noticeOf(id), { kind: 'lifts', subjectId: null, count: 1 }],
  }
}

const councilsKind: typeof organizationKind = {
  ...organizationKind,
  async save(tx, id, after) {
    await saveOrganization(tx, id, after)
    await saveEmsuCouncils(
      tx,
      id,
      after.townCouncils.map(council => council.id),
    )
  },
}

function edited({ caller, at }: MemberCall, before: OrganizationDetail) {
  return editedBy(before, operatorOf(caller), at)
}

/** Suspends organisations, or resumes them. */
function toStatus(call: MemberCall, status: AccessStatus): RecordAction<OrganizationDetail> {
  return {
    refusal: before => suspendOrganizationRefusal(before, call.caller.organization.id),
    apply: before => (before.status === status ? before : { ...before, status, ...edited(call, before) }),
    detail: ({ name }) => ({ name }),
  }
}

export const organizationAdminRoutes = [
  route(organizations.create, call => {
    const { at, input } = call
    throwIfRefused(protectedRefusal(input.type))
    const id = newId()
    return act(call, async tx => {
      const isNew = await insertOrganizationIfNew(tx, { id, ...input, createdAt: at })
      if (!isNew) throw new AppError('name-taken', { params: { name: input.name } })
      return {
        answer: (await findIn(tx, organizationDetails, id))!,
        entries: [{ subjectId: id, detail: { ...input } }],
        notices: [noticeOf(id)],
      }
    })
  }),

  route(organizations.rename, call => {
    const { id, updatedAt, name } = call.input
    return perform(renamedKind(name), call, id, {
      refusal: before => protectedRefusal(before.type),
      staleness: before => staleRefusal(before, updatedAt),
      apply: before => (before.name === name ? before : { ...before, name, ...edited(call, before) }),
      detail: before => ({ before: { name: before.name }, after: { name } }),
    })
  }),

  route(organizations.suspend, call => changeAll(organizationKind, call, call.input.ids, toStatus(call, 'INACTIVE'))),

  route(organizations.resume, call => changeAll(organizationKind, call, call.input.ids, toStatus(call, 'ACTIVE'))),

  route(organizations.saveContact, call => {
    const { id, updatedAt, phone, email } = call.input
    return perform(organizationKind, call, id, {
      refusal: (before, { caller }) => contactRefusal(caller, before),
      staleness: before => staleRefusal(before, updatedAt),
      apply: before =>
        before.phone === phone && before.email === email
          ? before
          : { ...before, phone, email, ...edited(call, before) },
      detail: ({ name, ...before }) => ({
        name,
        before: { phone: before.phone, email: before.email },
        after: { phone, email },
      }),
    })
  }),

  route(organizations.saveCouncils, async call => {
    const { id, updatedAt, townCouncilIds } = call.input
    const wanted = [...new Set(townCouncilIds)]
    const councils = await listTownCouncils(call.db, wanted)
    return perform(councilsKind, call, id, {
      refusal: before =>
        councilsRefusal(before) ?? (councils.length < wanted.length ? { code: 'not-found' } : undefined),
      apply: before => {
        const isSame =
          before.townCouncils.length === wanted.length && before.townCouncils.every(one => wanted.includes(one.id))
        return isSame ? before : { ...before, townCouncils: councils, ...edited(call, before) }
      },
      staleness: before => staleRefusal(before, updatedAt),
      detail: ({ name, ...before }) => ({
        name,
        before: { townCouncils: before.townCouncils.map(one => one.name) },
        after: { townCouncils: councils.map(one => one.name) },
      }),
    })
  }),
]
