import { users, type MemberRow } from '../../contract/accounts/users'
import { resumeOfferRefusal, suspendOfferRefusal } from '../../domain/access-status'
import { lastChangeOf } from '../../domain/last-change'
import { changeMemberOfferRefusal, ownUserRefusal } from '../../domain/members'
import { isService } from '../../domain/service-accounts'
import type { Refusal } from '../../errors'
import type { OperatorName } from '../../contract/alarms/alarms'
import type { Reader } from './form-field'
import { formView } from './form-view'
import { groupsField, roleField } from './role-fields'

/**
 * The members that something is done to: not oneself, nor anyone of a greater role.
 * @param rule why it would change nothing
 */
function editsMember(rule: (row: MemberRow) => Refusal | undefined = () => undefined) {
  return {
    detail: users.detail,
    rule: (row: MemberRow, reader: Reader) => changeMemberOfferRefusal(row, reader) ?? rule(row),
    serverRule: (row: MemberRow, { id }: OperatorName) => ownUserRefusal(row, id),
  }
}

/** Role and groups of a member. */
export const editUserForm = formView(users.save, {
  title: 'users.edit',
  submit: 'users.save',
  done: 'users.saved',
  outcome: 'saved',
  fixed: ['id', 'updatedAt'],
  fields: { role: roleField, groupIds: groupsField },
  places: { 'groups-for-user-alone': ['groupIds'], 'service-account-role': ['role'] },
  edits: {
    ...editsMember(),
    from: { groupIds: ({ groups }) => groups.map(({ id }) => id) },
    lastChange: lastChangeOf,
  },
})

export const suspendUserForm = formView(users.suspend, {
  title: 'users.suspend',
  submit: 'users.suspend',
  done: 'users.suspended',
  outcome: 'suspended',
  fixed: ['ids'],
  fields: {},
  asks: {
    title: 'users.suspendTitle',
    text: (row: MemberRow) => (isService(row) ? 'users.suspendServiceText' : 'users.suspendText'),
  },
  edits: editsMember(suspendOfferRefusal),
})

export const resumeUserForm = formView(users.resume, {
  title: 'users.resume',
  submit: 'users.resume',
  done: 'users.resumed',
  outcome: 'resumed',
  fixed: ['ids'],
  fields: {},
  edits: editsMember(resumeOfferRefusal),
})

/** Ends the membership. */
export const removeUserForm = formView(users.remove, {
  title: 'users.remove',
  submit: 'users.remove',
  done: 'users.removed',
  outcome: 'removed',
  fixed: ['ids'],
  fields: {},
  asks: {
    title: 'users.removeTitle',
    text: (row: MemberRow) => (isService(row) ? 'users.removeServiceText' : 'users.removeText'),
  },
  edits: editsMember(),
})
