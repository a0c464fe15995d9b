import { accounts } from '../../contract/accounts/accounts'
import type { OrganizationRow } from '../../contract/accounts/organizations'
import { protectedRefusal } from '../../domain/organizations'
import { invitationsAtOnceMax, nameMaxCharacters } from '../../limits'
import { address, endTokens, newPassword } from './account-fields'
import { formView } from './form-view'
import { groupsField, roleField } from './role-fields'

export const forgotPasswordForm = formView(accounts.forgotPassword, {
  title: 'account.forget',
  submit: 'account.sendLink',
  fields: { name: address },
})

export const resetPasswordForm = formView(accounts.resetPassword, {
  title: 'account.reset',
  submit: 'account.savePassword',
  fixed: ['token'],
  fields: { password: newPassword, endTokens },
  places: { 'weak-password': ['password'] },
})

export const setPasswordForm = formView(accounts.setPassword, {
  title: 'account.setPassword',
  submit: 'account.savePassword',
  done: 'account.setDone',
  fields: {
    oldPassword: {
      kind: 'password',
      label: 'account.oldPassword',
      required: 'account.oldPasswordRequired',
      autoComplete: 'current-password',
    },
    password: newPassword,
    endTokens,
  },
  places: { 'wrong-password': ['oldPassword'], 'weak-password': ['password'] },
})

export const joinForm = formView(accounts.join, {
  title: 'account.join',
  submit: 'account.join',
  fixed: ['token'],
  fields: {
    nickname: {
      kind: 'line',
      label: 'account.nickname',
      hint: 'account.nicknameHint',
      required: 'account.nicknameRequired',
      maxCharacters: nameMaxCharacters,
      autoComplete: 'name',
    },
    password: newPassword,
  },
  places: { 'weak-password': ['password'] },
})

/** Whom to invite. */
const emails = {
  kind: 'entries',
  label: 'settings.invite.emails',
  hint: ['settings.invite.emailsHint', { max: invitationsAtOnceMax }],
  required: 'settings.invite.required',
  wrong: 'settings.invite.wrong',
  wrongOnes: 'settings.invite.wrongOnes',
  tooMany: ['settings.invite.tooMany', { max: invitationsAtOnceMax }],
  width: '32rem',
} as const

export const inviteForm = formView(accounts.invite, {
  title: 'settings.sections.invite',
  submit: 'settings.invite.send',
  hasDraft: true,
  outcome: 'invited',
  fixed: ['organizationId'],
  fields: {
    emails,
    role: roleField,
    groupIds: groupsField,
  },
  places: { 'groups-for-user-alone': ['groupIds'] },
})

/** The same beside the list of members. */
export const inviteMemberForm: typeof inviteForm = { ...inviteForm, title: 'users.invite' }

/** Invites people to administer an organisation. */
export const inviteAdminForm = formView(accounts.invite, {
  title: 'organizations.inviteAdmin',
  submit: 'settings.invite.send',
  done: 'organizations.adminInvited',
  outcome: 'invited',
  fixed: ['organizationId', 'role', 'groupIds'],
  fields: { emails },
  ofRow: ({ id }) => ({ organizationId: id, role: 'ADMIN' as const }),
  rule: ({ type }: OrganizationRow) => protectedRefusal(type),
})
