import { groups, type GroupRow } from '../../contract/accounts/groups'
import { lastChangeOf } from '../../domain/last-change'
import { editGroupRefusal } from '../../domain/groups'
import type { Refusal } from '../../errors'
import { nameMaxCharacters } from '../../limits'
import type { Reader } from './form-field'
import { formView } from './form-view'

const name = {
  kind: 'line',
  label: 'groups.fields.name',
  required: 'groups.nameRequired',
  maxCharacters: nameMaxCharacters,
} as const

/** As the server refuses it. */
function rule(group: GroupRow, { role }: Pick<Reader, 'role'>): Refusal | undefined {
  return role === null ? undefined : editGroupRefusal({ role }, group)
}

const edits = { detail: groups.detail, rule, serverRule: rule }

export const createGroupForm = formView(groups.create, {
  title: 'groups.create',
  submit: 'groups.create',
  done: 'groups.created',
  outcome: 'created',
  examples: ['"Night shift"'],
  fields: { name },
  places: { 'name-taken': ['name'] },
})

export const renameGroupForm = formView(groups.rename, {
  title: 'groups.rename',
  submit: 'groups.rename',
  done: 'groups.renamed',
  outcome: 'renamed',
  fixed: ['id', 'updatedAt'],
  fields: { name },
  places: { 'name-taken': ['name'] },
  edits: { ...edits, lastChange: lastChangeOf },
})

export const removeGroupForm = formView(groups.remove, {
  title: 'groups.remove',
  submit: 'groups.remove',
  done: 'groups.removed',
  outcome: 'removed',
  fixed: ['ids'],
  fields: {},
  asks: {
    title: 'groups.removeTitle',
    text: ({ memberCnt }: GroupRow) =>
      memberCnt === 0 ? 'groups.removeEmptyText' : ['groups.removeText', { count: memberCnt }],
  },
  edits,
})
