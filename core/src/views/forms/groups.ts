import { groups, type GroupRow } from '../../contract/accounts/groups'
import { nameMaxCharacters } from '../../limits'
import { formView } from './form-view'

const name = {
  kind: 'line',
  label: 'groups.fields.name',
  required: 'groups.nameRequired',
  maxCharacters: nameMaxCharacters,
} as const

export const createGroupForm = formView(groups.create, {
  title: 'groups.create',
  submit: 'groups.create',
  done: 'groups.created',
  outcome: 'created',
  fields: { name },
  places: { 'name-taken': ['name'] },
})

export const renameGroupForm = formView(groups.rename, {
  title: 'groups.rename',
  submit: 'groups.rename',
  done: 'groups.renamed',
  outcome: 'renamed',
  fixed: ['id'],
  fields: { name },
  places: { 'name-taken': ['name'] },
  edits: { detail: groups.detail },
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
  edits: { detail: groups.detail },
})
