import { accounts } from '../../contract/accounts/accounts'
import { invitationsAtOnceMax, nameMaxCharacters } from '../../limits'
import { address, endTokens, newPassword } from './account-fields'
import { formView } from './form-view'

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

export const inviteForm = formView(accounts.invite, {
  title: 'settings.sections.invite',
  submit: 'settings.invite.send',
  hasDraft: true,
  fields: {
    emails: {
      kind: 'entries',
      label: 'settings.invite.emails',
      hint: ['settings.invite.emailsHint', { max: invitationsAtOnceMax }],
      required: 'settings.invite.required',
      wrong: 'settings.invite.wrong',
      wrongOnes: 'settings.invite.wrongOnes',
      tooMany: ['settings.invite.tooMany', { max: invitationsAtOnceMax }],
      width: '32rem',
    },
    // The one that opens least comes first.
    role: {
      kind: 'choice',
      label: 'settings.invite.role',
      options: [
        { value: 'USER', label: 'states.role.USER', hint: 'settings.invite.roleHints.USER' },
        { value: 'SUPERUSER', label: 'states.role.SUPERUSER', hint: 'settings.invite.roleHints.SUPERUSER' },
        { value: 'ADMIN', label: 'states.role.ADMIN', hint: 'settings.invite.roleHints.ADMIN' },
      ],
    },
  },
})
