import { organizations, organizationType, type OrganizationRow } from '../../contract/accounts/organizations'
import { resumeOfferRefusal, suspendOfferRefusal } from '../../domain/access-status'
import { lastChangeOf } from '../../domain/last-change'
import { councilsRefusal, protectedRefusal, suspendOrganizationRefusal } from '../../domain/organizations'
import { emailMaxCharacters, nameMaxCharacters, phoneMaxCharacters } from '../../limits'
import { optionWord } from '../filters/option-word'
import { formView } from './form-view'

const name = {
  kind: 'line',
  label: 'organizations.fields.name',
  required: 'organizations.nameRequired',
  maxCharacters: nameMaxCharacters,
} as const

/** Of every type but LIFTWATCH, which there is one of. */
const types = organizationType.options.filter(type => protectedRefusal(type) === undefined)

export const createOrganizationForm = formView(organizations.create, {
  title: 'organizations.create',
  submit: 'organizations.create',
  done: 'organizations.created',
  outcome: 'created',
  examples: ['"Ascendo Lifts" --type lift-company'],
  fields: {
    name,
    type: {
      kind: 'choice',
      label: 'organizations.fields.type',
      options: types.map(value => ({ value, label: `states.organizationType.${value}` as const })),
      flag: ['--type <type>', types.map(value => optionWord({ value })).join(', ')],
    },
  },
  places: { 'name-taken': ['name'] },
})

const { detail } = organizations

export const renameOrganizationForm = formView(organizations.rename, {
  title: 'organizations.rename',
  submit: 'organizations.rename',
  done: 'organizations.renamed',
  outcome: 'renamed',
  fixed: ['id', 'updatedAt'],
  fields: { name },
  places: { 'name-taken': ['name'] },
  edits: { detail, rule: ({ type }) => protectedRefusal(type), lastChange: lastChangeOf },
})

/** How to reach it; what is left empty is not known. */
export const saveContactForm = formView(organizations.saveContact, {
  title: 'organizations.contact',
  submit: 'organizations.saveContact',
  done: 'organizations.contactSaved',
  outcome: 'saved',
  fixed: ['id', 'updatedAt'],
  fields: {
    phone: {
      kind: 'phone',
      label: 'organizations.fields.phone',
      wrong: 'organizations.phoneWrong',
      maxCharacters: phoneMaxCharacters,
    },
    email: {
      kind: 'email',
      label: 'organizations.fields.email',
      wrong: 'settings.invite.wrong',
      maxCharacters: emailMaxCharacters,
    },
  },
  edits: { detail, rule: ({ type }) => protectedRefusal(type), lastChange: lastChangeOf },
})

/** The councils that an EMSU serves, which a save replaces. */
export const saveCouncilsForm = formView(organizations.saveCouncils, {
  title: 'organizations.fields.townCouncils',
  submit: 'organizations.saveCouncils',
  done: 'organizations.councilsSaved',
  outcome: 'saved',
  fixed: ['id', 'updatedAt'],
  // The page that has this field knows which there are.
  fields: { townCouncilIds: { kind: 'own', label: 'organizations.fields.townCouncils' } },
  edits: {
    detail,
    from: { townCouncilIds: ({ townCouncils }) => townCouncils.map(({ id }) => id) },
    rule: councilsRefusal,
    lastChange: lastChangeOf,
  },
})

export const suspendOrganizationForm = formView(organizations.suspend, {
  title: 'organizations.suspend',
  submit: 'organizations.suspend',
  done: 'organizations.suspended',
  outcome: 'suspended',
  fixed: ['ids'],
  fields: {},
  asks: {
    title: 'organizations.suspendTitle',
    text: ({ memberCnt }: OrganizationRow) => ['organizations.suspendText', { count: memberCnt }],
  },
  edits: {
    detail,
    rule: (row, { organizationId }) => suspendOrganizationRefusal(row, organizationId) ?? suspendOfferRefusal(row),
    serverRule: ({ type }) => protectedRefusal(type),
  },
})

export const resumeOrganizationForm = formView(organizations.resume, {
  title: 'organizations.resume',
  submit: 'organizations.resume',
  done: 'organizations.resumed',
  outcome: 'resumed',
  fixed: ['ids'],
  fields: {},
  asks: {
    title: 'organizations.resumeTitle',
    text: ({ memberCnt }: OrganizationRow) => ['organizations.resumeText', { count: memberCnt }],
  },
  edits: {
    detail,
    rule: (row, { organizationId }) => suspendOrganizationRefusal(row, organizationId) ?? resumeOfferRefusal(row),
    serverRule: ({ type }) => protectedRefusal(type),
  },
})
