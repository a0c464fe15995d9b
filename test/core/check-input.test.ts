import { expect, it } from 'vitest'
import { z } from 'zod'
import { checkInput } from '@liftwatch/core/contract/check-input'
import { liftFaults } from '@liftwatch/core/contract/alarms/lift-faults'

const whole = z.int().min(1).max(100)

it.each<[string, z.core.$ZodType, unknown, string]>([
  ['nothing', z.string(), undefined, 'is required'],
  ['no choice', z.enum(['a', 'b']), undefined, 'is required'],
  ['a number for text', z.string(), 7, 'must be text'],
  ['null for text', z.string(), null, 'must be text'],
  ['text for a number', z.coerce.number(), 'seven', 'must be a number'],
  ['a part of a number', whole, 1.5, 'must be a whole number'],
  ['text for a switch', z.boolean(), 'yes', 'must be true or false'],
  ['one for a list', z.array(z.string()), 'one', 'must be a list'],
  ['text for an object', z.object({}), 'text', 'must be an object'],
  ['another type', z.bigint(), 1, 'must be of type bigint'],
  ['another word', z.enum(['SET', 'CLEAR']), 'set', 'must be one of SET, CLEAR'],
  ['another value', z.literal(3), 4, 'must be 3'],
  ['too little', whole, 0, 'must be at least 1'],
  ['too much', whole, 101, 'must be at most 100'],
  ['nothing above', z.number().positive(), 0, 'must be more than 0'],
  ['nothing below', z.number().lt(5), 5, 'must be less than 5'],
  ['empty text', z.string().min(1), '', 'must have at least 1 character'],
  ['long text', z.string().max(3), 'long', 'must have at most 3 characters'],
  ['text of another length', z.string().length(4), '1', 'must have exactly 4 characters'],
  ['too many', z.array(z.int()).max(1), [1, 2], 'must have at most 1 item'],
  ['no id', z.uuid(), '1', 'must be an id such as 01890a5d-ac96-774b-bcce-b302099a8057'],
  ['no address', z.email(), '1', 'must be an e-mail address'],
  ['text of another pattern', z.string().regex(/^a$/), 'b', 'has the wrong form'],
  ['no date', z.iso.date(), 'today', 'must be a date such as 2026-11-30'],
  ['none of two shapes', z.union([z.string(), z.int()]), null, 'has the wrong form'],
  ['no multiple', z.int().multipleOf(5), 7, 'must be a multiple of 5'],
  ['what no rule of its own words allows', z.string().refine(() => false), 'a', 'has the wrong form'],
  ['another field', z.strictObject({}), { a: 1 }, 'has no a'],
])('%s is refused with what it must be', (_, shape, input, words) => {
  expect(checkInput(shape, input).error?.issues.map(({ message }) => message)).toEqual([words])
})

it("a shape's own words are not changed, nor is what is right", () => {
  expect(checkInput(z.string().min(1, { error: 'Please enter team' }), '').error?.issues[0]!.message).toBe(
    'Please enter team',
  )
  const parsed = checkInput(liftFaults.page.input, { page: '2', sort: 'liftName' })
  expect(parsed).toMatchObject({ success: true, data: { page: 2, size: 20, sort: 'liftName' } })
})
