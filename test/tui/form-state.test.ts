import { switchedOn } from '@liftwatch/core/views/forms/form-values'
import { expect, test } from 'vitest'
import { edited, fieldOf, type FieldEdit } from '../../tui/src/components/form/field-state'
import type { FieldSpec } from '../../tui/src/components/form/field-spec'
import { changed, formOf, valuesOf, type FormAction } from '../../tui/src/components/form/form-state'

function edit(text: string, ...edits: FieldEdit[]) {
  return edits.reduce(edited, fieldOf(text))
}

test('edits go by whole characters', () => {
  expect(edit('门👷🏽‍♀️', { kind: 'backspace' }).text).toBe('门')
  expect(edit('ab', { kind: 'left' }, { kind: 'insert', text: 'x' })).toEqual({ text: 'axb', cursor: 2 })
  expect(edit('ab', { kind: 'home' }, { kind: 'delete' }, { kind: 'right' }, { kind: 'right' })).toEqual({
    text: 'b',
    cursor: 1,
  })
  expect(edit('ab', { kind: 'clear' }, { kind: 'backspace' })).toEqual({ text: '', cursor: 0 })
})

test('home and end keep to their line, up and down to their column', () => {
  expect(edit('one\ntwo', { kind: 'home' }).cursor).toBe(4)
  expect(edit('\none', { kind: 'home' }, { kind: 'left' }, { kind: 'home' }).cursor).toBe(0)
  expect(edit('long line\nxy', { kind: 'up', width: 20 }).cursor).toBe(2)
  expect(edit('one\ntwo', { kind: 'up', width: 20 }, { kind: 'end' }).cursor).toBe(3)
  expect(edit('one', { kind: 'up', width: 20 }).cursor).toBe(3)
})

const specs = [
  { name: 'name', label: 'Name', kind: 'line' },
  { name: 'remember', label: 'Remember', kind: 'check' },
  { name: 'result', label: 'Result', kind: 'text' },
] as const satisfies FieldSpec<string>[]

function act(...actions: FormAction[]) {
  const start = formOf({ name: '', remember: '', result: 'one\ntwo' })
  return actions.reduce((state, action) => changed(specs, state, action), start)
}

const type = (text: string) => ({ kind: 'type', text }) as const

test('a field takes what fits it', () => {
  const state = act(type('Tan\r\nAh\x1b[A Kow'), { kind: 'next' }, type(' '), { kind: 'next' }, type('\r\nthree'))
  expect(valuesOf(state)).toEqual({ name: 'Tan Ah[A Kow', remember: switchedOn, result: 'one\ntwo\nthree' })
  expect(valuesOf(act({ kind: 'next' }, type(' '), type('q'), type(' '))).remember).toBe('')
})

test('focus goes round, and through the rows of a long text', () => {
  const up = { kind: 'edit', edit: { kind: 'up', width: 20 } } as const
  expect(act({ kind: 'previous' }).focus).toBe(2)
  expect(act({ kind: 'previous' }, up).focus).toBe(2)
  expect(act({ kind: 'previous' }, up, up).focus).toBe(1)
  expect(act({ kind: 'next' }, { kind: 'next' }, { kind: 'next' }).focus).toBe(0)
})
