import { expect, test } from 'vitest'
import type { FieldSpec } from '../../tui/src/components/form/field-spec'
import { formLayout } from '../../tui/src/components/form/form-layout'

const line: FieldSpec<string> = { name: 'line', label: 'Line', kind: 'line' }
const text: FieldSpec<string> = { name: 'text', label: 'Text', kind: 'text' }
const check: FieldSpec<string> = { name: 'check', label: 'Check', kind: 'check' }

test('a long text has the rows that the other fields and what is offered leave', () => {
  expect(formLayout([line, line, text], 0, 20, 0)).toEqual({
    top: 0,
    end: 3,
    gap: 1,
    textRows: 13,
    suggestionsMax: 3,
  })
  expect(formLayout([line, line, text], 1, 20, 60)).toMatchObject({ textRows: 10, suggestionsMax: 3 })
  expect(formLayout([text, text], 0, 20, 0).textRows).toBe(8)
})

test('without one, what is offered has them', () => {
  expect(formLayout([line], 0, 20, 60)).toMatchObject({ top: 0, suggestionsMax: 18 })
})

test('where the window is small, fields come without rows between, and the one with the focus is in sight', () => {
  const many = [line, line, line, line, check, text]
  expect(formLayout(many, 0, 12, 0)).toMatchObject({ top: 0, gap: 0 })
  expect(formLayout(many, 2, 6, 0)).toMatchObject({ top: 0, end: 3 })
  expect(formLayout(many, 0, 7, 0)).toMatchObject({ top: 0, end: 3 })
  expect(formLayout(many, 3, 6, 0)).toMatchObject({ top: 1, end: 4 })
  expect(formLayout(many, 5, 6, 0)).toMatchObject({ top: 3, end: 6, textRows: 1 })
  expect(formLayout(many, 5, 1, 0).top).toBe(5)
})
