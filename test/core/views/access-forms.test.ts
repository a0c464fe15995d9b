import { describe, expect, it } from 'vitest'
import { permission } from '@liftwatch/core/contract/accounts/permission-shape'
import { translatorOf } from '@liftwatch/core/text/all-texts'
import { inviteAdminForm, inviteForm } from '@liftwatch/core/views/forms/accounts'
import { checkForm } from '@liftwatch/core/views/forms/check-form'
import { offeredField, wordsIn, type Reader } from '@liftwatch/core/views/forms/form-field'
import type { FormRow, FormView } from '@liftwatch/core/views/forms/form-view'
import { removeGroupForm } from '@liftwatch/core/views/forms/groups'
import { startValues } from '@liftwatch/core/views/forms/form-values'
import {
  createOrganizationForm,
  resumeOrganizationForm,
  saveContactForm,
  suspendOrganizationForm,
} from '@liftwatch/core/views/forms/organizations'
import { rowInput } from '@liftwatch/core/views/forms/row-input'
import { editUserForm, removeUserForm, resumeUserForm, suspendUserForm } from '@liftwatch/core/views/forms/users'
import { permissionWords } from '@liftwatch/core/views/permission-words'

const t = translatorOf('en')
const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const reader: Reader = {
  userId: 'me',
  organizationId: 'mine',
  organizationType: 'TOWN_COUNCIL',
  role: 'ADMIN',
  permissions: new Set(),
}

const row = { id, role: 'USER', status: 'ACTIVE', groups: [{ id, name: 'Night' }] }
const codes = (of: object, by: Reader = reader) =>
  [editUserForm, suspendUserForm, resumeUserForm, removeUserForm].map(
    ({ edits }) => edits!.rule({ ...row, ...of }, by)?.code,
  )

describe('the form of a user', () => {
  it('begins with the role and the groups, and gives groups for USER alone', () => {
    const values = startValues(editUserForm, row)
    expect(values).toEqual({ role: 'USER', groupIds: id })
    expect(checkForm(editUserForm, values, t, { id }).input).toEqual({ id, role: 'USER', groupIds: [id] })
    const admin = checkForm(editUserForm, { ...values, role: 'ADMIN' }, t, { id }).input
    expect(admin).toEqual({ id, role: 'ADMIN' })
  })

  it('and the other actions are not offered for oneself, nor what would change nothing', () => {
    expect(codes({ id: 'me' })).toEqual(['own-user', 'own-user', 'own-user', 'own-user'])
    expect(codes({})).toEqual([undefined, undefined, 'not-suspended', undefined])
    expect(codes({ status: 'INACTIVE' })).toEqual([undefined, 'already-suspended', undefined, undefined])
  })
})

describe('the role of a service account', () => {
  it('is USER, and no other is offered', () => {
    const field = editUserForm.fields.find(({ name }) => name === 'role')!
    const offeredTo = (kind: string) => {
      const offered = offeredField(field, reader, { ...row, kind })
      return 'options' in offered && offered.options.map(({ value }) => value)
    }
    expect([offeredTo('SERVICE'), offeredTo('PERSON')]).toEqual([['USER'], ['USER', 'SUPERUSER', 'ADMIN']])
  })
})

describe('a role that is greater than one’s own', () => {
  const offered = (role: Reader['role']) =>
    [editUserForm, inviteForm].map(({ fields }) => {
      const field = offeredField(
        fields.find(({ name }) => name === 'role')!,
        { ...reader, role },
      )
      return 'options' in field && field.options.map(({ value }) => value)
    })

  it('is neither offered to edit nor to invite by', () => {
    const all = ['USER', 'SUPERUSER', 'ADMIN']
    expect(offered('ADMIN')).toEqual([all, all])
    expect(offered('SUPERUSER')).toEqual([all.slice(0, 2), all.slice(0, 2)])
    expect(offered('USER')).toEqual([['USER'], ['USER']])
  })

  it('is changed by no one who has less', () => {
    const refused = Array.from({ length: 4 }, () => 'no-permission')
    expect(codes({ role: 'ADMIN' }, { ...reader, role: 'SUPERUSER' })).toEqual(refused)
    expect(codes({ role: 'SUPERUSER' }, { ...reader, role: 'SUPERUSER' })).toEqual(codes({}))
  })
})

describe('the forms of an organisation', () => {
  it('create none of the type LIFTWATCH, and ask for a name', () => {
    const type = createOrganizationForm.fields.find(({ name }) => name === 'type')
    expect(type).not.toMatchObject({
      options: expect.arrayContaining([expect.objectContaining({ value: 'LIFTWATCH' })]) as unknown,
    })
    expect(checkForm(createOrganizationForm, startValues(createOrganizationForm), t).problems?.fields).toEqual({
      name: 'Please input organization name.',
    })
  })

  it('save a contact that is left empty as none', () => {
    const contact = { phone: '+65 6123 4567', email: '' }
    expect(checkForm(saveContactForm, contact, t, { id }).input).toEqual({ id, phone: '+65 6123 4567', email: null })
    expect(checkForm(saveContactForm, { phone: 'x', email: 'x' }, t, { id }).problems?.fields).toEqual({
      phone: 'Please enter a telephone number, such as +65 6123 4567',
      email: 'Please enter the correct email',
    })
  })

  it('suspend or resume any but one’s own', () => {
    const organizationCodes = (row: { id: string; type: string; status: string }) =>
      [suspendOrganizationForm, resumeOrganizationForm].map(({ edits }) => edits!.rule(row, reader)?.code)
    expect(organizationCodes({ id: 'mine', type: 'BCA', status: 'ACTIVE' })).toEqual([
      'own-organization',
      'own-organization',
    ])
    expect(organizationCodes({ id, type: 'BCA', status: 'ACTIVE' })).toEqual([undefined, 'not-suspended'])
    expect(organizationCodes({ id, type: 'BCA', status: 'INACTIVE' })).toEqual(['already-suspended', undefined])
  })
})

it('an invitation asks for groups of a USER alone', () => {
  const typed = { emails: 'lim@test.example', role: 'USER', groupIds: id }
  expect(checkForm(inviteForm, typed, t).input).toEqual({ emails: ['lim@test.example'], role: 'USER', groupIds: [id] })
  expect(checkForm(inviteForm, { ...typed, role: 'ADMIN' }, t).input).not.toHaveProperty('groupIds')
  expect(checkForm(inviteForm, { ...typed, emails: 'lim @test.example' }, t).problems?.fields).toEqual({
    emails: 'Please enter the correct email',
  })
})

it('an action is asked of several records at once where its call takes them', () => {
  expect(rowInput(suspendUserForm, [{ id: 'a' }, { id: 'b' }])).toEqual({ ids: ['a', 'b'] })
  expect(rowInput(editUserForm, [{ id: 'a' }])).toEqual({ id: 'a' })
})

it('an action says itself what its call takes of the record, where that is not its id', () => {
  expect(rowInput(inviteAdminForm, [{ id: 'a' }])).toEqual({ organizationId: 'a', role: 'ADMIN' })
})

it('an action that takes access asks first, and names how many it is about', () => {
  const asked = (view: FormView, row: object) => view.asks && wordsIn(t, view.asks.text(row as FormRow))
  expect(asked(removeGroupForm, { memberCnt: 0 })).toBe('It has no members.')
  expect(asked(removeGroupForm, { memberCnt: 3 })).toContain('members: 3')
  expect(asked(suspendOrganizationForm, { memberCnt: 2 })).toContain('Members: 2')
  expect(asked(resumeUserForm, {})).toBeUndefined()
})

it('each permission says what it opens', () => {
  const [english, chinese] = [translatorOf('en'), translatorOf('zh')]
  for (const one of permission.options) {
    const key = permissionWords(one)
    expect(english(key)).not.toBe(key)
    expect(chinese(key)).not.toBe(english(key))
  }
  expect(english(permissionWords('lift-fault.write'))).toBe('Lift faults: acknowledge and report')
  expect(english(permissionWords('mcr.write'))).toBe('Opens nothing yet')
})
