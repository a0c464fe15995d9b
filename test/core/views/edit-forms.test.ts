import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { FormRow, FormView } from '@liftwatch/core/views/forms/form-view'

const folder = path.resolve(import.meta.dirname, '../../../core/src/views/forms')
const modules = await Promise.all(
  readdirSync(folder).map(file => import(path.join(folder, file)) as Promise<Record<string, unknown>>),
)

const forms = modules
  .flatMap(exported => Object.values(exported))
  .filter((one): one is FormView => typeof one === 'object' && one !== null && 'endpoint' in one && 'fields' in one)

/** What is done once: it says who was first to anyone who comes second. */
const isDoneOnce = ({ endpoint: { ownErrors } }: FormView) =>
  ownErrors.some(code => ['already-acknowledged', 'wrong-case-status', 'already-switched-on'].includes(code))

const one = { id: '', name: '' }
const related = { id: '', groups: [one], townCouncils: [one] } as FormRow

/** Whether a form begins with words that its record has, and replaces them. */
function replacesWords({ fields, edits }: FormView): boolean {
  const shape = edits?.detail.answer && 'shape' in edits.detail.answer ? (edits.detail.answer.shape as object) : {}
  return fields.some(({ name }) => {
    const from = edits?.from[name] ?? name
    return typeof from === 'function' ? from(related).length > 0 : from in shape
  })
}

const edits = forms.filter(form => form.edits && replacesWords(form) && !isDoneOnce(form))

describe('the forms that replace what a record says', () => {
  it('are those of every kind of record', () => {
    expect([...new Set(edits.map(({ endpoint }) => endpoint.id))].toSorted()).toEqual([
      'complaints.edit',
      'groups.rename',
      'liftFaults.report',
      'organizations.rename',
      'organizations.saveContact',
      'organizations.saveCouncils',
      'passengerTraps.correctTeam',
      'passengerTraps.report',
      'switchOffs.edit',
      'users.save',
    ])
  })

  it('know who changed it last, and are refused where that was after it was read', () => {
    for (const { name, edits: of, endpoint } of edits) {
      expect(of?.lastChange, name).toBeDefined()
      expect(Object.keys(endpoint.input.shape), name).toContain('updatedAt')
      expect(endpoint.ownErrors, name).toContain('changed-meanwhile')
    }
  })
})
