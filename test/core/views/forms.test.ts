import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { endpoint } from '@liftwatch/core/contract/endpoint'
import { AppError } from '@liftwatch/core/errors'
import { translatorOf } from '@liftwatch/core/text/all-texts'
import { formatMinute } from '@liftwatch/core/text/format'
import { inviteForm, setPasswordForm } from '@liftwatch/core/views/forms/accounts'
import { checkForm, refusedForm } from '@liftwatch/core/views/forms/check-form'
import { faultReportForm, trapReportForm } from '@liftwatch/core/views/forms/closing-report'
import { startValues } from '@liftwatch/core/views/forms/form-values'
import { formView } from '@liftwatch/core/views/forms/form-view'
import { tokenForm } from '@liftwatch/core/views/forms/user-tokens'
import { rootListNames } from '@liftwatch/core/views/resources/lists'
import { resourceViews } from '@liftwatch/core/views/resources/resource-views'

const t = translatorOf('en')
const id = '01890a5d-ac96-774b-bcce-b302099a8057'

const visit = endpoint('visits.save', {
  method: 'PUT',
  path: '/api/visit',
  access: 'member',
  input: z.object({
    id: z.uuid(),
    title: z.string().check(z.maxLength(10)),
    reason: z.enum(['yearly', 'repair']),
    part: z.optional(z.string()),
    days: z.array(z.enum(['mon', 'tue'])),
    persons: z.optional(z.int().check(z.gte(1), z.lte(4))),
    startsAt: z.int(),
    isUrgent: z.boolean(),
  }),
  answer: z.object({}),
})

const visitForm = formView(visit, {
  title: 'alarms.actions.report',
  submit: 'alarms.actions.submit',
  fixed: ['id'],
  fields: {
    title: { kind: 'line', label: 'alarms.fields.result', required: 'alarms.required.result' },
    reason: {
      kind: 'choice',
      label: 'alarms.fields.severity',
      options: [
        { value: 'yearly', label: 'states.role.USER' },
        { value: 'repair', label: 'states.role.ADMIN' },
      ],
    },
    part: {
      kind: 'line',
      label: 'alarms.fields.block',
      required: 'traps.teamRequired',
      shownWhen: ({ reason }) => reason === 'repair',
    },
    days: {
      kind: 'several',
      label: 'alarms.fields.setFrom',
      options: [
        { value: 'mon', label: 'states.role.USER' },
        { value: 'tue', label: 'states.role.ADMIN' },
      ],
    },
    persons: { kind: 'number', label: 'alarms.fields.repeatCnt' },
    startsAt: { kind: 'instant', label: 'alarms.fields.alarmStartTs', required: 'traps.teamRequired' },
    isUrgent: { kind: 'switch', label: 'alarms.fields.alarmStatus' },
  },
})

const startsAt = Date.UTC(2026, 10, 23, 3, 30)
const filled = {
  ...startValues(visitForm),
  title: ' Ropes ',
  days: 'mon,tue',
  persons: '2',
  startsAt: formatMinute(startsAt),
  isUrgent: 'yes',
}

describe('what was typed into a form', () => {
  it('becomes what the contract takes, field by field', () => {
    expect(checkForm(visitForm, filled, t, { id }).input).toEqual({
      id,
      title: 'Ropes',
      reason: 'yearly',
      days: ['mon', 'tue'],
      persons: 2,
      startsAt,
      isUrgent: true,
    })
  })

  it('is checked by its shape, with words of the field or general ones', () => {
    const typed = { ...filled, title: 'x'.repeat(11), persons: '5', startsAt: '2026-02-30 10:00' }
    expect(checkForm(visitForm, typed, t, { id }).problems?.fields).toEqual({
      title: 'Please enter at most 10 characters',
      persons: 'Please enter at most 4',
      startsAt: 'Please correct this',
    })
    expect(checkForm(visitForm, { ...filled, title: ' ', persons: '0' }, t, { id }).problems?.fields).toEqual({
      title: 'Please enter result',
      persons: 'Please enter at least 1',
    })
  })

  it('is asked for only where the rest of the form asks for it, and then may be needed', () => {
    expect(checkForm(visitForm, { ...filled, part: 'rope' }, t, { id }).input).not.toHaveProperty('part')
    const repair = { ...filled, reason: 'repair' }
    expect(checkForm(visitForm, repair, t, { id }).problems?.fields).toEqual({ part: 'Please enter team' })
    expect(checkForm(visitForm, { ...repair, part: 'rope' }, t, { id }).input).toMatchObject({ part: 'rope' })
  })

  it('is not sent with what was cut short elsewhere', () => {
    expect(checkForm(visitForm, filled, t, { id: '0189' }).problems).toMatchObject({
      fields: {},
      form: expect.stringContaining('must be an id') as string,
    })
  })

  it('is put back as text, from a record with names of its own', () => {
    expect(startValues(visitForm, { ...visitRow, id })).toEqual({ ...filled, title: 'Ropes', part: '' })
    const trap = { id, operatorName: 'Lim', ptCode: null, result: 'Freed.' }
    expect(startValues(trapReportForm, trap)).toEqual({ name: 'Lim', code: '', result: 'Freed.' })
  })
})

const visitRow = { title: 'Ropes', reason: 'yearly', days: ['mon', 'tue'], persons: 2, startsAt, isUrgent: true }

describe('the forms that there are', () => {
  it('say of several entries which are wrong, and of too many that they are', () => {
    const problems = (emails: string) =>
      checkForm(inviteForm, { emails, role: 'USER', groupIds: '' }, t).problems?.fields['emails']
    expect(problems(' ,\n')).toBe('Please enter email')
    expect(problems('lim')).toBe('Please enter the correct email')
    expect(problems('lim, a@test.example; lee@')).toBe('Please enter the correct email: lim, lee@')
    expect(problems(Array.from({ length: 51 }, (_, at) => `a${at}@test.example`).join())).toBe(
      'Please enter at most 50 addresses',
    )
  })

  it('keep a choice of numbers a number, and the blanks of a password', () => {
    const token = { ...startValues(tokenForm), name: 'nightly', permissions: 'home' }
    expect(checkForm(tokenForm, token, t).input).toMatchObject({ expiresInDays: 90, permissions: ['home'] })
    const password = { oldPassword: ' old ', password: ' 123456789', endTokens: '' }
    expect(checkForm(setPasswordForm, password, t).input).toEqual({ ...password, endTokens: false })
  })

  it('show what the server has against them at the fields that it is about', () => {
    expect(refusedForm(setPasswordForm, new AppError('wrong-password'), t)).toEqual({
      fields: { oldPassword: 'The old password is wrong.' },
    })
    const errors = [{ path: 'faultCode', message: 'is none of the technician codes' }]
    expect(refusedForm(faultReportForm, new AppError('bad-input', { errors }), t)).toEqual({
      fields: { faultCode: 'Please choose a code from the list' },
    })
    expect(refusedForm(faultReportForm, new AppError('report-locked'), t).form).toBe('Acknowledge first.')
  })
})

it('a name, a kind or a missing field that the call does not take does not compile', () => {
  const said = { title: 'alarms.actions.report', submit: 'alarms.actions.submit' } as const
  const { input } = endpoint('visits.find', {
    method: 'GET',
    path: '/api/visit',
    access: 'member',
    input: z.object({ name: z.string(), isOpen: z.optional(z.boolean()) }),
    answer: z.object({}),
  })
  const call = endpoint('visits.find', { method: 'GET', path: '/api/visit', access: 'member', input, answer: input })
  const name = { kind: 'line', label: 'alarms.fields.result', required: 'alarms.required.result' } as const
  expect(formView(call, { ...said, fields: { name } }).fields).toHaveLength(1)
  // @ts-expect-error -- the call has no such name
  expect(formView(call, { ...said, fields: { name, nam: name } }).fields).toHaveLength(2)
  // @ts-expect-error -- yes and no is no line
  expect(formView(call, { ...said, fields: { name, isOpen: name } }).fields).toHaveLength(2)
  // @ts-expect-error -- the call needs a name
  expect(formView(call, { ...said, fields: {} }).fields).toHaveLength(0)
})

it('no action of a list has a key and a question: the monitor does at once what asks for nothing to be filled in', () => {
  const actions = rootListNames.flatMap(name => resourceViews[name].actions)
  expect(actions.length).toBeGreaterThan(5)
  expect(actions.filter(({ key, asks, fields }) => key !== undefined && asks && fields.length === 0)).toEqual([])
})
